import { describe, expect, it } from 'vitest';
import type { ClaimedMail } from '#netlify/outbox/outbox-store.ts';
import { decideOutcome, mayRepeat } from '#netlify/outbox/outbox-rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = Date.parse('2026-11-20T10:00Z');

const mail = (change: Partial<ClaimedMail> = {}): ClaimedMail => ({
  key: 'confirmation/4F7K2M9QXA',
  kind: 'confirmation',
  payload: { sessionId: 'cs_1' },
  createdAt: now,
  attempts: 1,
  mayHaveBeenSent: false,
  ...change,
});
const slip = (change: Partial<ClaimedMail> = {}) =>
  mail({ key: 'packing-slip/4F7K2M9QXA', kind: 'packing-slip', ...change });

const dedupes = { providerDedupes: true };
const repeats = { providerDedupes: false };

describe('a rejected mail', () => {
  it.each([
    [1, 1],
    [2, 5],
    [3, 15],
    [4, 60],
    [5, 240],
    [9, 240],
  ])('waits after attempt %i for %i minutes', (attempts, minutes) => {
    expect(decideOutcome(mail({ attempts }), 'refused', dedupes, now)).toEqual({
      result: 'again',
      at: now + minutes * MINUTE,
      mayHaveBeenSent: false,
    });
  });

  it('is retried for 20 hours, then given up with an alert', () => {
    const almost = mail({ createdAt: now - 20 * HOUR + 1 });
    expect(decideOutcome(almost, 'refused', dedupes, now).result).toBe('again');
    expect(decideOutcome(mail({ createdAt: now - 20 * HOUR }), 'refused', dedupes, now)).toEqual({
      result: 'dead',
      alert: {
        key: 'dead-letter/confirmation/4F7K2M9QXA',
        kind: 'dead-letter',
        payload: {
          key: 'confirmation/4F7K2M9QXA',
          reason: 'refused',
          mail: { kind: 'confirmation', payload: { sessionId: 'cs_1' } },
        },
      },
    });
  });

  it.each(['packing-slip', 'contact', 'enquiry', 'data-request-notice', 'dead-letter'])(
    'to the shop (%s) is retried every four hours for weeks',
    (kind) => {
      const old = mail({ kind, createdAt: now - 30 * 24 * HOUR, attempts: 180 });
      expect(decideOutcome(old, 'refused', dedupes, now)).toEqual({
        result: 'again',
        at: now + 4 * HOUR,
        mayHaveBeenSent: false,
      });
    },
  );
});

describe('a mail that may have arrived', () => {
  it.each([
    ['to a customer, provider drops duplicates', mail(), dedupes, 'again'],
    ['to a customer, provider does not', mail(), repeats, 'dead'],
    ['to the shop, provider drops duplicates', slip(), dedupes, 'again'],
    ['to the shop, provider does not', slip(), repeats, 'again'],
  ] as const)('%s: %s', (_what, claimed, policy, result) => {
    expect(decideOutcome(claimed, 'unknown', policy, now).result).toBe(result);
  });

  it('stays uncertain until it is sent', () => {
    const claimed = slip({ mayHaveBeenSent: true, attempts: 2 });
    expect(decideOutcome(claimed, 'refused', repeats, now)).toMatchObject({
      mayHaveBeenSent: true,
    });
    expect(decideOutcome(claimed, 'sent', repeats, now)).toEqual({ result: 'sent' });
  });

  it('may be repeated to the shop, and to a customer only if the provider drops duplicates', () => {
    expect(mayRepeat('packing-slip', repeats)).toBe(true);
    expect(mayRepeat('confirmation', repeats)).toBe(false);
    expect(mayRepeat('confirmation', dedupes)).toBe(true);
  });
});

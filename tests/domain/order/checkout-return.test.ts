import { describe, expect, it } from 'vitest';
import { parseCheckoutReturn, resolveCheckoutReturn } from '#domain/order/checkout-return.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const EARLIER = NOW - 60_000;
const stored = { sessionId: 'cs_1', seenAt: EARLIER, isSettled: true };

describe('the return of a tab from checkout', () => {
  it.each([
    ['a session in the URL starts a return', 'cs_1', null, NOW],
    ['another session in the URL starts another', 'cs_2', stored, NOW],
    ['the same session in the URL keeps the stored return', 'cs_1', stored, EARLIER],
    ['a URL without a session keeps the stored return', null, stored, EARLIER],
    ['an empty session in the URL counts as none', '', stored, EARLIER],
  ])('%s', (_, sessionId, visit, seenAt) => {
    expect(resolveCheckoutReturn(sessionId, visit, NOW)?.seenAt).toBe(seenAt);
  });

  it('starts with cart and draft not cleared', () => {
    expect(resolveCheckoutReturn('cs_2', stored, NOW)?.isSettled).toBe(false);
  });

  it('is null when neither URL nor storage has a session', () => {
    expect(resolveCheckoutReturn(null, null, NOW)).toBeNull();
    expect(resolveCheckoutReturn('', null, NOW)).toBeNull();
  });

  it('is parsed as it was stored', () => {
    expect(parseCheckoutReturn(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it.each([
    ['nothing', null],
    ['a text', 'cs_1'],
    ['no session', { seenAt: NOW, isSettled: false }],
    ['an empty session', { sessionId: '', seenAt: NOW, isSettled: false }],
    ['a time in words', { sessionId: 'cs_1', seenAt: 'noon', isSettled: false }],
    ['no isSettled', { sessionId: 'cs_1', seenAt: NOW }],
  ])('is null for %s', (_, value) => {
    expect(parseCheckoutReturn(value)).toBeNull();
  });
});

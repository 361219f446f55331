import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Instant } from '#domain/day.ts';
import { sendOutbox, type OutboxRun } from '#netlify/outbox/send-outbox.ts';
import { inMemoryLog } from '../support/in-memory/log.ts';
import { inMemoryMailer } from '../support/in-memory/mailer.ts';
import { inMemoryOutbox } from '../support/in-memory/outbox.ts';

const START = Date.parse('2026-11-20T10:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const UNREADABLE = 'unreadable';

let outbox: ReturnType<typeof inMemoryOutbox>;
let mailer: ReturnType<typeof inMemoryMailer>;
let log: ReturnType<typeof inMemoryLog>;
let now: Instant;
let anotherRuns: number;
/** The kinds of the mails in the order in which they were written. */
let written: string[];
beforeEach(() => {
  outbox = inMemoryOutbox();
  mailer = inMemoryMailer();
  log = inMemoryLog();
  now = START;
  anotherRuns = 0;
  written = [];
});

afterEach(() => {
  vi.useRealTimers();
});

function run({
  force = false,
  budgetMs = Infinity,
  providerDedupes = true,
} = {}): Promise<OutboxRun> {
  return sendOutbox(
    {
      outbox,
      mailer,
      writeMail({ kind, payload }, possibleDuplicate) {
        written.push(kind);
        if (payload === UNREADABLE) return Promise.reject(new Error('It cannot be read'));
        const subject = possibleDuplicate ? `Again: ${kind}` : kind;
        return Promise.resolve({ to: 'ada@quay.example', subject, html: '', text: '' });
      },
      policy: { providerDedupes },
      triggerAnotherRun() {
        anotherRuns += 1;
        return Promise.resolve();
      },
      now: () => now,
      log,
    },
    { force, budgetMs },
  );
}

const queue = (key: string, payload: unknown = {}) =>
  outbox.add({ key, kind: key.split('/')[0] ?? '', payload }, START);

describe('a run', () => {
  it('sends what is due, each mail once', async () => {
    for (const key of ['confirmation/1', 'packing-slip/1']) await queue(key);
    expect(await run()).toEqual({ sent: 2, failed: 0, dead: 0, pending: 0 });
    expect(await run()).toEqual({ sent: 0, failed: 0, dead: 0, pending: 0 });
    expect([...mailer.accepted.keys()]).toEqual(['confirmation/1', 'packing-slip/1']);
  });

  it('sends the mails of orders before a backlog of messages', async () => {
    for (let n = 0; n < 40; n += 1) await queue(`contact/${n}`);
    for (const key of ['confirmation/1', 'packing-slip/1']) await queue(key);
    expect(await run()).toMatchObject({ sent: 42, pending: 0 });
    expect(written.slice(0, 2)).toEqual(['confirmation', 'packing-slip']);
  });

  it('asks for another one when its time is up, and only then', async () => {
    await queue('contact/1');
    expect(await run({ budgetMs: 0 })).toEqual({ sent: 0, failed: 0, dead: 0, pending: 1 });
    expect(anotherRuns).toBe(1);
    expect(await run()).toMatchObject({ sent: 1, pending: 0 });
    expect(anotherRuns).toBe(1);
  });

  it('begins no delivery when its time is up, so that none is cut off: a later run sends the mail', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    await queue('confirmation/1');
    const send = mailer.send.bind(mailer);
    mailer.send = (...mail) => {
      vi.advanceTimersByTime(20_000);
      return send(...mail);
    };
    const late = await run({ budgetMs: 20_000, providerDedupes: false });
    expect(late).toEqual({ sent: 0, failed: 0, dead: 0, pending: 1 });
    expect(mailer.accepted.size).toBe(0);
    mailer.send = send;
    now += MINUTE;
    const later = await run({ budgetMs: 20_000, providerDedupes: false });
    expect(later).toEqual({ sent: 1, failed: 0, dead: 0, pending: 0 });
  });

  it('leaves a mail alone that another sender holds, even when forced', async () => {
    await queue('contact/1');
    await outbox.claim({ now, max: 1, ignoresBackOff: true, except: [], urgentKinds: [] });
    expect(await run({ force: true })).toMatchObject({ sent: 0, pending: 1 });
    now += MINUTE;
    expect(await run({ force: true })).toMatchObject({ sent: 1, pending: 0 });
  });

  it('does not send a mail that another sender has claimed meanwhile', async () => {
    await queue('contact/1');
    mailer.answer('held-back');
    expect(await run()).toEqual({ sent: 0, failed: 0, dead: 0, pending: 1 });
  });

  it('fails only once every mail of its batch has ended, when one cannot be marked as sent', async () => {
    for (const key of ['contact/1', 'contact/2']) await queue(key);
    const complete = outbox.complete.bind(outbox);
    outbox.complete = async (mail, ...rest) => {
      if (mail.key === 'contact/1') throw new Error('The line is cut');
      await setImmediate();
      return complete(mail, ...rest);
    };
    await expect(run()).rejects.toThrow('The line is cut');
    expect(outbox.mails.get('contact/1')).toMatchObject({
      state: 'pending',
      mayHaveBeenSent: true,
    });
    expect(await outbox.countPending()).toBe(1);
  });

  it('tries again a mail that cannot be written, and sends the others', async () => {
    await queue('contact/1', UNREADABLE);
    await queue('contact/2');
    expect(await run()).toEqual({ sent: 1, failed: 1, dead: 0, pending: 1 });
    expect(log.events).toEqual(['mail-not-written']);
  });
});

describe('a rejected mail', () => {
  it('waits 1, 5, 15, 60 minutes, then 4 hours', async () => {
    mailer.answer('refused');
    await queue('packing-slip/1');
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      expect(await run()).toMatchObject({ failed: 1 });
      const next = outbox.mails.get('packing-slip/1')?.nextAttemptAt ?? NaN;
      waits.push((next - now) / MINUTE);
      now = next - 1;
      expect(await run()).toMatchObject({ sent: 0, failed: 0, pending: 1 });
      now = next;
    }
    expect(waits).toEqual([1, 5, 15, 60, 240, 240]);
  });

  it('to a customer is given up after 20 hours, with an alert to the shop; one to the shop is not', async () => {
    for (const key of ['confirmation/1', 'packing-slip/1']) await queue(key);
    mailer.answer('refused');
    now += 20 * HOUR - 1;
    expect(await run()).toMatchObject({ failed: 2, dead: 0 });
    expect(log.events.filter((event) => event === 'mail-given-up')).toEqual([]);
    now += 20 * HOUR;
    expect(await run()).toMatchObject({ failed: 2, dead: 1, pending: 2 });
    expect(log.events.filter((event) => event === 'mail-given-up')).toHaveLength(1);
    mailer.answer('sent');
    expect(await run({ force: true })).toMatchObject({ sent: 2, pending: 0 });
    expect([...mailer.accepted.keys()].toSorted()).toEqual([
      'dead-letter/confirmation/1',
      'packing-slip/1',
    ]);
  });
});

describe('the log', () => {
  it('names each mail that the server refuses, with its code and without an address', async () => {
    await queue('packing-slip/1');
    mailer.answer('refused');
    await run();
    expect(log.lines).toEqual([['mail-refused', { key: 'packing-slip/1', code: '451' }]]);
  });

  it('raises an alarm for a mail to the shop that has waited for an hour', async () => {
    for (const key of ['confirmation/1', 'packing-slip/1']) await queue(key);
    mailer.answer('refused');
    now += HOUR - 1;
    await run();
    expect(log.events).not.toContain('shop-mail-waits');
    now += HOUR;
    await run();
    expect(log.lines).toContainEqual(['shop-mail-waits', { key: 'packing-slip/1' }]);
    expect(log.lines).not.toContainEqual(['shop-mail-waits', { key: 'confirmation/1' }]);
  });
});

describe('a mail that may have arrived', () => {
  beforeEach(async () => {
    for (const key of ['confirmation/1', 'packing-slip/1']) await queue(key);
    mailer.answer('unknown');
  });

  it('is sent again under its key where the provider drops duplicates', async () => {
    expect(await run()).toMatchObject({ failed: 2, dead: 0 });
    mailer.answer('sent');
    expect(await run({ force: true })).toMatchObject({ sent: 2, pending: 0 });
    expect(mailer.submissions()).toBe(4);
    expect([...mailer.accepted.keys()]).toEqual(['confirmation/1', 'packing-slip/1']);
  });

  it('elsewhere goes only to the shop again, as a possible duplicate', async () => {
    expect(await run({ providerDedupes: false })).toMatchObject({ dead: 1, pending: 2 });
    mailer.answer('sent');
    expect(await run({ force: true, providerDedupes: false })).toMatchObject({ sent: 2 });
    expect([...mailer.accepted.values()].map(({ subject }) => subject)).toEqual([
      'confirmation',
      'Again: packing-slip',
      'Again: dead-letter',
    ]);
  });
});

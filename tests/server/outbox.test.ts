import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOutbox } from '#netlify/adapters/postgres/outbox.ts';
import { shop as facts } from '#data/shop.ts';
import { sendOutbox, type OutboxDependencies } from '#netlify/outbox/send-outbox.ts';
import { formatPounds } from '#domain/money.ts';
import { expectConsoleErrors } from '../support/no-console-errors.ts';
import { boxOf12, totalsPence } from '../support/payloads.ts';
import { eventually, startTestShop, advanceClock, type TestShop } from './test-shop.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.sql('delete from outbox');
});
afterEach(() => {
  advanceClock(0);
  shop.mailbox.setMode('ok');
});

const pass = async () => (await shop.post('/.netlify/functions/send-outbox', {})).body;

const outbox = (number: string) =>
  shop.sql(`select * from outbox where key like '%' || $1 || '%' order by key`, [number]);

/** Buys while the mailbox fails, and waits until both mails were tried once. */
async function buyWhile(mode: Parameters<TestShop['mailbox']['setMode']>[0]): Promise<string> {
  shop.mailbox.setMode(mode);
  const session = await shop.buy(boxOf12);
  const number = session.metadata?.['orderNumber'] ?? '';
  await eventually(async () => {
    const mails = await outbox(number);
    expect(mails.map(({ attempts, leased_until: lease }) => [attempts, lease])).toEqual([
      [1, null],
      [1, null],
    ]);
  });
  return number;
}

const mailsAbout = (number: string) =>
  shop.mailbox.mails().filter(({ subject }) => subject.includes(number));

describe('while the mail server is down', () => {
  it('an order is recorded, and its mails are sent when the server is back', async () => {
    const number = await buyWhile('refuse');
    expect(mailsAbout(number)).toEqual([]);
    expect(await pass()).toEqual({ sent: 0, failed: 2, dead: 0, pending: 2 });
    shop.mailbox.setMode('ok');
    expect(await pass()).toEqual({ sent: 2, failed: 0, dead: 0, pending: 0 });
    expect(mailsAbout(number)).toHaveLength(2);
    expect(await pass()).toEqual({ sent: 0, failed: 0, dead: 0, pending: 0 });
  });

  it('a rejected mail waits 1, 5, 15, 60 minutes, then 4 hours', async () => {
    const number = await buyWhile('refuse');
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const [mail] = await outbox(number);
      const wait = Number(mail?.['next_attempt_at']) - Date.now();
      waits.push(Math.round(wait / MINUTE));
      await pass();
    }
    expect(waits).toEqual([1, 5, 15, 60, 240, 240]);
  });

  it('the confirmation is given up after 20 hours and sent to the shop; the slip is retried', async () => {
    expectConsoleErrors();
    const number = await buyWhile('reject');
    advanceClock(21 * HOUR);
    expect(await pass()).toEqual({ sent: 0, failed: 2, dead: 1, pending: 2 });
    advanceClock(21 * 24 * HOUR);
    expect(await pass()).toEqual({ sent: 0, failed: 2, dead: 0, pending: 2 });
    shop.mailbox.setMode('ok');
    expect(await pass()).toMatchObject({ sent: 2, pending: 0 });
    const mails = mailsAbout(number);
    expect(mails).toHaveLength(2);
    const alert = mails.find(({ subject }) => subject.startsWith('Not delivered'));
    const slip = mails.find((mail) => mail !== alert);
    expect(slip?.subject).toContain(`BHF-${number} Box of 12`);
    expect(alert).toMatchObject({
      subject: `Not delivered: order confirmation BHF-${number}`,
      to: [facts.mail.inbox],
      replyTo: 'ada@quay.example',
    });
    for (const words of [
      'To: ada@quay.example',
      `Subject: Your order BHF-${number} is confirmed`,
      'Belgian Chocolate',
      formatPounds(totalsPence.boxOf12),
    ]) {
      expect(alert?.text).toContain(words);
    }
    expect(JSON.stringify(await outbox(number))).not.toContain('cs_test');
  });

  it('a mail accepted without a response is sent again with the same key, which the provider drops', async () => {
    const number = await buyWhile('drop');
    expect(mailsAbout(number)).toHaveLength(2);
    const before = shop.mailbox.submissions();
    shop.mailbox.setMode('ok');
    expect(await pass()).toMatchObject({ sent: 2, pending: 0 });
    expect(shop.mailbox.submissions() - before).toBe(2);
    expect(mailsAbout(number)).toHaveLength(2);
  });
});

describe('a lease', () => {
  it('keeps a mail from other senders for a minute', async () => {
    const number = await buyWhile('refuse');
    shop.mailbox.setMode('ok');
    const held = new Date(Date.now() + MINUTE);
    await shop.sql('update outbox set leased_until = $1', [held]);
    expect(await pass()).toMatchObject({ sent: 0, pending: 2 });
    advanceClock(MINUTE + 1_000);
    expect(await pass()).toMatchObject({ sent: 2, pending: 0 });
    expect(mailsAbout(number)).toHaveLength(2);
  });

  it('lets ten concurrent runs send each mail once', async () => {
    const number = await buyWhile('refuse');
    shop.mailbox.setMode('ok');
    const before = shop.mailbox.submissions();
    await Promise.all(Array.from({ length: 10 }, pass));
    expect(shop.mailbox.submissions() - before).toBe(2);
    expect(mailsAbout(number)).toHaveLength(2);
  });
});

describe('a stalled sender', () => {
  it('may not send a mail after its lease passed on or its outcome was stored', async () => {
    const number = await buyWhile('refuse');
    const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: 1 });
    const mails = openOutbox({
      async query(text, values) {
        const { rows }: { rows: unknown[] } = await pool.query(text, [...values]);
        return rows;
      },
    });
    const now = Date.now();
    const claim = (at: number) =>
      mails.claim({ now: at, max: 2, ignoresBackOff: true, except: [], urgentKinds: [] });
    const [first] = await claim(now);
    const [second] = await claim(now + 2 * MINUTE);
    if (!first || !second) throw new Error('Nothing to claim');
    expect(second.key).toBe(first.key);
    const later = now + 2 * MINUTE;
    expect(await mails.beginDelivery(first, later)).toBe(false);
    expect(await mails.beginDelivery(second, later)).toBe(true);
    expect(await claim(later + MINUTE - 1)).toEqual([]);
    await mails.complete(second, { result: 'again', at: later, mayHaveBeenSent: false }, later);
    expect(await mails.beginDelivery(second, later)).toBe(false);
    await pool.end();
    const claimed = (await outbox(number)).filter(({ attempts }) => Number(attempts) > 1);
    expect(claimed.map(({ is_uncertain: mayHaveBeenSent }) => mayHaveBeenSent)).toEqual([
      false,
      false,
    ]);
  });
});

describe('a backlog of messages', () => {
  it('of 400 does not delay an order’s mails', async () => {
    const message = { formType: 'contact', name: 'Ada', email: 'ada@quay.example', phone: '' };
    await shop.sql(
      `insert into outbox (key, kind, payload, created_at, next_attempt_at)
       select 'contact/crowd-' || n, 'contact', $1::jsonb, to_timestamp(0), to_timestamp(0)
       from generate_series(1, 400) as n`,
      [JSON.stringify({ ...message, subject: 'Order Question', message: 'Is it soft?' })],
    );
    const before = shop.mailbox.mails().length;
    const session = await shop.buy(boxOf12);
    const number = session.metadata?.['orderNumber'] ?? '';
    await eventually(() => expect(mailsAbout(number)).toHaveLength(2));
    const inOrder = shop.mailbox.mails().toReversed().slice(before);
    const firstFive = inOrder.slice(0, 5).map(({ subject }) => subject);
    expect(firstFive.filter((subject) => subject.includes(number))).toHaveLength(2);
  });

  it('larger than one run triggers further runs until nothing is due', async () => {
    const asked: string[] = [];
    const idle: OutboxDependencies = {
      outbox: {
        claim: () => Promise.resolve([]),
        beginDelivery: () => Promise.resolve(true),
        complete: () => Promise.resolve(),
        countPending: () => Promise.resolve(7),
      },
      mailer: { send: () => Promise.resolve('sent') },
      writeMail: () => Promise.reject(new Error('nothing to write')),
      policy: { providerDedupes: true },
      triggerAnotherRun: () => Promise.resolve(void asked.push('another pass')),
      now: () => 0,
      log: { info: () => undefined, alarm: () => undefined },
    };
    await sendOutbox(idle, { force: false, budgetMs: Infinity });
    expect(asked).toEqual([]);
    const report = await sendOutbox(idle, { force: false, budgetMs: 0 });
    expect(asked).toEqual(['another pass']);
    expect(report).toEqual({ sent: 0, failed: 0, dead: 0, pending: 7 });
  });
});

describe('reconciliation', () => {
  const reconcile = async () => (await shop.post('/.netlify/functions/reconcile-orders', {})).body;
  const isStored = async (id: string) =>
    (await shop.sql('select 1 from orders where session_id = $1', [id])).length === 1;

  it('records unreported payments after two minutes, and even after three weeks', async () => {
    shop.payments.holdWebhooks(true);
    const first = await shop.buy(boxOf12);
    await shop.checkout(boxOf12);
    const { recorded } = await reconcile();
    expect(recorded).toBe(0);
    expect(await isStored(first.id)).toBe(false);

    advanceClock(3 * MINUTE);
    expect(await reconcile()).toMatchObject({ recorded: 1 });
    expect(await isStored(first.id)).toBe(true);
    expect(await reconcile()).toMatchObject({ recorded: 0 });

    const second = await shop.buy(boxOf12);
    advanceClock(21 * 24 * HOUR);
    expect(await reconcile()).toMatchObject({ recorded: 1 });
    expect(await isStored(second.id)).toBe(true);
    shop.payments.holdWebhooks(false);
  });
});

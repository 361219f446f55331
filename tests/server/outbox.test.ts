import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { shop as facts } from '#data/shop.ts';
import { formatPounds } from '#domain/money.ts';
import { expectConsoleErrors } from '../support/no-console-errors.ts';
import { boxOf12, totalsPence } from '../support/payloads.ts';
import {
  eventually,
  startTestShop,
  advanceClock,
  mailsAbout,
  type TestShop,
} from '../support/test-shop.ts';

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

describe('while the mail server is down', () => {
  it('an order is recorded, and its mails are sent when the server is back', async () => {
    const number = await buyWhile('refuse');
    expect(mailsAbout(shop, number)).toEqual([]);
    expect(await pass()).toEqual({ sent: 0, failed: 2, dead: 0, pending: 2 });
    shop.mailbox.setMode('ok');
    expect(await pass()).toEqual({ sent: 2, failed: 0, dead: 0, pending: 0 });
    expect(mailsAbout(shop, number)).toHaveLength(2);
    expect(await pass()).toEqual({ sent: 0, failed: 0, dead: 0, pending: 0 });
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
    const mails = mailsAbout(shop, number);
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
    expect(mailsAbout(shop, number)).toHaveLength(2);
    const before = shop.mailbox.submissions();
    shop.mailbox.setMode('ok');
    expect(await pass()).toMatchObject({ sent: 2, pending: 0 });
    expect(shop.mailbox.submissions() - before).toBe(2);
    expect(mailsAbout(shop, number)).toHaveLength(2);
  });
});

describe('a lease', () => {
  it('lets ten concurrent runs send each mail once', async () => {
    const number = await buyWhile('refuse');
    shop.mailbox.setMode('ok');
    const before = shop.mailbox.submissions();
    await Promise.all(Array.from({ length: 10 }, pass));
    expect(shop.mailbox.submissions() - before).toBe(2);
    expect(mailsAbout(shop, number)).toHaveLength(2);
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

  it('leaves sending to a function that has all of its time for it', async () => {
    shop.payments.holdWebhooks(true);
    const { metadata } = await shop.buy(boxOf12);
    advanceClock(3 * MINUTE);
    const output = vi.spyOn(process.stdout, 'write').mockClear();
    expect(await reconcile()).toMatchObject({ recorded: 1 });
    await eventually(() =>
      expect(mailsAbout(shop, metadata?.['orderNumber'] ?? '')).toHaveLength(2),
    );
    const answered = () =>
      output.mock.calls.filter(([line]) => String(line).includes('trigger-outbox'));
    await eventually(() => expect(answered()).toHaveLength(1));
    shop.payments.holdWebhooks(false);
  });
});

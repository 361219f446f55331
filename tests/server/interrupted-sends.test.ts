import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shop as facts } from '#data/shop.ts';
import { expectConsoleErrors } from '../support/no-console-errors.ts';
import { boxOf12 } from '../support/payloads.ts';
import { eventually, startTestShop, mailsAbout, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ MAIL_DEDUPES: 'false' });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.sql('delete from outbox');
  shop.mailbox.setMode('ok');
});

const alert = {
  problem: 'unrecorded',
  sessionId: 'cs_1',
  orderNumber: '4F7K2M9QXA',
  totalPence: 1899,
};
const notice = {
  referenceId: 'DR-4F7K2M9Q',
  requestType: 'deletion',
  email: 'ada@quay.example',
  orderReferences: [],
  reason: '',
  due: '2026-12-21',
};

const pass = async () => (await shop.post('/.netlify/functions/send-outbox', {})).body;

const repeats = () =>
  shop.mailbox.mails().filter(({ subject }) => subject.startsWith('[Possible repeat] ')).length;

/** Buys while the mail server rejects everything, and waits until both mails were tried once. */
async function buyUnmailed(): Promise<string> {
  shop.mailbox.setMode('refuse');
  const session = await shop.buy(boxOf12);
  await eventually(async () => {
    const mails = await shop.sql('select attempts, leased_until, may_have_been_sent from outbox');
    expect(mails).toEqual(
      Array(2).fill({ attempts: 1, leased_until: null, may_have_been_sent: false }),
    );
  });
  shop.mailbox.setMode('ok');
  return session.metadata?.['orderNumber'] ?? '';
}

/** Leaves both mails claimed by a dead sender with an expired lease. */
const leaveClaimed = (isUnderWay: boolean) =>
  shop.sql(
    'update outbox set attempts = attempts + 1, may_have_been_sent = $1, leased_until = to_timestamp(0)',
    [isUnderWay],
  );

describe('a sender dies with two claimed mails and the provider does not drop duplicates', () => {
  it('before their bodies are sent: both are sent', async () => {
    const number = await buyUnmailed();
    await leaveClaimed(false);
    expect(await pass()).toEqual({ sent: 2, failed: 0, dead: 0, pending: 0 });
    const mails = mailsAbout(shop, number);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      [['ada@quay.example'], [facts.mail.inbox]].toSorted(),
    );
    expect(mails.map(({ subject }) => subject).join()).not.toMatch(/repeat|Not delivered/i);
  });

  it('after their bodies are sent: the slip is sent again marked, the confirmation only to the shop', async () => {
    expectConsoleErrors();
    const number = await buyUnmailed();
    await leaveClaimed(true);
    expect(await pass()).toEqual({ sent: 2, failed: 0, dead: 1, pending: 0 });
    const mails = mailsAbout(shop, number);
    expect(mails.map(({ to }) => to)).toEqual([[facts.mail.inbox], [facts.mail.inbox]]);
    expect(mails.filter(({ subject }) => /repeat/i.test(subject))).toHaveLength(1);
    const alert = mails.find(({ subject }) => subject.startsWith('Not delivered'));
    expect(alert?.text).toContain('it may or may not have arrived');
    expect(alert?.text).toContain(`Subject: Your order BHF-${number} is confirmed`);
  });

  it.each([
    ['an alert about a payment', 'payment-alert', alert],
    ['the notice of a data request', 'data-request-notice', notice],
  ])('after %s is sent: it is sent again marked', async (_name, kind, payload) => {
    const before = repeats();
    await shop.sql(
      `insert into outbox (key, kind, payload, created_at, next_attempt_at, may_have_been_sent, leased_until)
       values ($1, $1, $2::jsonb, now(), now(), true, to_timestamp(0))`,
      [kind, JSON.stringify(payload)],
    );
    expect(await pass()).toMatchObject({ sent: 1, dead: 0 });
    expect(repeats()).toBe(before + 1);
  });

  it('marks the row before the server responds', async () => {
    shop.mailbox.setMode('hang');
    await shop.buy(boxOf12);
    await eventually(async () => {
      const mails = await shop.sql('select may_have_been_sent from outbox');
      expect(mails).toEqual(Array(2).fill({ may_have_been_sent: true }));
    });
    const leases = await shop.sql('select key from outbox where leased_until is not null');
    expect(leases).toHaveLength(2);
  });
});

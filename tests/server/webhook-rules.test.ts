import { beforeEach, describe, expect, it } from 'vitest';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { formatPounds } from '#domain/money.ts';
import type { RenderedMail } from '#netlify/outbox/mailer.ts';
import { createMailWriter } from '#netlify/outbox/write-mail.ts';
import { buildSessionParams } from '#netlify/checkout/session-params.ts';
import { handleWebhookEvent, type WebhookResult } from '#netlify/orders/handle-webhook-event.ts';
import { inMemoryLog } from '../support/in-memory/log.ts';
import { inMemoryOrders, type OrdersInMemory } from '../support/in-memory/orders.ts';
import { inMemoryOutbox } from '../support/in-memory/outbox.ts';
import { inMemoryPayments, type PaymentsInMemory } from '../support/in-memory/payments.ts';
import { birthdayOrder, completeCustomer, finishedBoxPence } from '../support/orders.ts';
import { postagePence } from '../support/shop-prices.ts';

const HOUR = 3_600_000;
const NUMBER = '4F7K2M9QXA';
const PAID = finishedBoxPence + postagePence(1);
const SITE = 'https://birnbeckfudge.example';

let now: number;
let payments: PaymentsInMemory;
let orders: OrdersInMemory;
let outbox: ReturnType<typeof inMemoryOutbox>;
beforeEach(() => {
  now = Date.parse('2026-11-20T10:00Z');
  payments = inMemoryPayments(() => now, 'whsec_test');
  outbox = inMemoryOutbox();
  orders = inMemoryOrders(outbox);
});

/** Opens a payment page and pays there. The provider holds other metadata than the shop wrote, if `damage` names some. */
async function buy(damage: Readonly<Record<string, string>> = {}): Promise<string> {
  const facts = { catalogue, calendar: postalCalendar, siteUrl: SITE };
  const params = buildSessionParams(facts, birthdayOrder, NUMBER, now);
  const { id } = await payments.createSession(params, NUMBER, 5_000);
  await payments.update(id, damage);
  payments.pay(id, { name: 'Ada Quay', email: 'ada@quay.example', recipient: completeCustomer });
  return id;
}

const offer = () => Promise.resolve({ catalogue, calendar: postalCalendar });

/** Handles a body with a signature of now. */
function deliver(body: string): Promise<WebhookResult> {
  const shop = { payments: () => Promise.resolve(payments), orders, outbox, offer };
  return handleWebhookEvent(shop, { body, signature: payments.sign(body, now), now });
}

const deliverEvent = (type: string, object: object): Promise<WebhookResult> =>
  deliver(JSON.stringify({ id: 'evt_1', type, data: { object } }));

const deliverPaid = (id: string, type = 'checkout.session.completed'): Promise<WebhookResult> =>
  deliverEvent(type, { id, object: 'checkout.session', metadata: { app: 'birnbeck-fudge' } });

const deliverReversal = (type: string, sessionId: string, more = {}): Promise<WebhookResult> =>
  deliverEvent(type, { id: 'ch_1', object: 'charge', payment_intent: `pi_${sessionId}`, ...more });

const mailKeys = (): string[] => [...outbox.mails.keys()].sort();

/** Returns a mail of the outbox as it would be sent. */
function read(key: string): Promise<RenderedMail> {
  const mail = outbox.mails.get(key);
  if (!mail) throw new Error(`No mail ${key}`);
  const write = createMailWriter({
    orders,
    readMorning: () => Promise.reject(new Error('No morning is asked for')),
    catalogue,
    calendar: postalCalendar,
    siteUrl: SITE,
    shopInbox: 'orders@birnbeckfudge.example',
    secret: 'a secret of tests',
    now: () => now,
    log: inMemoryLog(),
  });
  return write(mail, false);
}

const readSlip = (): Promise<RenderedMail> => read(`packing-slip/${NUMBER}`);

it('an event whose signature is missing or of another body is rejected with 400', async () => {
  const shop = { payments: () => Promise.resolve(payments), orders, outbox, offer };
  const signature = payments.sign('{}', now);
  const given = { body: '{"id":"evt_1"}', signature, now };
  await expect(handleWebhookEvent(shop, given)).rejects.toMatchObject({ status: 400 });
  await expect(handleWebhookEvent(shop, { ...given, signature: null })).rejects.toMatchObject({
    status: 400,
  });
});

describe('an event', () => {
  it('of a paid order stores it once, with both mails', async () => {
    const id = await buy();
    expect(await deliverPaid(id)).toBe('recorded');
    expect(await deliverPaid(id)).toBe('known');
    expect(await orders.find(id)).toMatchObject({ orderNumber: NUMBER, totalPence: PAID });
    expect(mailKeys()).toEqual([`confirmation/${NUMBER}`, `packing-slip/${NUMBER}`]);
  });

  it('of an order that was paid more than seven years ago, and deleted since, stores nothing', async () => {
    const id = await buy();
    now = Date.parse('2033-11-21T10:00Z');
    expect(await deliverPaid(id)).toBe('known');
    expect(await deliverReversal('charge.refunded', id)).toBe('reversed');
    expect(await orders.find(id)).toBeNull();
    expect(mailKeys()).toEqual([]);
  });

  it('of an order that was paid 31 days ago stores it', async () => {
    const id = await buy();
    now += 31 * 24 * HOUR;
    expect(await deliverPaid(id)).toBe('recorded');
  });

  it('of an order that was paid more than 31 days ago stores nothing, and tells the shop once', async () => {
    const id = await buy();
    now += 31 * 24 * HOUR + 1;
    expect(await deliverPaid(id)).toBe('too-late');
    expect(await deliverReversal('charge.refunded', id)).toBe('too-late');
    expect(await orders.find(id)).toBeNull();
    expect(mailKeys()).toEqual([`payment-alert/unrecorded/${id}`]);
    expect((await read(`payment-alert/unrecorded/${id}`)).text).toContain('more than a month ago');
  });

  it('of a stored order that was paid more than 31 days ago tells nobody', async () => {
    const id = await buy();
    await deliverPaid(id);
    const mails = mailKeys();
    now += 40 * 24 * HOUR;
    expect(await deliverPaid(id)).toBe('known');
    expect(await deliverReversal('charge.refunded', id)).toBe('reversed');
    expect(mailKeys()).toEqual(mails);
  });

  it('of an unknown type is accepted without effect', async () => {
    expect(await deliverPaid(await buy(), 'invoice.paid')).toBe('ignored');
    expect(mailKeys()).toEqual([]);
  });

  it('of another product’s payment is accepted without effect, even with the shop’s mark', async () => {
    const id = await buy({ app: 'mugs' });
    const object = { id, object: 'checkout.session', metadata: { app: 'mugs' } };
    expect(await deliverEvent('checkout.session.completed', object)).toBe('not-ours');
    expect(await deliverPaid(id)).toBe('not-ours');
    expect(await orders.find(id)).toBeNull();
  });

  it('of an unpaid session is accepted without effect', async () => {
    const facts = { catalogue, calendar: postalCalendar, siteUrl: SITE };
    const params = buildSessionParams(facts, birthdayOrder, NUMBER, now);
    const { id } = await payments.createSession(params, NUMBER, 5_000);
    expect(await deliverPaid(id)).toBe('unpaid');
    expect(await orders.find(id)).toBeNull();
  });
});

describe('a refund', () => {
  it.each([
    ['a part', 500, `£5.00 of ${formatPounds(PAID)} refunded`],
    ['everything', PAID, `${formatPounds(PAID)} refunded in full`],
  ])('of %s after the slip is stored and alerts the shop once', async (_what, amount, words) => {
    const id = await buy();
    await deliverPaid(id);
    await payments.refund(id, amount);
    for (let times = 0; times < 3; times += 1) {
      expect(await deliverReversal('charge.refunded', id)).toBe('reversed');
    }
    expect(await orders.find(id)).toMatchObject({ refundedPence: amount });
    const key = `payment-alert/refunded/${id}/${amount}`;
    expect(mailKeys().filter((one) => one.startsWith('payment-alert'))).toEqual([key]);
    const { text } = await read(key);
    expect(text).toContain(words);
    expect(text).toContain('Ada Quay, 1 Pier Road, Weston-super-Mare, BS23 1AA');
  });

  it.each([5.5, 1e30, -1, '7', null])(
    'is read from the provider, not from the event: %s',
    async (claimed) => {
      const id = await buy();
      await deliverPaid(id);
      await payments.refund(id, 300);
      await deliverReversal('charge.refunded', id, { amount_refunded: claimed });
      expect(await orders.find(id)).toMatchObject({ refundedPence: 300 });
    },
  );

  it('of an unknown payment has no effect', async () => {
    expect(await deliverReversal('charge.refunded', 'of_another_shop')).toBe('ignored');
    const object = { id: 'ch_1', object: 'charge', payment_intent: null };
    expect(await deliverEvent('charge.refunded', object)).toBe('ignored');
  });

  it('before its order records the order, and the slip states it', async () => {
    const id = await buy();
    await payments.refund(id, PAID);
    expect(await deliverReversal('charge.refunded', id)).toBe('recorded');
    expect(await deliverPaid(id)).toBe('known');
    expect(await orders.find(id)).toMatchObject({ refundedPence: PAID });
    const { subject, text } = await readSlip();
    expect(subject).toBe(`Please check: BHF-${NUMBER} Box of 6`);
    expect(text).toContain(`${formatPounds(PAID)} refunded in full`);
  });
});

describe('a dispute', () => {
  it('after the slip is stored and alerts the shop once', async () => {
    const id = await buy();
    await deliverPaid(id);
    payments.dispute(id);
    for (const type of ['charge.dispute.created', 'charge.dispute.updated']) {
      expect(await deliverReversal(type, id)).toBe('reversed');
    }
    expect(await orders.find(id)).toMatchObject({ isDisputed: true });
    const key = `payment-alert/disputed/${id}`;
    expect(mailKeys().filter((one) => one.startsWith('payment-alert'))).toEqual([key]);
    expect((await read(key)).text).toContain(`Payment of ${formatPounds(PAID)} disputed\n`);
  });

  it('before the order is recorded is stated on its slip, without an alert', async () => {
    const id = await buy();
    payments.dispute(id);
    expect(await deliverReversal('charge.dispute.created', id)).toBe('recorded');
    expect(mailKeys()).toEqual([`confirmation/${NUMBER}`, `packing-slip/${NUMBER}`]);
    expect((await readSlip()).text).toContain(`Payment of ${formatPounds(PAID)} disputed\n`);
  });
});

describe('damaged metadata', () => {
  it.each([
    ['no choices', { b1: '' }],
    ['half of a choice', { b1: '1|2|1x5,3x7' }],
    ['words for numbers', { b1: '1|two|1x5,3x7|1:Happy Birthday||' }],
    ['a box of a gap', { b1: '', b2: '1|2|1x5,3x7|1:Happy Birthday||' }],
    ['a flavour of nothing', { b1: '1|2||1:Happy Birthday||' }],
  ])('with %s is recorded, and the slip refers to the provider', async (_what, damage) => {
    expect(await deliverPaid(await buy(damage))).toBe('recorded');
    const slip = await readSlip();
    expect(slip.text).toContain('The choices could not be read');
    for (const { text, html } of [slip, await read(`confirmation/${NUMBER}`)]) {
      expect(`${text}${html}`).not.toMatch(/NaN|undefined|flavour \d|keyring \d|lid \d|Box 0/);
    }
  });

  it.each(['99999999999', '12.5', 'free', '', '-1'])(
    'with a total of "%s" is recorded, and the slip asks to check the payment',
    async (expectedTotal) => {
      expect(await deliverPaid(await buy({ expectedTotal }))).toBe('recorded');
      expect((await readSlip()).text).toContain(
        `${formatPounds(PAID)} was paid, but what the order costs could not be read.`,
      );
    },
  );
});

it.each([
  ['too little', PAID + 200],
  ['too much', PAID - 200],
])('an unexpected total (%s) is recorded, and the slip warns the shop', async (_what, expected) => {
  const id = await buy({ expectedTotal: String(expected) });
  expect(await deliverPaid(id)).toBe('recorded');
  expect(await orders.find(id)).toMatchObject({ totalPence: PAID, expectedTotalPence: expected });
  const { subject, text } = await readSlip();
  expect(subject).toMatch(`Please check: BHF-${NUMBER}`);
  expect(text).toContain(
    `${formatPounds(PAID)} was paid, but the order costs ${formatPounds(expected)}.`,
  );
});

describe('an order recorded after its payment', () => {
  it('within six hours is mailed to customer and shop', async () => {
    const id = await buy();
    now += 6 * HOUR;
    await deliverPaid(id);
    expect(mailKeys()).toEqual([`confirmation/${NUMBER}`, `packing-slip/${NUMBER}`]);
    expect((await readSlip()).text).not.toContain('Recorded late');
  });

  it('by more than six hours, as after the loss of the database, is mailed to the shop alone', async () => {
    const id = await buy();
    now += 6 * HOUR + 1;
    await deliverPaid(id);
    expect(mailKeys()).toEqual([`packing-slip/${NUMBER}`]);
    const { text } = await readSlip();
    expect(text).toContain('Recorded late\n');
    expect(text).toContain(`${SITE}/release-confirmation?order=${id}&proof=`);
  });
});

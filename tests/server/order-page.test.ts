import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type Stripe from 'stripe';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { formatDay } from '#domain/day-words.ts';
import { HOUR_MS, DAY_MS, addDays, londonTime, type Day } from '#domain/day.ts';
import { findDeliveryMethod } from '#domain/delivery/delivery.ts';
import { arrivalFrom } from '#domain/delivery/dispatch.ts';
import { penceToPounds } from '#domain/money.ts';
import { boxOf6WithKeyring, cartPayload, totalsPence, twoPeople } from '../support/payloads.ts';
import {
  advanceClock,
  eventually,
  mailsOf,
  startTestShop,
  type TestShop,
} from '../support/test-shop.ts';

const NOTE = 'With love from the pier';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterEach(() => advanceClock(0));
afterAll(() => shop.stop());

const present = {
  ...boxOf6WithKeyring,
  giftMessage: NOTE,
  totalAmount: penceToPounds(totalsPence.boxOf6WithKeyring),
};

const daysAhead = (days: number): Day => addDays(londonTime(Date.now()).day, days);

/** The present for a day. */
const presentFor = (arriveOn: Day) => ({
  ...present,
  shipping: { ...present.shipping, arriveOn },
});

/** 120 slices of the popular assortment that are needed on a day. */
const slicesFor = (neededBy: Day) => ({
  cartItems: [{ name: 'Fudge slices', price: 1, quantity: 120 }],
  totalAmount: 130,
  metadata: {
    orderType: 'bulk',
    sliceQuantity: 120,
    pricePerSlice: 1,
    flavorOption: 'assortment',
    neededBy,
  },
});

interface Bought {
  session: Stripe.Checkout.Session;
  token: string;
  parcels: { id: number; version: number }[];
}

/** Pays for an order and opens its page by the link of the confirmation. */
async function buy(payload: object = present): Promise<Bought> {
  const session = await shop.buy(payload);
  const { confirmation } = await mailsOf(shop, session);
  const token = /\/order#(\S+)/.exec(confirmation.text)?.[1] ?? '';
  expect(confirmation.html).toContain(`/order#${token}`);
  return { session, token, parcels: (await read(token)).body['parcels'] as Bought['parcels'] };
}

const bearing = (token: string) => ({ Authorization: `Bearer ${token}` });
const read = (token: string) => shop.get('/api/order', bearing(token));

/** Changes the first parcel as somebody who has just opened the page. */
function change({ token, parcels: [first] }: Bought, changes: object, expectedVersion = 1) {
  const body = { parcel: first?.id, expectedVersion, ...changes };
  return shop.post('/api/order-change', body, bearing(token));
}

const mailsWith = ({ session }: Bought, subject: RegExp) =>
  shop.mailbox
    .mails()
    .filter((mail) => mail.subject.includes(`${session.metadata?.['orderNumber']}`))
    .filter((mail) => subject.test(mail.subject));

/** Waits for the mails of so many changes, and returns those of the latest. */
const changeMails = (bought: Bought, count = 1) =>
  eventually(() => {
    const customers = mailsWith(bought, /was changed$/);
    const slips = mailsWith(bought, /^CHANGED/);
    if (customers.length < count || slips.length < count) throw new Error('They are under way');
    const [customer] = customers;
    const [slip] = slips;
    if (!customer || !slip) throw new Error('They are under way');
    return { customer, slip };
  });

const setStatus = ({ session }: Bought, status: string) =>
  shop.sql('update parcels set status = $2, version = version + 1 where session_id = $1', [
    session.id,
    status,
  ]);

describe('the page of an order', () => {
  it('shows what the confirmation says, and nothing else', async () => {
    const { session, token } = await buy();
    const { status, body, headers } = await read(token);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(body).toMatchObject({
      orderNumber: `BHF-${session.metadata?.['orderNumber']}`,
      status: 'waiting',
      parcels: [
        {
          version: 1,
          status: 'waiting',
          recipient: { firstName: 'Ada Quay', postcode: 'BS23 1AA' },
          boxes: [{ quantity: 1, note: NOTE, takesNote: true }],
          arrival: { metDay: null },
        },
      ],
      slices: null,
      receipt: { totalPence: totalsPence.boxOf6WithKeyring, refundedPence: 0, buyer: null },
    });
    expect(JSON.stringify(body)).not.toContain(session.id);
  });

  it('states who pays for several people, with their company', async () => {
    const { token } = await buy(twoPeople);
    expect((await read(token)).body).toMatchObject({
      parcels: [{}, { arrival: { metDay: '2026-12-24' } }],
      receipt: { buyer: { name: 'Edna Tide', company: 'Pier & Sons', purchaseOrder: 'PO-4711' } },
    });
  });

  it('names the buyer of a basket to one address, as mail and slip do', async () => {
    const { session, token } = await buy({ ...cartPayload, buyer: { name: ' Edna  Tide ' } });
    const { confirmation, slip } = await mailsOf(shop, session);
    expect(confirmation.text).toContain('Dear Edna Tide, your order for ');
    expect(confirmation.html).toContain('Dear Edna Tide, your order for ');
    expect(slip.text).toContain('Ordered by Edna Tide (');
    const buyer = { name: 'Edna Tide', company: '', purchaseOrder: '' };
    expect((await read(token)).body).toMatchObject({ receipt: { buyer } });
  });

  it.each([
    ['waiting', 'waiting'],
    ['packed', 'packed'],
    ['posted', 'posted'],
  ])('says how far it is: %s', async (stored, shown) => {
    const bought = await buy();
    if (stored !== 'waiting') await setStatus(bought, stored);
    expect((await read(bought.token)).body).toMatchObject({ status: shown });
  });

  it('counts the days of a posted parcel from the day of posting', async () => {
    const bought = await buy(presentFor(daysAhead(10)));
    await setStatus(bought, 'posted');
    const postedOn = daysAhead(12);
    await shop.sql('update parcels set posted_at = $2 where session_id = $1', [
      bought.session.id,
      new Date(Date.now() + 12 * DAY_MS),
    ]);
    const delivery = findDeliveryMethod(present.shipping.shippingId, catalogue);
    const arrival = arrivalFrom(postedOn, delivery, postalCalendar);
    expect((await read(bought.token)).body).toMatchObject({
      parcels: [{ arrival: { ...arrival, metDay: null } }],
    });
  });

  it('is handed to whoever holds the session id for an hour after the payment', async () => {
    const { session, token } = await buy();
    const path = `/api/placed-order?sessionId=${session.id}`;
    expect((await shop.get(path)).body['page']).toBe(token);
    advanceClock(1.01 * HOUR_MS);
    expect((await shop.get(path)).body['page']).toBeNull();
  });

  it('is not handed out before the payment', async () => {
    const sessionId = await shop.checkout(present);
    const { body } = await shop.get(`/api/placed-order?sessionId=${sessionId}`);
    expect(body['page']).toBeNull();
  });

  it.each([
    ['none', () => ''],
    [
      'a forged proof',
      (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    ],
    ['another version', (token: string) => token.replace('.1.', '.2.')],
    ['another order', (token: string) => token.replace('cs_test_', 'cs_test_x')],
    ['more than a token', (token: string) => `${token}.x`],
    ['a huge one', (token: string) => token.repeat(20)],
  ])('stays closed to a token that is wrong: %s', async (_what, forge) => {
    const bought = await buy();
    const token = forge(bought.token);
    expect(await read(token)).toMatchObject({ status: 401, body: { code: 'wrong-link' } });
    const answer = await change({ ...bought, token }, { note: 'mine' });
    expect(answer).toMatchObject({ status: 401 });
  });

  it('closes 90 days after the payment', async () => {
    const { token } = await buy();
    advanceClock(89 * DAY_MS);
    expect((await read(token)).status).toBe(200);
    advanceClock(91 * DAY_MS);
    expect(await read(token)).toMatchObject({ status: 410, body: { code: 'link-gone' } });
  });

  it('closes when the personal data are deleted', async () => {
    const bought = await buy();
    await shop.sql('select erase_personal_data($1, now(), now())', ['giver@harbour.example']);
    await shop.sql('update outbox set sent_at = now() where sent_at is null');
    await shop.sql(`update parcels set status = 'posted' where session_id = $1`, [
      bought.session.id,
    ]);
    const { email } =
      (await shop.sql('select email from orders where session_id = $1', [bought.session.id]))[0] ??
      {};
    await shop.sql('select erase_personal_data($1, now(), now())', [email]);
    expect((await read(bought.token)).status).toBe(410);
    expect((await change(bought, { note: 'later' })).status).toBe(410);
    const { body } = await shop.get(`/api/placed-order?sessionId=${bought.session.id}`);
    expect(body['page']).toBeNull();
    const session = await shop.get(`/api/get-session?sessionId=${bought.session.id}`);
    expect(session.body).toMatchObject({ payment_status: 'paid' });
    expect(session.body).not.toHaveProperty('customer_details');
  });
});

describe('a change of an order', () => {
  it('of the note stands on the slip, marked as changed, and is confirmed with before and after', async () => {
    const bought = await buy();
    const answer = await change(bought, { note: 'Happy 80th, Nan!' });
    expect(answer).toMatchObject({
      status: 200,
      body: { version: 2, boxes: [{ note: 'Happy 80th, Nan!', hasNote: true }] },
    });
    const { customer, slip } = await changeMails(bought);
    expect(slip.text).toContain('> Happy 80th, Nan!');
    expect(slip.text).toContain(`Note, before: “${NOTE}”`);
    expect(slip.html).toContain('This slip takes the place of the one');
    expect(customer.text).toMatch(
      /NOTE\nBefore:\n> With love from the pier\nNow:\n> Happy 80th, Nan!\n/,
    );
    expect(customer.text).toContain(`/order#${bought.token}`);
    expect(customer.to).not.toEqual(slip.to);
    const { body } = await shop.get(`/api/placed-order?sessionId=${bought.session.id}`);
    expect(body).toMatchObject({ order: { parcels: [{ boxes: [{ hasNote: true }] }] } });
  });

  it('of the address is UK only, and its postcode is put in order', async () => {
    const bought = await buy();
    const address = {
      firstName: 'Dorothy',
      lastName: 'Pier',
      address1: ' 9  New Road ',
      address2: '',
      city: 'Weston',
      postcode: 'bs229zz',
    };
    const abroad = { ...address, postcode: '75001' };
    expect(await change(bought, { customerInfo: abroad })).toMatchObject({
      status: 400,
      body: { code: 'incomplete-delivery' },
    });
    const answer = await change(bought, { customerInfo: address });
    expect(answer.body).toMatchObject({
      recipient: { address1: '9 New Road', postcode: 'BS22 9ZZ' },
    });
    const { slip } = await changeMails(bought);
    expect(slip.text).toMatch(/SEND TO\nDorothy Pier\n9 New Road\nWeston\nBS22 9ZZ\n/);
  });

  it('of the day follows the rules of the checkout, and moves the day of dispatch', async () => {
    const bought = await buy();
    const days = (await read(bought.token)).body['parcels'] as {
      requestableDays: { first: string; last: string };
    }[];
    const { first, last } = days[0]?.requestableDays ?? { first: '', last: '' };
    for (const arriveOn of ['2001-01-01', '2999-01-01']) {
      expect(await change(bought, { arriveOn })).toMatchObject({
        status: 400,
        body: { code: 'arrival-not-possible' },
      });
    }
    const answer = await change(bought, { arriveOn: last });
    expect(answer.body).toMatchObject({ arrival: { metDay: last } });
    expect(first < last).toBe(true);
    const [row] = await shop.sql(
      `select arrive_on::text, post_on::text, content ->> 'dispatchOn' as dispatch from parcels where session_id = $1`,
      [bought.session.id],
    );
    expect(row).toMatchObject({ arrive_on: last });
    expect(row?.['post_on']).toBe(row?.['dispatch']);
    const { customer, slip } = await changeMails(bought);
    expect(slip.subject).toContain('Post on');
    expect(customer.text).toContain('In time for');
  });

  it('takes a day back: the parcel leaves as an order of then would, as the page said before', async () => {
    const day = daysAhead(40);
    const bought = await buy(presentFor(day));
    advanceClock(9 * DAY_MS);
    const [before] = (await read(bought.token)).body['parcels'] as {
      arrivalWithoutRequest: { dispatch: Day };
    }[];
    const without = before?.arrivalWithoutRequest;
    expect(without && without.dispatch >= daysAhead(0)).toBe(true);
    const answer = await change(bought, { arriveOn: null });
    expect(answer).toMatchObject({
      status: 200,
      body: { arrival: { ...without, metDay: null }, arrivalWithoutRequest: null },
    });
    expect(
      await shop.sql('select arrive_on, post_on::text from parcels where session_id = $1', [
        bought.session.id,
      ]),
    ).toEqual([{ arrive_on: null, post_on: without?.dispatch }]);
    const { customer, slip } = await changeMails(bought);
    expect(slip.text).toContain(`Day they wished for, before: “${formatDay(day)}”`);
    expect(slip.text).toContain(`Post by ${formatDay(without?.dispatch ?? day)}`);
    expect(customer.text).toContain('Now:\n> As soon as we can');
    expect((await change(bought, { arriveOn: null })).body).toMatchObject({ version: 2 });
  });

  it('has no day to take back where none is met', async () => {
    const bought = await buy();
    expect((await read(bought.token)).body).toMatchObject({
      parcels: [{ arrivalWithoutRequest: null }],
    });
    expect((await change(bought, { arriveOn: null })).body).toMatchObject({ version: 1 });
  });

  it('of the day on which slices are needed follows the rule of slices, or takes it back', async () => {
    const bought = await buy(slicesFor(daysAhead(200)));
    const [parcel] = (await read(bought.token)).body['parcels'] as {
      requestableDays: { first: Day; last: Day };
    }[];
    const { first, last } = parcel?.requestableDays ?? { first: '0-0-0', last: '0-0-0' };
    expect(last > daysAhead(360)).toBe(true);
    for (const arriveOn of [addDays(first, -1), addDays(last, 1)]) {
      expect(await change(bought, { arriveOn })).toMatchObject({
        status: 400,
        body: { code: 'arrival-not-possible' },
      });
    }
    const moved = await change(bought, { arriveOn: daysAhead(100) });
    expect(moved.body).toMatchObject({ arrival: { metDay: daysAhead(100) } });
    const posted = (moved.body['arrival'] as { dispatch: Day }).dispatch;
    expect(posted < daysAhead(93) && posted > daysAhead(72)).toBe(true);
    const { customer, slip } = await changeMails(bought);
    expect(slip.text).toContain(`in time for ${formatDay(daysAhead(100))}`);
    expect(slip.text).toContain(`before: “${formatDay(daysAhead(200))}”`);
    expect(customer.text).toContain(`Now:\n> ${formatDay(daysAhead(100))}`);
    expect((await change(bought, { arriveOn: null }, 2)).body).toMatchObject({
      version: 3,
      arrival: { metDay: null },
    });
  });

  it('of one box among several names the box and the parcel', async () => {
    const bought = await buy(twoPeople);
    const [, second] = bought.parcels;
    const body = { parcel: second?.id, expectedVersion: 1, note: [{ box: 1, text: 'For Grace' }] };
    const answer = await shop.post('/api/order-change', body, bearing(bought.token));
    expect(answer).toMatchObject({ status: 200, body: { boxes: [{ note: 'For Grace' }] } });
    const { customer, slip } = await changeMails(bought);
    expect(customer.text).toContain('Parcel 2 of 2 for Grace Pier');
    expect(slip.text.split('Changed. This slip')).toHaveLength(2);
    const unknown = { ...body, note: [{ box: 9, text: 'Nobody' }], expectedVersion: 2 };
    expect((await shop.post('/api/order-change', unknown, bearing(bought.token))).status).toBe(400);
  });

  it('that is too long is refused, and nothing is queued', async () => {
    const bought = await buy();
    expect(await change(bought, { note: 'x'.repeat(101) })).toMatchObject({
      status: 400,
      body: { code: 'note-too-long' },
    });
    expect(await change(bought, {})).toMatchObject({ status: 200, body: { version: 1 } });
    expect(mailsWith(bought, /changed/i)).toEqual([]);
  });

  it('is refused once the parcel is being packed, and possible again when it is put back', async () => {
    const bought = await buy();
    await setStatus(bought, 'packed');
    expect(await change(bought, { note: 'Too late' }, 2)).toMatchObject({
      status: 409,
      body: { code: 'parcel-packed' },
    });
    expect((await read(bought.token)).body).toMatchObject({ parcels: [{ requestableDays: null }] });
    await setStatus(bought, 'waiting');
    expect((await change(bought, { note: 'In time' }, 3)).status).toBe(200);
  });

  it('of an old version is refused, but a repeat of the same change is not, and is mailed once', async () => {
    const bought = await buy();
    expect((await change(bought, { note: 'First' })).status).toBe(200);
    expect(await change(bought, { note: 'Second' })).toMatchObject({
      status: 409,
      body: { code: 'version-conflict' },
    });
    expect((await change(bought, { note: 'First' })).body).toMatchObject({ version: 2 });
    await changeMails(bought);
    expect((await change(bought, { note: 'Second' }, 2)).status).toBe(200);
    const { customer } = await changeMails(bought, 2);
    expect(customer.text).toMatch(/> First\nNow:\n> Second/);
    expect(mailsWith(bought, /was changed$/)).toHaveLength(2);
  });

  it('made in two places at once is made once', async () => {
    const bought = await buy();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) => change(bought, { note: `Note ${place}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    await changeMails(bought);
    expect(
      await shop.sql(`select key from outbox where key like 'order-changed/%/' || $1 || '-%'`, [
        bought.parcels[0]?.id,
      ]),
    ).toHaveLength(1);
  });

  it('of an order that was paid back, or of a parcel of another order, is refused', async () => {
    const bought = await buy();
    const other = await buy();
    const foreign = { parcel: other.parcels[0]?.id, expectedVersion: 1, note: 'mine' };
    expect((await shop.post('/api/order-change', foreign, bearing(bought.token))).status).toBe(404);
    await shop.sql('update orders set refunded_pence = total_pence where session_id = $1', [
      bought.session.id,
    ]);
    expect(await change(bought, { note: 'Too late' })).toMatchObject({
      status: 409,
      body: { code: 'order-refunded' },
    });
  });
});

import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getSession } from '#contract/get-session.ts';
import { getPlacedOrder } from '#contract/placed-order.ts';
import { postalCalendar } from '#data/calendar.ts';
import { shippingOptions } from '#data/shipping.ts';
import { toOrderConfirmation } from '#features/thank-you/order-confirmation.ts';
import { cartPayload, boxOf12 } from '../support/payloads.ts';
import { mailsOf, startTestShop, advanceClock, type TestShop } from '../support/test-shop.ts';

const OPENED = '2026-11-20T09:00:00Z';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ SHOP_CLOCK: OPENED });
});
afterEach(() => advanceClock(0));
afterAll(() => shop.stop());

const post = { options: shippingOptions, calendar: postalCalendar };

/** Places and pays an order now; returns the dates on the payment page, the thank-you page and in both mails. */
async function whatTheShopSays(payload: object, now: number) {
  const session = await shop.stripe.checkout.sessions.retrieve((await shop.buy(payload)).id, {
    expand: ['shipping_cost.shipping_rate'],
  });
  const rate = session.shipping_cost?.shipping_rate;
  const read = await shop.get(`/api/get-session?sessionId=${session.id}`);
  const placed = await shop.get(`/api/placed-order?sessionId=${session.id}`);
  const { order } = v.parse(getPlacedOrder.response, placed.body);
  const paid = { ...v.parse(getSession.response, read.body), order };
  const page = toOrderConfirmation(session.id, paid, now, post);
  const { confirmation, slip } = await mailsOf(shop, session);
  return {
    payment: /Get it by (.*?), /.exec(session.custom_text.submit?.message ?? '')?.[1],
    // The provider's estimate counts from today, the shop's dates from dispatch.
    estimate: typeof rate === 'object' ? rate?.delivery_estimate : undefined,
    page: page.parcels[0]?.estimatedDelivery,
    pageLeaves: page.parcels[0]?.leaves,
    mail: /Get it by .*/.exec(confirmation.text)?.[0],
    mailLeaves: /leaving us (on .*)/.exec(confirmation.text)?.[1],
    slip: /Post by (.*)/.exec(slip.text)?.[1],
  };
}

describe('payment page, thank-you page and mails state the same dates', () => {
  it.each([
    ['on a Friday', '2026-11-20T10:00Z', boxOf12, '24-26 Nov', '20th November 2026'],
    ['on a Friday, 1st Class', '2026-11-20T10:05Z', cartPayload, '23-24 Nov', '20th November 2026'],
    ['on a Friday before 15:00', '2026-11-20T14:50Z', boxOf12, '24-26 Nov', '20th November 2026'],
    ['on a Friday at 15:00', '2026-11-20T15:00Z', boxOf12, '25-27 Nov', '23rd November 2026'],
    ['on a Monday after 15:00', '2026-11-23T16:00Z', boxOf12, '27 Nov-1 Dec', '25th November 2026'],
    [
      'before Christmas, on a late Friday',
      '2026-11-27T15:00Z',
      boxOf12,
      '2-4 Dec',
      '30th November 2026',
    ],
    [
      'before Christmas, on a late Monday',
      '2026-11-30T15:30Z',
      cartPayload,
      '2-3 Dec',
      '1st December 2026',
    ],
    [
      'after the last dispatch before Christmas',
      '2026-12-21T16:00Z',
      boxOf12,
      '29-31 Dec',
      '22nd December 2026',
    ],
    ['on a bank holiday', '2026-12-28T11:00Z', cartPayload, '30-31 Dec', '29th December 2026'],
    ['before Good Friday, late', '2027-03-25T16:00Z', boxOf12, '1-5 Apr', '30th March 2027'],
    ['in summer, at 15:00 in London', '2027-06-21T14:00Z', boxOf12, '25-29 Jun', '23rd June 2027'],
  ])('%s (%s)', async (_when, clock, payload, arrives, leaves) => {
    const now = Date.parse(clock);
    advanceClock(now - Date.parse(OPENED));
    expect(await whatTheShopSays(payload, now)).toEqual({
      payment: arrives,
      estimate: null,
      page: `Get it by ${arrives}`,
      pageLeaves: `on ${leaves}`,
      mail: `Get it by ${arrives}`,
      mailLeaves: `on ${leaves}`,
      slip: leaves,
    });
  });
});

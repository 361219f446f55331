import { describe, expect, it } from 'vitest';
import { toStripeParams } from '#netlify/adapters/stripe/stripe-params.ts';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { summarizedBoxes } from '#copy/order-summary.ts';
import { writeOrderConfirmation } from '#netlify/mail/order-confirmation/order-confirmation.tsx';
import type { OrderForMail } from '#netlify/mail/order/order-for-mail.ts';
import { writePosted } from '#netlify/mail/posted/posted.tsx';
import { writePackingSlip } from '#netlify/mail/packing-slip/packing-slip.tsx';
import { USUAL_SLIP } from '#netlify/mail/packing-slip/slip-warnings.ts';
import { buildSessionParams } from '#netlify/checkout/session-params.ts';
import { allergensWithNutsIn, oneNuttyBox } from '../support/orders.ts';
import { paidOrderForMail } from '../support/paid-orders.ts';

const SITE = 'https://birnbeckfudge.example';
const shop = { catalogue, calendar: postalCalendar, siteUrl: SITE };
const NOON = Date.parse('2026-11-25T12:00Z');

/** Returns the mail about the only parcel of an order. */
function writePostedOf(order: OrderForMail) {
  const [parcel] = order.parcels;
  if (!parcel) throw new Error('The order has no parcel');
  return writePosted({ order, parcel, siteUrl: SITE, pageUrl: null });
}

describe.each(oneNuttyBox)('nuts in only the %s of three boxes', (_place, order, place) => {
  it('are an allergen of the order and of the box', () => {
    const summary = paidOrderForMail(order);
    expect(summary.allergens).toEqual(['milk', 'nuts']);
    expect(summarizedBoxes(summary).map((box) => box.allergens.join(', '))).toEqual(
      allergensWithNutsIn(place),
    );
  });

  it('are declared on the payment page', () => {
    const draft = buildSessionParams(shop, order, '4F7K2M9QXA', NOON);
    const { submit } = toStripeParams(draft).custom_text ?? {};
    expect(submit && submit.message).toContain('. Contains: milk, nuts. Our kitchen');
  });

  it.each([
    ['confirmation', () => writeOrderConfirmation(paidOrderForMail(order), SITE)],
    ['packing slip', () => writePackingSlip(paidOrderForMail(order), USUAL_SLIP)],
    ['mail about the posted parcel', () => writePostedOf(paidOrderForMail(order))],
  ])('are declared in the %s for the order and for the box', (_mail, write) => {
    const { text, html } = write();
    expect(text).toContain('All boxes together contain: milk, nuts. Our kitchen');
    expect(html).toMatch(/All boxes together contain: (<!-- -->)?<strong>milk, nuts<\/strong>/);
    const each = /^ *Contains: (.*)$/gm;
    expect([...text.matchAll(each)].map(([, list]) => list)).toEqual(allergensWithNutsIn(place));
    const inHtml = /Contains:(?: |<\/i> )<strong>([^<]*)<\/strong>/g;
    expect([...html.matchAll(inHtml)].map(([, list]) => list)).toEqual(allergensWithNutsIn(place));
  });
});

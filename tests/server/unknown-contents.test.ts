import { describe, expect, it } from 'vitest';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { summarizedBoxes } from '#copy/order-summary.ts';
import type { Order } from '#domain/order/order.ts';
import { buildSessionParams } from '#netlify/checkout/session-params.ts';
import { writeOrderConfirmation } from '#netlify/mail/order-confirmation/order-confirmation.tsx';
import { readPlacedOrder } from '#netlify/orders/read-payment-session.ts';
import { toOrderForMail } from '#netlify/orders/to-order-for-mail.ts';
import { readPrintedParcels } from '#netlify/parcels/printed-parcels.ts';
import { parcelsOfPage } from '#netlify/parcels/read-order.ts';
import { boardParcel } from '#netlify/parcels/board-parcel.ts';
import { inMemoryLog } from '../support/in-memory/log.ts';
import { inMemoryOrders } from '../support/in-memory/orders.ts';
import { inMemoryOutbox } from '../support/in-memory/outbox.ts';
import { inMemoryPayments } from '../support/in-memory/payments.ts';
import { BAILEYS, birthdayOrder, completeCustomer, sixtySlices } from '../support/orders.ts';
import { paidOrder } from '../support/paid-orders.ts';

const SITE = 'https://birnbeckfudge.example';
const NOW = Date.parse('2026-11-25T10:00Z');

const today = { catalogue, calendar: postalCalendar };
const withoutBaileys = {
  ...today,
  catalogue: {
    ...catalogue,
    allFlavours: catalogue.allFlavours.filter(({ id }) => id !== BAILEYS),
  },
};

/** Returns the only parcel of a paid order as the lists of the shop hold it. */
function listed(bought: Order) {
  const order = paidOrder(bought);
  const [parcel] = order.parcels;
  if (!parcel) throw new Error('The order has no parcel');
  return { parcel, order };
}

/** Pays for an order today, and reads it for the thank-you page when the shop sells something else. */
async function readAfterPayment(order: Order, offer: typeof today) {
  const payments = inMemoryPayments(() => NOW, 'whsec_test');
  const params = buildSessionParams({ ...today, siteUrl: SITE }, order, '4F7K2M9QXA', NOW);
  const { id } = await payments.createSession(params, 'key', 5_000);
  payments.pay(id, { name: 'Ada Quay', email: 'ada@quay.example', recipient: completeCustomer });
  const shop = {
    payments: () => Promise.resolve(payments),
    orders: inMemoryOrders(inMemoryOutbox()),
    outbox: inMemoryOutbox(),
    log: inMemoryLog(),
    offer: () => Promise.resolve(offer),
    settings: { secret: 'a secret of tests' },
  };
  return (await readPlacedOrder(shop, { sessionId: id, now: NOW })).placedOrder.order;
}

async function printSheet(order: Order, offer: typeof today) {
  const found = [listed(order)];
  const parcels = { find: () => Promise.resolve(found), list: () => Promise.resolve(found) };
  const shop = { parcels, offer: () => Promise.resolve(offer) };
  return (await readPrintedParcels(shop, { ids: [1] })).parcels[0];
}

describe.each<[string, Order]>([
  ['a box', birthdayOrder],
  ['slices', sixtySlices],
])('%s with a flavour that has left the catalogue, and others that have not', (_what, order) => {
  it('has no allergens in a mail: those of the others are not all', () => {
    const mailed = toOrderForMail(paidOrder(order), withoutBaileys);
    const lists = [mailed, ...summarizedBoxes(mailed), ...(mailed.slices ? [mailed.slices] : [])];
    expect(lists.flatMap(({ allergens }) => allergens)).toEqual([]);
    const { text } = writeOrderConfirmation(mailed, SITE);
    expect(text).not.toContain('Contains:');
    expect(text).toContain('Our kitchen handles milk');
  });

  it('has no allergens on the board', () => {
    const { boxes } = boardParcel(listed(order), withoutBaileys);
    expect(boxes.flatMap(({ allergens }) => allergens)).toEqual([]);
  });

  it('is left out of the thank-you page, which still shows the arrival', async () => {
    const now = await readAfterPayment(order, today);
    const later = await readAfterPayment(order, withoutBaileys);
    expect(now?.parcels[0]?.boxes.length ?? 0).toBe(order.kind === 'boxes' ? 1 : 0);
    expect(now?.slices === null).toBe(order.kind === 'boxes');
    const parcels = now?.parcels.map((parcel) => ({ ...parcel, boxes: [] }));
    expect(later).toEqual({ parcels, slices: null });
  });

  it('is left out of the page of the order, which still shows the arrival', () => {
    const [parcels, slices] = parcelsOfPage(paidOrder(order), withoutBaileys, NOW);
    expect([parcels.map(({ boxes }) => boxes), slices]).toEqual([[[]], null]);
    expect(parcels).toMatchObject([{ arrival: { dispatch: '2026-11-25' } }]);
  });

  it('is on the printed sheet as of unknown allergens', async () => {
    const sheet = await printSheet(order, withoutBaileys);
    expect(sheet?.contains).toMatch(/^ALLERGENS NOT KNOWN: .* no longer in our catalogue/);
    expect(sheet?.kitchen).toBe('');
    expect((await printSheet(order, today))?.contains).toMatch(/: milk/);
  });
});

import { expect, it } from 'vitest';
import { allergenCardPath } from '#domain/bulk/allergen-card.ts';
import { DAY_MS } from '#domain/day.ts';
import type { StoredOrder } from '#netlify/orders/order-store.ts';
import { inMemoryLog } from '../support/in-memory/log.ts';
import { mailWriterOf, SITE } from '../support/mail-writer.ts';
import { KITCHEN_LINE, VEGAN_NOTE } from '#copy/allergens.ts';
import {
  birthdayBox,
  birthdayOrder,
  idOf,
  sixtySlices,
  twoParcels,
  withItems,
  withParcel,
} from '../support/orders.ts';
import { paidOrder } from '../support/paid-orders.ts';

const bought = paidOrder(birthdayOrder);
const forThursday = withParcel({ arriveOn: '2026-12-10', dispatchOn: '2026-12-04' });
const postedAfter = (days: number, order = bought): StoredOrder => ({
  ...order,
  parcels: order.parcels.map((parcel) => ({
    ...parcel,
    status: 'posted',
    postedAt: bought.paidAt + days * DAY_MS,
  })),
});

const payload = { sessionId: bought.sessionId, place: 1 };

it('shows the lid and the address of a posted parcel, and leads to the order’s page', async () => {
  const { text, html } = await mailWriterOf(postedAfter(90))({ kind: 'posted', payload }, false);
  expect(html).toContain('/mail/lids/happy-birthday-mum.png');
  expect(html).toContain('Ada Quay<br/>1 Pier Road');
  expect(html).toContain(`href="${SITE}/order#${bought.sessionId}.1.`);
  expect(text).toContain(`See your order:\n${SITE}/order#${bought.sessionId}.1.`);
});

it.each([
  ['on its day', birthdayOrder, 0, 'Get it by 27 Nov-1 Dec'],
  ['two days late', birthdayOrder, 2, 'Get it by 1-3 Dec'],
  ['for a day that it meets', forThursday, 9, 'In time for Thursday 10th December 2026'],
  ['too late for its day', forThursday, 13, 'Get it by 10-14 Dec'],
])('counts the days from the day of posting: %s', async (_when, order, days, title) => {
  const write = mailWriterOf(postedAfter(days, paidOrder(order)));
  expect((await write({ kind: 'posted', payload }, false)).text).toContain(`\n${title}\n`);
});

it.each([
  ['a box', birthdayOrder, 'Your parcel for Ada left us by Royal Mail 2nd Class.', 2],
  ['slices', sixtySlices, 'Your parcel left us by signed delivery.', 30],
])(
  'of %s says how it left, and how much of each flavour is in it',
  async (_what, order, lead, count) => {
    const { text, html } = await mailWriterOf(postedAfter(0, paidOrder(order)))(
      { kind: 'posted', payload },
      false,
    );
    expect(text).toContain(lead);
    expect(html).toContain(`<b>${count}</b></td><td>Baileys</td>`);
  },
);

const veganBox = withItems([
  {
    box: {
      ...birthdayBox,
      boxId: idOf('boxes', '4-Bag Vegan Box'),
      selection: ['Vegan Chocolate', 'Vegan Sea-Salt Caramel'].map((name) => ({
        flavourId: idOf('flavours', name),
        quantity: 2,
      })),
      keyring: null,
    },
    quantity: 1,
    sku: null,
  },
]);
const wordsOf = (html: string): string =>
  html.replaceAll(/<!-- -->|<[^>]*>/g, '').replaceAll('\u00A0', ' ');

it.each([
  ['a vegan box', veganBox, `Contains: soya. ${KITCHEN_LINE} ${VEGAN_NOTE}`],
  ['a box, one of two parcels', twoParcels, `Contains: milk. ${KITCHEN_LINE}`],
  ['slices', sixtySlices, `Contains: milk, soya, wheat. ${KITCHEN_LINE}`],
])('of %s lists its allergens once, with the kitchen’s line', async (_what, order, words) => {
  const { text, html } = await mailWriterOf(postedAfter(0, paidOrder(order)))(
    { kind: 'posted', payload },
    false,
  );
  expect(text).toContain(`\n${words}\nEvery ingredient of every flavour: ${SITE}/ingredients\n`);
  expect(wordsOf(html)).toContain(words);
  for (const part of [text, wordsOf(html)]) expect(part.match(/Contains:/g)).toHaveLength(1);
  expect(text).not.toContain('\n\n\n');
});

it('of one of two parcels says once which it is', async () => {
  const { text } = await mailWriterOf(postedAfter(0, paidOrder(twoParcels)))(
    { kind: 'posted', payload: { ...payload, place: 2 } },
    false,
  );
  expect(text.match(/Parcel 2 of 2.*/g)).toEqual([
    'Parcel 2 of 2 for Grace Pier: In time for Thursday 24th December 2026',
  ]);
});

it('of slices leads to the card for guests', async () => {
  const { text, html } = await mailWriterOf(postedAfter(0, paidOrder(sixtySlices)))(
    { kind: 'posted', payload },
    false,
  );
  const url = `${SITE}${allergenCardPath(sixtySlices.flavourIds)}`;
  expect(text).toContain(
    `A card for your guests, to print, with what each flavour contains: ${url}\n`,
  );
  expect(html).toContain(`href="${url}"`);
});

it('names the order and the customer of a mail that could not be delivered', async () => {
  const key = 'posted/12/2';
  const mail = { kind: 'posted', payload };
  const { subject, text } = await mailWriterOf(postedAfter(1))(
    { kind: 'dead-letter', payload: { key, reason: 'refused', mail } },
    false,
  );
  expect(subject).toBe('Not delivered: mail about a posted parcel BHF-4F7K2M9QXA');
  expect(text).toContain(`${subject}, Ada Quay\nIt was sent to: ada@quay.example\n`);
  expect(text.trimEnd().endsWith(key)).toBe(true);
});

it('that cannot be written is left out of the alert, and the log says so', async () => {
  const key = 'posted/12/9';
  const mail = { kind: 'posted', payload: { ...payload, place: 9 } };
  const log = inMemoryLog();
  const { subject } = await mailWriterOf(postedAfter(1), { log })(
    { kind: 'dead-letter', payload: { key, reason: 'refused', mail } },
    false,
  );
  expect(subject).toContain('Not delivered');
  expect(log.lines).toEqual([['undelivered-not-written', { key }]]);
});

import { encodeOrderSummary, type OrderSummaryJson } from '#contract/order-summary.ts';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import { emptyDraft, type Draft } from '#domain/box/draft.ts';
import { evolve, type DraftEvent } from '#domain/box/draft-events.ts';
import { finish, type Box } from '#domain/box/box.ts';
import { emptyCustomer, type CustomerInfo } from '#domain/customer/customer.ts';
import type { Instant } from '#domain/day.ts';
import { bulkDelivery } from '#domain/delivery/delivery.ts';
import type { PostalCalendar } from '#domain/delivery/dispatch.ts';
import type { BoxOrder, BoxParcel, Order, OrderedBox, SliceOrder } from '#domain/order/order.ts';
import { describeOrder } from '#copy/order-summary.ts';
import { boxPence, keyringPence } from './shop-prices.ts';

export const BAILEYS = 1;
const BISCOFF_BISCUIT = 4;
export const VANILLA = 22;
const MAPLE_AND_WALNUT = 14;
export const THIS_MUM_BELONGS = 2;
export const TAG_MUM = 13;
export const TAG_DAD = 14;
export const TAG_SISTER = 15;
const NOT_A_GIFT = 0;
const HAPPY_BIRTHDAY = 1;

/** A complete delivery form. */
export const completeCustomer: CustomerInfo = {
  ...emptyCustomer,
  firstName: 'Ada',
  lastName: 'Quay',
  email: 'ada@quay.example',
  address1: '1 Pier Road',
  city: 'Weston-super-Mare',
  postcode: 'BS23 1AA',
};

/** A Box of 6 as a birthday present. */
export const birthdayBox: Box = {
  boxId: 1,
  selection: [
    { flavourId: BAILEYS, quantity: 2 },
    { flavourId: VANILLA, quantity: 4 },
  ],
  lid: { categoryId: 1, designName: 'Happy Birthday Mum' },
  note: 'Happy birthday!',
  keyring: { id: THIS_MUM_BELONGS, nameTagIds: [TAG_MUM, TAG_DAD] },
};

/** Returns the birthday present as an order of the builder, with these changes of its parcel. */
export function withParcel(changes: Partial<BoxParcel> = {}): BoxOrder {
  const parcel = {
    items: [{ box: birthdayBox, quantity: 1, sku: null }],
    recipient: completeCustomer,
    shippingId: 1,
    arriveOn: null,
    dispatchOn: null,
    ...changes,
  };
  return {
    kind: 'boxes',
    channel: 'builder',
    source: 'build-your-box',
    buyer: null,
    parcels: [parcel],
  };
}

/** Returns the birthday order with other boxes. */
export const withItems = (items: readonly OrderedBox[]): BoxOrder => withParcel({ items });

/** The birthday present as an order of the builder, by 2nd Class. */
export const birthdayOrder = withParcel();

/** The birthday present by 2nd Class to Ada, and three bars by 1st Class to Grace for Christmas Eve. */
export const twoParcels: BoxOrder = {
  ...birthdayOrder,
  channel: 'cart',
  source: 'basket',
  buyer: { name: 'Edna Tide', company: '', purchaseOrder: '' },
  parcels: [
    ...birthdayOrder.parcels,
    {
      items: [
        {
          box: {
            boxId: 4,
            selection: [{ flavourId: BAILEYS, quantity: 3 }],
            lid: { categoryId: 0, designName: 'Enjoy your fudge' },
            note: '',
            keyring: null,
          },
          quantity: 2,
          sku: null,
        },
      ],
      recipient: {
        ...completeCustomer,
        firstName: 'Grace',
        lastName: 'Pier',
        address1: '2 Sea View',
        postcode: 'BS23 2BB',
      },
      shippingId: 2,
      arriveOn: '2026-12-24',
      dispatchOn: '2026-12-21',
    },
  ],
};

/** Sixty slices of Baileys and Biscoff Biscuit, to the address of the payment page. */
export const sixtySlices: SliceOrder = {
  kind: 'slices',
  source: 'weddings-corporate',
  slices: 60,
  option: 'custom',
  flavourIds: [BAILEYS, BISCOFF_BISCUIT],
  recipient: null,
  shippingId: bulkDelivery.id,
  arriveOn: null,
  dispatchOn: null,
  buyer: null,
};

/** Returns an order paid at a moment as the thank-you page receives it. */
export function summaryJson(
  order: Order,
  paidAt: Instant = Date.parse('2026-11-20T10:00Z'),
  calendar: PostalCalendar = postalCalendar,
): OrderSummaryJson {
  return encodeOrderSummary(describeOrder(order, paidAt, { catalogue, shopBoxes, calendar }));
}

const boxOf = (flavourId: number, designName: string): Box => ({
  boxId: 1,
  selection: [{ flavourId, quantity: 6 }],
  lid: { categoryId: 1, designName },
  note: '',
  keyring: null,
});

const LIDS = ['Happy Birthday', 'Happy Birthday Mum', 'Happy Birthday Dad'];

/**
 * Returns an order of three boxes with milk, of which only the one at a place has nuts: code that skips a box misses
 * them.
 */
function withNutsIn(place: number): BoxOrder {
  const items = LIDS.map((lid, index) => ({
    box: boxOf(index === place - 1 ? MAPLE_AND_WALNUT : BAILEYS, lid),
    quantity: 1,
    sku: null,
  }));
  return { ...withItems(items), channel: 'cart' };
}

/** Where the box with nuts stands in words, the order, and the box's place. */
export const oneNuttyBox = [
  ['first', withNutsIn(1), 1],
  ['middle', withNutsIn(2), 2],
  ['last', withNutsIn(3), 3],
] as const;

/** Returns the allergens of each box of the order with nuts at a place. */
export const allergensWithNutsIn = (place: number): string[] =>
  LIDS.map((_lid, index) => (index === place - 1 ? 'milk, nuts' : 'milk'));

/** Returns the id of a flavour or box by name. */
export function idOf(list: 'flavours' | 'boxes', name: string): number {
  const found = catalogue[list].find((entry) => entry.name === name);
  if (!found) throw new Error(`The shop sells no ${name}`);
  return found.id;
}

/** Returns the id of a keyring or name tag by title. */
export function keyringId(title: string): number {
  const found = catalogue.keyrings.find((keyring) => keyring.title === title);
  if (!found) throw new Error(`The shop has no keyring ${title}`);
  return found.id;
}

/** Returns the draft after these events. */
export function draftAfter(...events: readonly DraftEvent[]): Draft {
  return events.reduce((draft, event) => evolve(draft, event, catalogue), emptyDraft);
}

/** A complete Box of 6: the preset, a birthday lid, a note, a keyring with two names, an address, 1st Class. */
export const finishedBox: Draft = draftAfter(
  { type: 'box-chosen', boxId: idOf('boxes', 'Box of 6') },
  { type: 'preset-applied' },
  { type: 'lid-category-chosen', categoryId: HAPPY_BIRTHDAY },
  { type: 'lid-design-chosen', designName: 'Happy Birthday Mum' },
  { type: 'note-written', note: 'Happy 80th, Mum!' },
  { type: 'keyring-clicked', keyringId: keyringId('this mum belongs') },
  { type: 'name-tag-added', keyringId: keyringId('Grace') },
  { type: 'name-tag-added', keyringId: keyringId('Harry') },
  { type: 'shipping-chosen', shippingId: 2 },
  { type: 'customer-changed', changes: completeCustomer },
);

/** Today's price of the finished box, without delivery. */
export const finishedBoxPence =
  boxPence(1) +
  keyringPence(keyringId('this mum belongs')) +
  keyringPence(keyringId('Grace')) +
  keyringPence(keyringId('Harry'));

/** A complete Box of 12 without a gift: the preset, not a gift, an address, 2nd Class. */
export const boxForMyself: Draft = draftAfter(
  { type: 'box-chosen', boxId: idOf('boxes', 'Box of 12') },
  { type: 'preset-applied' },
  { type: 'lid-category-chosen', categoryId: NOT_A_GIFT },
  { type: 'customer-changed', changes: completeCustomer },
);

/** Returns the finished box of a draft. */
export function boxIn(draft: Draft): Box {
  const result = finish(draft, catalogue);
  if ('violation' in result) throw new Error(result.violation.code);
  return result.box;
}

import type { StoredOrder } from '#netlify/orders/order-store.ts';
import { catalogue } from '#data/catalogue.ts';
import type { ParcelStatus } from '#domain/order/parcel-status.ts';
import type { SliceOrder } from '#domain/order/order.ts';
import type { CHANGE_MAILS, MailKind, ORDER_MAILS } from '#netlify/mail/mail-kinds.ts';
import {
  birthdayBox,
  birthdayOrder,
  completeCustomer,
  oneNuttyBox,
  sixtySlices,
  twoParcels,
  withItems,
  withParcel,
} from '../support/orders.ts';
import { changedOrder, paidOrder } from '../support/paid-orders.ts';

/** One mail to show: its kind, what waits in the outbox for it, and the order that it is about. */
export interface MailFixture {
  name: string;
  kind: MailKind;
  payload: Readonly<Record<string, unknown>>;
  order: StoredOrder;
}

const slices: SliceOrder = {
  ...sixtySlices,
  slices: 100,
  option: 'assortment',
  flavourIds: catalogue.flavours.slice(0, 8).map(({ id }) => id),
};
const forADay = withParcel({ shippingId: 2, arriveOn: '2026-12-10', dispatchOn: '2026-12-07' });
const withoutExtras = withItems([
  {
    box: {
      ...birthdayBox,
      lid: { categoryId: 0, designName: 'Enjoy your fudge' },
      note: '',
      keyring: null,
    },
    quantity: 1,
    sku: null,
  },
]);
const [[, threeBoxes]] = oneNuttyBox;
const sixBoxes = withItems([
  ...threeBoxes.parcels.flatMap(({ items }) => items),
  { box: birthdayBox, quantity: 2, sku: null },
  {
    box: {
      boxId: 2,
      selection: catalogue.flavours.slice(0, 12).map(({ id }) => ({ flavourId: id, quantity: 1 })),
      lid: { categoryId: 0, designName: 'Enjoy your fudge' },
      note: '',
      keyring: null,
    },
    quantity: 1,
    sku: null,
  },
  {
    box: {
      ...birthdayBox,
      lid: { categoryId: 1, designName: 'Happy Birthday Dad' },
      note: 'For Dad, who always leaves the last piece to somebody else.\nSee you on Sunday!',
      keyring: null,
    },
    quantity: 1,
    sku: null,
  },
]);

/** As long as the payment provider's own. */
const sessionId = `cs_test_${'a1B2c3D4'.repeat(7)}`;

const birthday = { ...paidOrder(birthdayOrder), sessionId };
const orders = {
  'a birthday box with a keyring': birthday,
  'a box for oneself': paidOrder(withoutExtras),
  'three boxes': paidOrder(threeBoxes),
  'a requested day': paidOrder(forADay),
  'bulk slices': paidOrder(slices),
  'two parcels': paidOrder(twoParcels),
  'six boxes': paidOrder(sixBoxes),
};

const person = { email: 'ada@quay.example', referenceId: 'DR-4F7K2M9QXA' };

/** Returns an order whose parcels have come this far. */
const withStatuses = (order: StoredOrder, ...statuses: ParcelStatus[]): StoredOrder => ({
  ...order,
  parcels: order.parcels.map((parcel, index) => ({
    ...parcel,
    status: statuses[index] ?? parcel.status,
    postedAt: statuses[index] === 'posted' ? order.paidAt : null,
  })),
});

const changedBirthday = changedOrder(birthday, {
  notes: [{ place: 1, text: 'Happy 80th birthday, Mum!\nWith love from all of us' }],
  address: { ...completeCustomer, address1: '9 New Road', postcode: 'BS22 9ZZ' },
  arriveOn: '2026-12-10',
});

/** The payload of every kind of mail but those of orders. A new kind does not compile until it is here. */
const payloads: Readonly<
  Record<
    Exclude<MailKind, (typeof ORDER_MAILS)[number] | (typeof CHANGE_MAILS)[number]>,
    readonly (readonly [name: string, payload: MailFixture['payload']])[]
  >
> = {
  contact: [
    [
      'Message from the contact form',
      {
        formType: 'contact',
        name: 'Ada Quay',
        email: person.email,
        phone: '01934 000000',
        subject: 'Order Question',
        message: 'Is the fudge soft?\n\nLove, Ada',
      },
    ],
  ],
  enquiry: [
    [
      'Enquiry about an event',
      {
        formType: 'enquiry',
        firstName: 'Grace',
        lastName: 'Pier',
        email: 'grace@pier.example',
        phone: '',
        enquiryType: 'Wedding',
        eventDate: '2027-06-12',
        message: '400 slices, please.',
      },
    ],
  ],
  'data-request-link': [
    ['Link that confirms a data request', { ...person, requestType: 'export', seed: 'seed' }],
  ],
  'data-request-notice': [
    [
      'Export request that names an order',
      {
        ...person,
        requestType: 'export',
        orderReferences: ['BHF-4F7K2M9QXA'],
        reason: '',
        due: '2026-12-25',
      },
    ],
    [
      'Data request for the shop to answer',
      {
        ...person,
        requestType: 'deletion',
        orderReferences: ['BHF-4F7K2M9QXA'],
        reason: 'I have moved.',
        due: '2026-12-25',
      },
    ],
    [
      'Data request of somebody whose orders are still to be posted',
      {
        ...person,
        requestType: 'deletion',
        orderReferences: [],
        reason: '',
        due: '2026-12-25',
        waiting: ['BHF-4F7K2M9QXA', 'BHF-5G8L3N0RYB'],
      },
    ],
  ],
  morning: [
    ['Morning of a full day', { on: '2026-11-23' }],
    ['Morning without parcels', { on: '2026-11-24' }],
    ['Sunday on which something is stuck', { on: '2026-11-22' }],
  ],
  posted: [],
  'sign-in-link': [
    [
      'Link that signs the shopkeeper in',
      { seed: 'seed', expiresAt: Date.parse('2026-11-20T10:10Z') },
    ],
  ],
  'data-export-link': [['Link to the data export', { ...person, seed: 'seed' }]],
  'data-deletion-done': [['Personal data deleted', person]],
  'payment-alert': [
    ['Payment refunded', { problem: 'refunded', sessionId, refundedPence: 500 }],
    ['Payment disputed', { problem: 'disputed', sessionId }],
    [
      'Payment that could not be recorded',
      { problem: 'unrecorded', sessionId, orderNumber: '4F7K2M9QXA', totalPence: 1996 },
    ],
  ],
  'dead-letter': [
    [
      'Mail that could not be delivered',
      {
        key: `confirmation/${birthday.orderNumber}`,
        reason: 'refused',
        mail: { kind: 'confirmation', payload: { sessionId } },
      },
    ],
    [
      'Link to the data export that could not be delivered',
      {
        key: `data-export-link/${person.referenceId}`,
        reason: 'refused',
        mail: { kind: 'data-export-link', payload: { ...person, seed: 'seed' } },
      },
    ],
  ],
};

/** Every mail that the shop sends, for orders in each of their forms. */
export const mailFixtures: readonly MailFixture[] = [
  ...Object.entries(orders).flatMap(([what, order]): MailFixture[] => [
    { name: `Confirmation: ${what}`, kind: 'confirmation', payload: { sessionId }, order },
    { name: `Packing slip: ${what}`, kind: 'packing-slip', payload: { sessionId }, order },
  ]),
  {
    name: 'Packing slip: refunded in part',
    kind: 'packing-slip',
    payload: { sessionId },
    order: { ...birthday, refundedPence: 500 },
  },
  {
    name: 'Payment refunded after posting',
    kind: 'payment-alert',
    payload: { problem: 'refunded', sessionId, refundedPence: birthday.totalPence },
    order: withStatuses({ ...birthday, refundedPence: birthday.totalPence }, 'posted'),
  },
  {
    name: 'Payment disputed, one of two parcels posted',
    kind: 'payment-alert',
    payload: { problem: 'disputed', sessionId },
    order: withStatuses({ ...paidOrder(twoParcels), isDisputed: true }, 'posted', 'packed'),
  },
  {
    name: 'Parcel in the post',
    kind: 'posted',
    payload: { sessionId, place: 1 },
    order: withStatuses(birthday, 'posted'),
  },
  {
    name: 'Parcel in the post, one of two',
    kind: 'posted',
    payload: { sessionId, place: 2 },
    order: withStatuses(paidOrder(twoParcels), 'waiting', 'posted'),
  },
  {
    name: 'Parcel in the post: bulk slices',
    kind: 'posted',
    payload: { sessionId, place: 1 },
    order: withStatuses(paidOrder(slices), 'posted'),
  },
  {
    name: 'Packing slip: another total was paid',
    kind: 'packing-slip',
    payload: { sessionId },
    order: {
      ...birthday,
      totalPence: birthday.totalPence - 3,
      expectedTotalPence: birthday.totalPence,
    },
  },
  {
    name: 'Packing slip: recorded days after the payment',
    kind: 'packing-slip',
    payload: { sessionId },
    order: { ...birthday, recordedAt: birthday.paidAt + 10 * 86_400_000 },
  },
  {
    name: 'Confirmation: changed since the payment',
    kind: 'confirmation',
    payload: { sessionId },
    order: changedBirthday,
  },
  {
    name: 'Confirmation: sent again after posting',
    kind: 'confirmation',
    payload: { sessionId },
    order: withStatuses(birthday, 'posted'),
  },
  {
    name: 'Confirmation: paid back in full',
    kind: 'confirmation',
    payload: { sessionId },
    order: { ...birthday, refundedPence: birthday.totalPence },
  },
  {
    name: 'Packing slip: changed by the customer',
    kind: 'changed-slip',
    payload: { sessionId },
    order: changedBirthday,
  },
  {
    name: 'Packing slip: changed and put back',
    kind: 'changed-slip',
    payload: { sessionId },
    order: ['Happy 80th!', birthdayBox.note].reduce(
      (order, text) =>
        changedOrder(order, { notes: [{ place: 1, text }], address: null, arriveOn: undefined }),
      birthday,
    ),
  },
  {
    name: 'Packing slip: six boxes, changed by the customer',
    kind: 'changed-slip',
    payload: { sessionId },
    order: changedOrder(paidOrder(sixBoxes), {
      notes: [{ place: 4, text: 'Happy 80th birthday, Mum!\nWith love from all of us' }],
      address: { ...completeCustomer, address1: '9 New Road', postcode: 'BS22 9ZZ' },
      arriveOn: null,
    }),
  },
  {
    name: 'Order changed by the customer',
    kind: 'order-changed',
    payload: { sessionId, parcelId: 1, version: 2 },
    order: changedBirthday,
  },
  ...Object.entries(payloads).flatMap(([kind, entries]) =>
    entries.map(([name, payload]): MailFixture => ({
      name,
      kind: toKind(kind),
      payload,
      order: birthday,
    })),
  ),
];

function toKind(kind: string): MailKind {
  const known = (Object.keys(payloads) as MailKind[]).find((other) => other === kind);
  if (!known) throw new Error(`No mail is called ${kind}`);
  return known;
}

import { contactMessage, enquiry } from '#contract/send-email.ts';
import { penceToPounds } from '#domain/money.ts';
import { boxOf6WithKeyring } from '../support/payloads.ts';
import { boxPence } from '../support/shop-prices.ts';

/** A POST endpoint and its payloads. */
export interface FuzzTarget {
  name: string;
  path: string;
  /** A valid body in which every field is required. */
  valid: object;
  /** The expected status of the valid body; 200 if unset. */
  status?: number;
  /** Whether it answers 401 to a request without credentials. */
  isPrivate?: true;
  /** Changes, each of which makes the valid body invalid. */
  invalidChanges: readonly object[];
  headers?: Record<string, string>;
}

const SOMEBODY = 'ada@quay.example';

/** Invalid email addresses. */
const notOneAddress = [
  'ada',
  '@quay.example',
  'ada@quay',
  'ada @quay.example',
  'ada@quay.example, eve@evil.example',
  'ada@quay.example,eve@evil.example',
  'ada@quay.example;eve@evil.example',
  'ada@quay.example\r\nBcc: eve@evil.example',
  'Ada <ada@quay.example>',
  `${'x'.repeat(255)}@quay.example`,
].map((email) => ({ email }));

const { boxDetails, flavours, lidDetails, giftMessage, keyrings, shipping, totalAmount } =
  boxOf6WithKeyring;
const { email, firstName, lastName, address1, city, postcode } = boxOf6WithKeyring.customerInfo;
const address = { firstName, lastName, address1, city, postcode };
const customerInfo = { ...address, email };
const ids = (of: readonly { id: number }[]) => of.map(({ id }) => ({ id }));

const box = {
  boxDetails: { boxId: boxDetails?.boxId },
  flavours: flavours.map(({ flavourId, quantity }) => ({ flavourId, quantity })),
  lidDetails: { lidId: lidDetails?.lidId, lidDesign: { name: lidDetails?.lidDesign?.name } },
  giftMessage: giftMessage || 'With love',
  keyrings: { mainKeyring: { id: 1 }, nameTags: ids(keyrings.nameTags) },
};

/** Changes, each of which makes a box invalid. */
const wrongBox: readonly object[] = [
  { boxDetails: { boxId: 99 } },
  { flavours: [{ flavourId: 999, quantity: 6 }] },
  { flavours: Array.from({ length: 31 }, () => ({ flavourId: 1, quantity: 1 })) },
  { lidDetails: { lidId: 77, lidDesign: { name: 'constructor' } } },
  { keyrings: { mainKeyring: { id: 999 }, nameTags: [{ id: 13 }] } },
  { keyrings: { mainKeyring: { id: 1 }, nameTags: [{ id: 999 }] } },
  { keyrings: { mainKeyring: { id: 1 }, nameTags: [13, 14, 15, 16].map((id) => ({ id })) } },
  { giftMessage: 'x'.repeat(101) },
  { giftMessage: `x${' '.repeat(400)}x` },
];

/** Unknown delivery methods and invalid delivery days. */
const wrongShipping = [
  { shippingId: 99 },
  ...[
    '2027-02-30',
    '24/12/2026',
    '0000-00-00',
    '2001-01-01',
    '9999-12-31',
    '',
    20271224,
    [],
    {},
  ].map((arriveOn) => ({ shippingId: 1, arriveOn })),
].map((other) => ({ shipping: other }));

const builder: FuzzTarget = {
  name: 'a box from the builder',
  path: '/api/create-checkout-session',
  valid: { ...box, shipping: { shippingId: shipping.shippingId }, customerInfo, totalAmount },
  invalidChanges: [
    ...notOneAddress.map((other) => ({ customerInfo: { ...customerInfo, ...other } })),
    { customerInfo: { ...customerInfo, postcode: '\u0000 \u0007' } },
    ...wrongBox,
    ...wrongShipping,
    { totalAmount: totalAmount - 0.01 },
  ],
};

const cart = { orderType: 'cart' };
const readyMade = { sku: 'six-favourites', quantity: 2 };
const built = { config: box, quantity: 1 };
const TWO_READY_MADE_AND_ONE_BUILT = penceToPounds(2 * boxPence(1)) + totalAmount;

const shoppingBasket: FuzzTarget = {
  name: 'a basket',
  path: '/api/create-checkout-session',
  valid: {
    cartItems: [readyMade, built],
    shipping: { shippingId: 2 },
    totalAmount: TWO_READY_MADE_AND_ONE_BUILT,
    metadata: cart,
  },
  invalidChanges: [
    { cartItems: [] },
    { cartItems: Array.from({ length: 13 }, () => readyMade) },
    { cartItems: [{ quantity: 1 }] },
    { cartItems: [{ ...readyMade, ...built }] },
    ...[0, -1, 21, 1.5, '2', null].map((quantity) => ({ cartItems: [{ ...readyMade, quantity }] })),
    ...['constructor', '__proto__', 'SIX-FAVOURITES', '../six-favourites', ''].map((sku) => ({
      cartItems: [{ ...readyMade, sku }],
    })),
    ...wrongBox.map((other) => ({ cartItems: [{ ...built, config: { ...box, ...other } }] })),
    { cartItems: [{ ...built, config: box.flavours }] },
    ...wrongShipping,
    { metadata: { orderType: ['cart'] } },
    { metadata: { ...cart, source: 'x'.repeat(41) } },
    { totalAmount: 0.01 },
  ],
};

const metadata = {
  orderType: 'bulk',
  sliceQuantity: 50,
  flavorOption: 'custom',
  flavors: ['Baileys'],
};

const bulk: FuzzTarget = {
  name: 'slices for an event',
  path: '/api/create-checkout-session',
  valid: { cartItems: [{ name: 'Slices', price: 1.2, quantity: 50 }], totalAmount: 70, metadata },
  invalidChanges: [
    { metadata: { ...metadata, orderType: 'cart' } },
    ...['2027-02-30', '2001-01-01', '9999-12-31', '', 20270605, {}].map((neededBy) => ({
      metadata: { ...metadata, neededBy },
    })),
    { metadata: { ...metadata, sliceQuantity: 49 } },
    { metadata: { ...metadata, sliceQuantity: '1e9' } },
    { metadata: { ...metadata, flavors: ['__proto__'] } },
    { metadata: { ...metadata, flavors: 'Baileys,,Nougat' } },
    { metadata: { ...metadata, flavors: Array.from({ length: 11 }, (_, n) => `Flavour ${n}`) } },
    { cartItems: [{ name: 'Slices', price: 1.2, quantity: 51 }] },
    { cartItems: [{ name: 'Slices', price: '0x1', quantity: '50' }] },
    { cartItems: Array.from({ length: 31 }, () => ({ name: 'S', price: 1.2, quantity: 1 })) },
  ],
};

/** A message to the shop. */
export const contact: FuzzTarget = {
  name: 'a message',
  path: '/api/send-email',
  valid: {
    formType: 'contact',
    name: 'Ada Quay',
    email: SOMEBODY,
    subject: contactMessage.entries.subject.options[0],
    message: 'Is it soft?',
  },
  invalidChanges: [
    ...notOneAddress,
    { name: '\r\n\u0000' },
    { subject: 'Other\r\nBcc: eve@evil.example' },
    { phone: { toString: 'call me' } },
    { formType: '__proto__' },
  ],
};

const wedding: FuzzTarget = {
  name: 'an enquiry',
  path: '/api/send-email',
  valid: {
    formType: 'enquiry',
    firstName: 'Grace',
    lastName: 'Pier',
    email: SOMEBODY,
    enquiryType: enquiry.entries.enquiryType.options[0],
    message: '200 slices, please.',
  },
  invalidChanges: [...notOneAddress, { eventDate: '2027-02-30' }, { eventDate: ['2027-06-12'] }],
};

/** A review of a flavour. */
export const review: FuzzTarget = {
  name: 'a review',
  path: '/api/review',
  valid: {
    id: '5f0c1f6e-2f8f-4d0e-9a6b-0b9e4c1d7a35',
    rating: 5,
    flavourId: 22,
    text: 'Gone before tea.',
    name: 'Ada',
  },
  invalidChanges: [
    { id: '1' },
    { id: "5f0c1f6e-2f8f-4d0e-9a6b-0b9e4c1d7a35' or 1=1 --" },
    ...[0, 6, 4.5, '5', null, [5]].map((rating) => ({ rating })),
    ...[0, -1, 1e9, '22'].map((flavourId) => ({ flavourId })),
    ...['', '\u200b\u0000', 'x'.repeat(1_001), ['words']].map((text) => ({ text })),
    ...['', '\r\n', 'x'.repeat(81), { first: 'Ada' }].map((name) => ({ name })),
  ],
};

const dataRequest = (kind: 'export' | 'deletion'): FuzzTarget => ({
  name: `a request for ${kind}`,
  path: `/api/data-${kind}-request`,
  valid: { email: SOMEBODY },
  invalidChanges: [
    ...notOneAddress,
    { orderReferences: 'BHF-1' },
    { orderReferences: [{ length: 1 }] },
    { orderReferences: Array.from({ length: 5_000 }, () => 'B') },
    { reason: 7 },
  ],
});

const resend: FuzzTarget = {
  name: 'a confirmation once more',
  path: '/api/resend-order-confirmation',
  valid: { sessionId: 'cs_test_nobody', email: SOMEBODY },
  status: 404,
  invalidChanges: [
    { sessionId: "' or 1=1 --" },
    { sessionId: '\u0000' },
    { sessionId: 'x'.repeat(201) },
    { email: '\u0000' },
    { email: `${'x'.repeat(255)}@quay.example` },
  ],
};

const release: FuzzTarget = {
  name: 'a held confirmation',
  path: '/api/release-confirmation',
  valid: { order: 'cs_test_none', proof: 'x'.repeat(43) },
  status: 400,
  invalidChanges: [
    { order: '', proof: 'x'.repeat(43) },
    { order: 'cs_test_none', proof: 7 },
  ],
};

/** Always 404: of a parcel of the order, a body would be valid without a change, too. */
const orderChange: FuzzTarget = {
  name: 'a change of an order',
  path: '/api/order-change',
  isPrivate: true,
  valid: { parcel: 999, expectedVersion: 1, note: 'With love from the pier' },
  status: 404,
  invalidChanges: [
    { parcel: '1' },
    { expectedVersion: 1.5 },
    { note: 'x'.repeat(601) },
    { note: [{ box: 1 }] },
    { note: Array.from({ length: 13 }, () => ({ box: 1, text: '' })) },
    { customerInfo: { ...address, city: 'x'.repeat(101) } },
    { customerInfo: { firstName: 'Ada' } },
    { arriveOn: '2027-02-30' },
  ],
};

const confirm: FuzzTarget = {
  name: 'a mailed link',
  path: '/api/confirm-data-request',
  valid: { token: 'x'.repeat(43) },
  status: 410,
  invalidChanges: [
    { token: '' },
    { token: 'é'.repeat(43) },
    { token: `${'x'.repeat(42)}/` },
    { token: `${'x'.repeat(43)}\n` },
  ],
};

const signInLink: FuzzTarget = {
  name: 'a link that signs the shopkeeper in',
  path: '/api/shopkeeper-sign-in',
  valid: {},
  status: 202,
  invalidChanges: [{ email: SOMEBODY }, { to: [SOMEBODY] }, { toString: null }],
};

const signIn: FuzzTarget = {
  name: 'a shopkeeper’s session',
  path: '/api/shopkeeper-session',
  valid: { token: 'x'.repeat(43) },
  status: 410,
  invalidChanges: [{ token: '' }, { token: [] }, { token: `${'x'.repeat(42)}\u0000` }],
};

const signOut: FuzzTarget = {
  name: 'the end of a shopkeeper’s session',
  path: '/api/shopkeeper-sign-out',
  isPrivate: true,
  valid: {},
  invalidChanges: [
    { everywhere: 'no' },
    { session: 7 },
    { session: 'x'.repeat(41) },
    { device: 'all' },
  ],
};

const availability: FuzzTarget = {
  name: 'what is sold out',
  path: '/api/availability',
  isPrivate: true,
  valid: { soldOut: [], closed: [], expectedVersion: 0 },
  invalidChanges: [
    { soldOut: [{ flavourId: '1' }] },
    { soldOut: Array.from({ length: 1_000 }, () => ({ flavourId: 1 })) },
    { closed: [{ from: '2027-02-30', to: '2027-03-01' }] },
    { closed: [{ from: '0000-00-00', to: '9999-12-31' }] },
    { expectedVersion: 1.5 },
  ],
};

const move: FuzzTarget = {
  name: 'a parcel on the board',
  path: '/api/parcels/status',
  isPrivate: true,
  valid: { parcels: [1], status: 'packed', expectedVersion: [1] },
  invalidChanges: [
    { parcels: [] },
    { parcels: Array.from({ length: 5_000 }, (_, id) => id) },
    ...['1 or 1=1', 2 ** 31, 1e15].map((parcel) => ({ parcels: [parcel] })),
    { status: 'lost' },
    { expectedVersion: '1' },
    { confirmStop: 'yes' },
  ],
};

const search: FuzzTarget = {
  name: 'a search for parcels',
  path: '/api/shopkeeper-search',
  isPrivate: true,
  valid: { q: 'quay' },
  invalidChanges: [{ q: 7 }, { q: ['quay'] }, { q: null }, { q: 'x'.repeat(101) }],
};

const answered: FuzzTarget = {
  name: 'a message that was answered',
  path: '/api/shopkeeper-messages',
  isPrivate: true,
  valid: { id: 1, expectedVersion: 1, status: 'answered' },
  invalidChanges: [
    ...[0, 1.5, '1', 1e12, [1]].map((id) => ({ id })),
    { expectedVersion: '1' },
    { status: 'deleted' },
  ],
};

const decision: FuzzTarget = {
  name: 'a review that was confirmed',
  path: '/api/shopkeeper-reviews',
  isPrivate: true,
  valid: { id: 1, expectedVersion: 1, status: 'confirmed' },
  invalidChanges: [
    ...[0, 1.5, '1', 1e12, [1]].map((id) => ({ id })),
    { expectedVersion: 0 },
    { status: 'waiting' },
  ],
};

const correction: FuzzTarget = {
  name: 'an address on the board',
  path: '/api/parcels/address',
  isPrivate: true,
  valid: { parcel: 2, expectedVersion: 1, customerInfo: address },
  invalidChanges: [
    ...['1', 2 ** 31, 1e15].map((parcel) => ({ parcel })),
    { expectedVersion: 1.5 },
    { customerInfo: { ...address, address1: 'x'.repeat(101) } },
    { customerInfo: null },
  ],
};

const visit: FuzzTarget = {
  name: 'a visit',
  path: '/api/page-view',
  valid: { path: '/about' },
  status: 204,
  invalidChanges: [
    { path: 'about' },
    { path: '/about?email=ada' },
    { path: '/\u202e' },
    { referrer: 'javascript:alert(1)' },
    { referrer: 'https://quay.example/private' },
    { referrer: null },
  ],
};

/** Always 400: the provider's signature is missing. */
const webhook: FuzzTarget = {
  name: 'an event of the payment provider',
  path: '/api/stripe-webhook',
  valid: { id: 'evt_1', object: 'event', type: 'checkout.session.completed', data: { object: {} } },
  status: 400,
  invalidChanges: [{ type: 'charge.refunded' }, { data: null }],
  headers: { 'Stripe-Signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
};

/** Always 400: the shop's proof is missing. */
const triggerOutbox: FuzzTarget = {
  name: 'an outbox trigger',
  path: '/api/trigger-outbox',
  valid: { pass: 'now' },
  status: 400,
  invalidChanges: [{ pass: null }],
  headers: { 'X-Shop-Proof': 'x'.repeat(43) },
};

const wrongSlices = ['49', '251', '60.5', '1e9', 'NaN', '-0', '', ' ', '0x50', 'sixty'];

/** The forms that pages without JavaScript post; each field of a valid one is required, and stands once. */
export const fuzzForms: readonly [FuzzTarget, ...FuzzTarget[]] = [
  {
    name: 'a ready-made box',
    path: '/api/create-checkout-session',
    valid: { form: 'box', sku: 'six-favourites', shippingId: '2' },
    status: 303,
    invalidChanges: [
      ...['constructor', '__proto__', 'SIX-FAVOURITES', '', 'x'.repeat(81)].map((sku) => ({ sku })),
      ...['', '0', '3', '100', 'one', '1.5', '[]'].map((shippingId) => ({ shippingId })),
      ...['', 'cart', '__proto__', 'slices'].map((form) => ({ form })),
      ...['constructor', 'Birthday', '1'].map((occasion) => ({ occasion })),
      { occasion: 'birthday', note: 'x'.repeat(101) },
    ],
  },
  {
    name: 'slices',
    path: '/api/create-checkout-session',
    valid: { form: 'slices', slices: '50', option: 'custom', flavourIds: '1' },
    status: 303,
    invalidChanges: [
      ...wrongSlices.map((slices) => ({ slices })),
      ...['', '0', '9999', '38', '1,2', 'NaN', '__proto__'].map((flavourIds) => ({ flavourIds })),
      ...['', 'both', 'constructor'].map((option) => ({ option })),
      ...['2027-02-30', '2001-01-01', '9999-12-31', 'soon'].map((neededBy) => ({ neededBy })),
    ],
  },
  {
    name: 'a message',
    path: '/api/send-email',
    valid: contact.valid,
    status: 303,
    invalidChanges: [...notOneAddress, { name: '' }, { message: '\u0000' }, { formType: '' }],
  },
  {
    name: 'an enquiry',
    path: '/api/send-email',
    valid: wedding.valid,
    status: 303,
    invalidChanges: [...notOneAddress, { eventDate: '2027-02-30' }, { enquiryType: 'Fair' }],
  },
  {
    name: 'a data request',
    path: '/api/data-export-request',
    valid: { requestType: 'export', email: SOMEBODY },
    status: 303,
    invalidChanges: [
      ...notOneAddress,
      { requestType: 'everything' },
      { orderReferences: 'BHF-1,'.repeat(51) },
      { reason: 'x'.repeat(5_001) },
    ],
  },
];

/** Every POST endpoint of the shop. The end of the shopkeeper's session is the last: what follows it would have none. */
export const fuzzTargets: readonly [FuzzTarget, ...FuzzTarget[]] = [
  builder,
  shoppingBasket,
  bulk,
  contact,
  wedding,
  review,
  dataRequest('export'),
  dataRequest('deletion'),
  resend,
  orderChange,
  confirm,
  release,
  signInLink,
  signIn,
  availability,
  move,
  search,
  answered,
  decision,
  correction,
  visit,
  webhook,
  triggerOutbox,
  signOut,
];

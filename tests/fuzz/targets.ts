import { contactMessage, enquiry } from '#contract/send-email.ts';
import { boxOf6WithKeyring } from '../server/payloads.ts';

/** A POST address of the shop. */
export interface Target {
  path: string;
  /** A body of which nothing may be missing or of another type. */
  right: object;
  /** What makes it wrong when laid over it. */
  wrong: readonly object[];
  headers?: Record<string, string>;
}

const SOMEBODY = 'ada@quay.example';

/** What is no single plain e-mail address. */
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
const customerInfo = { email, firstName, lastName, address1, city, postcode };
const ids = (of: readonly { id: number }[]) => of.map(({ id }) => ({ id }));

const builder: Target = {
  path: '/api/create-checkout-session',
  right: {
    boxDetails: { boxId: boxDetails.boxId },
    flavours: flavours.map(({ flavourId, quantity }) => ({ flavourId, quantity })),
    lidDetails: { lidId: lidDetails.lidId, lidDesign: { name: lidDetails.lidDesign.name } },
    giftMessage: giftMessage || 'With love',
    keyrings: { mainKeyring: { id: 1 }, nameTags: ids(keyrings.nameTags) },
    shipping: { shippingId: shipping.shippingId },
    customerInfo,
    totalAmount,
  },
  wrong: [
    ...notOneAddress.map((other) => ({ customerInfo: { ...customerInfo, ...other } })),
    { customerInfo: { ...customerInfo, postcode: '\u0000 \u0007' } },
    { boxDetails: { boxId: 99 } },
    { flavours: [{ flavourId: 999, quantity: 6 }] },
    { flavours: Array.from({ length: 31 }, () => ({ flavourId: 1, quantity: 1 })) },
    { lidDetails: { lidId: 77, lidDesign: { name: 'constructor' } } },
    { keyrings: { mainKeyring: { id: 999 }, nameTags: [{ id: 13 }] } },
    { keyrings: { mainKeyring: { id: 1 }, nameTags: [{ id: 999 }] } },
    { keyrings: { mainKeyring: { id: 1 }, nameTags: [13, 14, 15, 16].map((id) => ({ id })) } },
    { giftMessage: 'x'.repeat(101) },
    { giftMessage: `x${' '.repeat(400)}x` },
    { shipping: { shippingId: 3 } },
    { totalAmount: 21.95 },
  ],
};

const metadata = {
  orderType: 'bulk',
  sliceQuantity: 50,
  flavorOption: 'custom',
  flavors: ['Baileys'],
};

const bulk: Target = {
  path: '/api/create-checkout-session',
  right: { cartItems: [{ name: 'Slices', price: 1.2, quantity: 50 }], totalAmount: 70, metadata },
  wrong: [
    { metadata: { ...metadata, orderType: 'cart' } },
    { metadata: { ...metadata, sliceQuantity: 49 } },
    { metadata: { ...metadata, sliceQuantity: '1e9' } },
    { metadata: { ...metadata, flavors: ['__proto__'] } },
    { metadata: { ...metadata, flavors: 'Baileys,,Baileys' } },
    { metadata: { ...metadata, flavors: Array.from({ length: 11 }, (_, n) => `Flavour ${n}`) } },
    { cartItems: [{ name: 'Slices', price: 1.2, quantity: 51 }] },
    { cartItems: [{ name: 'Slices', price: '0x1', quantity: '50' }] },
    { cartItems: Array.from({ length: 31 }, () => ({ name: 'S', price: 1.2, quantity: 1 })) },
  ],
};

const contact: Target = {
  path: '/api/send-email',
  right: {
    formType: 'contact',
    name: 'Ada Quay',
    email: SOMEBODY,
    subject: contactMessage.entries.subject.options[0],
    message: 'Is it soft?',
  },
  wrong: [
    ...notOneAddress,
    { name: '\r\n\u0000' },
    { subject: 'Other\r\nBcc: eve@evil.example' },
    { phone: { toString: 'call me' } },
    { formType: '__proto__' },
  ],
};

const wedding: Target = {
  path: '/api/send-email',
  right: {
    formType: 'enquiry',
    firstName: 'Grace',
    lastName: 'Pier',
    email: SOMEBODY,
    enquiryType: enquiry.entries.enquiryType.options[0],
    message: '200 slices, please.',
  },
  wrong: [...notOneAddress, { eventDate: '2027-02-30' }, { eventDate: ['2027-06-12'] }],
};

const dataRequest = (kind: 'export' | 'deletion'): Target => ({
  path: `/api/data-${kind}-request`,
  right: { email: SOMEBODY },
  wrong: [
    ...notOneAddress,
    { orderReferences: 'BHF-1' },
    { orderReferences: [{ length: 1 }] },
    { orderReferences: Array.from({ length: 5_000 }, () => 'B') },
    { reason: 7 },
  ],
});

const resend: Target = {
  path: '/api/resend-order-confirmation',
  right: { sessionId: 'cs_test_nobody', email: SOMEBODY },
  wrong: [
    { sessionId: "' or 1=1 --" },
    { sessionId: '\u0000' },
    { sessionId: 'x'.repeat(201) },
    { email: '\u0000' },
    { email: `${'x'.repeat(255)}@quay.example` },
  ],
};

const confirm: Target = {
  path: '/api/confirm-data-request',
  right: { token: 'x'.repeat(43) },
  wrong: [
    {},
    { token: '' },
    { token: 'é'.repeat(43) },
    { token: `${'x'.repeat(42)}/` },
    { token: `${'x'.repeat(43)}\n` },
  ],
};

const visit: Target = {
  path: '/api/page-view',
  right: { path: '/about' },
  wrong: [
    { path: 'about' },
    { path: '/about?email=ada' },
    { path: '/\u202e' },
    { referrer: 'javascript:alert(1)' },
    { referrer: 'https://quay.example/private' },
    { referrer: null },
  ],
};

/** Nothing without the provider's signature is right here. */
const webhook: Target = {
  path: '/api/stripe-webhook',
  right: { id: 'evt_1', object: 'event', type: 'checkout.session.completed', data: { object: {} } },
  wrong: [{}, { type: 'charge.refunded' }, { data: null }],
  headers: { 'Stripe-Signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
};

/** Every POST address of the shop. */
export const targets: readonly [Target, ...Target[]] = [
  builder,
  bulk,
  contact,
  wedding,
  dataRequest('export'),
  dataRequest('deletion'),
  resend,
  confirm,
  visit,
  webhook,
];

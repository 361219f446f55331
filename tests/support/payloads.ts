import type { BoxJson } from '#contract/named-box-json.ts';
import type { OneAddressPayload, SeveralRecipientsPayload } from '#contract/cart-checkout.ts';
import type { BuilderPayload } from '#contract/checkout.ts';
import type { ContactMessage, Enquiry } from '#domain/message.ts';
import { penceToPounds } from '#domain/money.ts';
import { boxPence, keyringPence, postagePence } from './shop-prices.ts';

/** Today's prices of what the payloads hold, in pounds. */
const price = {
  boxOf6: penceToPounds(boxPence(1)),
  boxOf12: penceToPounds(boxPence(2)),
  veganBox: penceToPounds(boxPence(7)),
  keyring: penceToPounds(keyringPence(1)),
  mum: penceToPounds(keyringPence(13)),
  dad: penceToPounds(keyringPence(14)),
  secondClass: penceToPounds(postagePence(1)),
  firstClass: penceToPounds(postagePence(2)),
};

/** What the payment provider charges for each payload, in pence. */
export const totalsPence = {
  boxOf12: boxPence(2) + postagePence(1),
  boxOf6WithKeyring:
    boxPence(1) + keyringPence(1) + keyringPence(13) + keyringPence(14) + postagePence(2),
  veganBox: boxPence(7) + postagePence(1),
  twoPeople: boxPence(1) + boxPence(2) + postagePence(1) + postagePence(2),
  cart:
    3 * boxPence(1) +
    boxPence(2) +
    keyringPence(1) +
    keyringPence(13) +
    keyringPence(14) +
    postagePence(2),
};

const customerInfo: BuilderPayload['customerInfo'] = {
  firstName: 'Ada',
  lastName: 'Quay',
  email: 'ada@quay.example',
  phone: '',
  address1: '1 Pier Road',
  address2: '',
  city: 'Weston-super-Mare',
  postcode: 'BS23 1AA',
  specialInstructions: '',
  emailMarketingOptIn: false,
  smsMarketingOptIn: false,
};

const secondClass = {
  shippingId: 1,
  shippingName: 'Royal Mail 2nd Class',
  shippingPrice: price.secondClass,
} as const;
const firstClass = {
  shippingId: 2,
  shippingName: 'Royal Mail 1st Class',
  shippingPrice: price.firstClass,
} as const;

const CANCEL_URL = 'http://localhost:8888/build-your-box?step=shipping&restored=true';

/** A Box of 12 as a birthday present with a note, by 2nd Class. */
export const boxOf12: BuilderPayload = {
  boxDetails: {
    boxId: 2,
    boxName: 'Box of 12',
    boxPrice: price.boxOf12,
    boxWeight: 400,
    pieces: 12,
    description: 'Twelve pieces',
  },
  flavours: [
    { flavourId: 1, flavourName: 'Baileys', quantity: 5 },
    { flavourId: 3, flavourName: 'Belgian Chocolate', quantity: 7 },
  ],
  lidDetails: {
    lidId: 1,
    lidName: 'Happy Birthday',
    lidDesign: { name: 'Happy Birthday', image: 'http://localhost/lid.avif' },
  },
  giftMessage: 'Happy birthday, Nan! <b>Love</b> & kisses',
  sender: '',
  keyrings: { mainKeyring: null, nameTags: [] },
  shipping: secondClass,
  customerInfo,
  orderItems: [
    { name: 'Box of 12', description: 'Twelve pieces', price: price.boxOf12, quantity: 1 },
  ],
  totalAmount: penceToPounds(totalsPence.boxOf12),
  cancelUrl: CANCEL_URL,
};

/** A Box of 6 with a keyring and two names, by 1st Class. */
export const boxOf6WithKeyring: BuilderPayload = {
  ...boxOf12,
  boxDetails: {
    boxId: 1,
    boxName: 'Box of 6',
    boxPrice: price.boxOf6,
    boxWeight: 200,
    pieces: 6,
    description: 'Six pieces',
  },
  flavours: [{ flavourId: 1, flavourName: 'Baileys', quantity: 6 }],
  giftMessage: '',
  sender: 'dad',
  keyrings: {
    mainKeyring: { id: 1, title: 'this nan belongs', price: price.keyring },
    nameTags: [
      { id: 13, title: 'mum', price: price.mum },
      { id: 14, title: 'dad', price: price.dad },
    ],
  },
  shipping: firstClass,
  orderItems: [
    { name: 'Box of 6', description: 'Six pieces', price: price.boxOf6, quantity: 1 },
    { name: 'Main Keyring: this nan belongs', description: '', price: price.keyring, quantity: 1 },
    { name: 'Name Tag: mum', description: '', price: price.mum, quantity: 1 },
    { name: 'Name Tag: dad', description: '', price: price.dad, quantity: 1 },
    {
      name: 'Shipping: Royal Mail 1st Class',
      description: '',
      price: price.firstClass,
      quantity: 1,
    },
  ],
  totalAmount: penceToPounds(totalsPence.boxOf6WithKeyring),
};

/** The vegan box without a gift lid, by 2nd Class; its flavours are fixed. */
export const veganBox: BuilderPayload = {
  ...boxOf12,
  boxDetails: {
    boxId: 7,
    boxName: '4-Bag Vegan Box',
    boxPrice: price.veganBox,
    boxWeight: 400,
    pieces: 4,
    description: 'Four bags',
  },
  orderItems: [
    { name: '4-Bag Vegan Box', description: 'Four bags', price: price.veganBox, quantity: 1 },
  ],
  totalAmount: penceToPounds(totalsPence.veganBox),
  flavours: [
    { flavourId: 37, flavourName: 'Vegan Chocolate', quantity: 2 },
    { flavourId: 38, flavourName: 'Vegan Sea-Salt Caramel', quantity: 2 },
  ],
  lidDetails: {
    lidId: 0,
    lidName: 'Not a Gift',
    lidDesign: { name: 'Enjoy your fudge', image: '' },
  },
  giftMessage: 'A note that nobody needs',
};

/** Returns the box of a builder's payload as a cart line holds it. */
export function encodeBox(payload: BuilderPayload): BoxJson {
  const { boxDetails, flavours, lidDetails, giftMessage, sender, keyrings } = payload;
  return { boxDetails, flavours, lidDetails, giftMessage, sender, keyrings };
}

/** Fields of a cart line that the shop ignores. */
const theirWords = { id: 'a-line', name: 'A box', description: 'Of fudge', price: 1 };

/** Two Six Favourites, the birthday present with its note, and the keyring with names, by 1st Class. */
export const cartPayload: OneAddressPayload = {
  cartItems: [
    { ...theirWords, quantity: 2, sku: 'six-favourites' },
    { ...theirWords, quantity: 1, config: encodeBox(boxOf12) },
    { ...theirWords, quantity: 1, config: encodeBox(boxOf6WithKeyring) },
  ],
  shipping: { shippingId: 2 },
  totalAmount: penceToPounds(totalsPence.cart),
  metadata: { orderType: 'cart', source: 'basket' },
};

const personIn = (firstName: string, address1: string, postcode: string) => ({
  firstName,
  lastName: 'Pier',
  address1,
  address2: '',
  city: 'Weston-super-Mare',
  postcode,
});

/** Six Favourites to Dorothy, the birthday present to Grace by 1st Class for Christmas Eve; Edna pays for her company. */
export const twoPeople: SeveralRecipientsPayload = {
  cartItems: [
    { ...theirWords, quantity: 1, sku: 'six-favourites', recipientId: 'dorothy' },
    { ...theirWords, quantity: 1, config: encodeBox(boxOf12), recipientId: 'grace' },
  ],
  buyer: {
    name: 'Edna Tide',
    email: 'edna@quay.example',
    emailMarketingOptIn: true,
    company: 'Pier & Sons',
    purchaseOrder: 'PO-4711',
  },
  recipients: [
    {
      id: 'dorothy',
      customerInfo: personIn('Dorothy', '1 Pier Road', 'bs231aa'),
      shipping: { shippingId: 1 },
    },
    {
      id: 'grace',
      customerInfo: personIn('Grace', '2 Sea View', 'BS23 2BB'),
      shipping: { shippingId: 2, arriveOn: '2026-12-24' },
    },
  ],
  totalAmount: penceToPounds(totalsPence.twoPeople),
  metadata: { orderType: 'cart', source: 'basket' },
};

/** What the contact form sends. */
export const contact: ContactMessage = {
  formType: 'contact',
  name: 'Ada Brown',
  email: 'ada@quay.example',
  phone: '01632 960 111',
  subject: 'Order Question',
  message: 'Is it soft?\n\nLove, Ada',
};

/** What the enquiry form sends for a wedding. */
export const enquiry: Enquiry = {
  formType: 'enquiry',
  firstName: 'Grace',
  lastName: 'Pier',
  email: 'grace@quay.example',
  phone: '',
  enquiryType: 'Wedding',
  eventDate: '2027-06-12',
  message: '200 slices, please.',
};

import type { BoxConfig } from '#contract/box-config.ts';
import type { CartPayload } from '#contract/cart-checkout.ts';
import type { BuilderPayload } from '#contract/checkout.ts';

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
  shippingPrice: 0,
} as const;
const firstClass = {
  shippingId: 2,
  shippingName: 'Royal Mail 1st Class',
  shippingPrice: 2,
} as const;

const CANCEL_URL = 'http://localhost:8888/build-your-box?step=shipping&restored=true';

/** A Box of 12 as a birthday present with a note, by 2nd Class: £17.99. */
export const boxOf12: BuilderPayload = {
  boxDetails: {
    boxId: 2,
    boxName: 'Box of 12',
    boxPrice: 17.99,
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
  orderItems: [{ name: 'Box of 12', description: 'Twelve pieces', price: 17.99, quantity: 1 }],
  totalAmount: 17.99,
  cancelUrl: CANCEL_URL,
};

/** A Box of 6 with a keyring and two names, by 1st Class: £10.99 + £3.99 + 2 × £2.49 + £2.00 = £21.96. */
export const boxOf6WithKeyring: BuilderPayload = {
  ...boxOf12,
  boxDetails: {
    boxId: 1,
    boxName: 'Box of 6',
    boxPrice: 10.99,
    boxWeight: 200,
    pieces: 6,
    description: 'Six pieces',
  },
  flavours: [{ flavourId: 1, flavourName: 'Baileys', quantity: 6 }],
  giftMessage: '',
  sender: 'dad',
  keyrings: {
    mainKeyring: { id: 1, title: 'this nan belongs', price: 3.99 },
    nameTags: [
      { id: 13, title: 'mum', price: 2.49 },
      { id: 14, title: 'dad', price: 2.49 },
    ],
  },
  shipping: firstClass,
  orderItems: [
    { name: 'Box of 6', description: 'Six pieces', price: 10.99, quantity: 1 },
    { name: 'Main Keyring: this nan belongs', description: '', price: 3.99, quantity: 1 },
    { name: 'Name Tag: mum', description: '', price: 2.49, quantity: 1 },
    { name: 'Name Tag: dad', description: '', price: 2.49, quantity: 1 },
    { name: 'Shipping: Royal Mail 1st Class', description: '', price: 2, quantity: 1 },
  ],
  totalAmount: 21.96,
};

/** The vegan box without a gift lid, by 2nd Class: £17.99; its flavours are fixed. */
export const veganBox: BuilderPayload = {
  ...boxOf12,
  boxDetails: {
    boxId: 7,
    boxName: '4-Bag Vegan Box',
    boxPrice: 17.99,
    boxWeight: 400,
    pieces: 4,
    description: 'Four bags',
  },
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
export function encodeBox(payload: BuilderPayload): BoxConfig {
  const { boxDetails, flavours, lidDetails, giftMessage, sender, keyrings } = payload;
  return { boxDetails, flavours, lidDetails, giftMessage, sender, keyrings };
}

/** Fields of a cart line that the shop ignores. */
const theirWords = { id: 'a-line', name: 'A box', description: 'Of fudge', price: 1 };

/** Two Six Favourites, the birthday present with its note, and the keyring with names, by 1st Class: 2 × £10.99 + £17.99 + £19.96 + £2.00 = £61.93. */
export const cartPayload: CartPayload = {
  cartItems: [
    { ...theirWords, quantity: 2, sku: 'six-favourites' },
    { ...theirWords, quantity: 1, config: encodeBox(boxOf12) },
    { ...theirWords, quantity: 1, config: encodeBox(boxOf6WithKeyring) },
  ],
  shipping: { shippingId: 2 },
  totalAmount: 61.93,
  metadata: { orderType: 'cart', source: 'basket' },
};

import { emptyCustomer, type CustomerInfo } from '#domain/customer/customer.ts';
import type { BoxOrder } from '#domain/order/order.ts';
import type { Box } from '#domain/box/box.ts';

export const BAILEYS = 1;
export const VANILLA = 22;
export const THIS_MUM_BELONGS = 2;
export const TAG_MUM = 13;
export const TAG_DAD = 14;
export const TAG_SISTER = 15;

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
  mainKeyringId: THIS_MUM_BELONGS,
  nameTagIds: [TAG_MUM, TAG_DAD],
};

/** The birthday present as an order of the builder, by 2nd Class. */
export const birthdayOrder: BoxOrder = {
  orderType: 'builder',
  boxes: [{ choices: birthdayBox, quantity: 1 }],
  shippingId: 1,
  arriveOn: null,
  dispatchOn: null,
  recipient: completeCustomer,
  source: 'build-your-box',
};

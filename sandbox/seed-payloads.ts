import { catalogue } from '#data/catalogue.ts';
import { keyrings } from '#data/keyrings.ts';
import { slicePrice } from '#domain/bulk/bulk.ts';
import type { FlavourQuantity } from '#domain/catalogue.ts';
import type { CustomerInfo } from '#domain/customer/customer.ts';
import type { Day } from '#domain/day.ts';
import { penceToPounds } from '#domain/money.ts';

const flavourId = (name: string): number => {
  const flavour = catalogue.flavours.find((known) => known.name === name);
  if (!flavour) throw new Error(`No flavour is called ${name}.`);
  return flavour.id;
};

const keyringOf = (title: string): { id: number } => {
  const keyring = keyrings.find((known) => known.title === title);
  if (!keyring) throw new Error(`No keyring is called ${title}.`);
  return { id: keyring.id };
};

/** Returns the selection of a preset. */
export const preset = (id: string): readonly FlavourQuantity[] =>
  catalogue.presets.find((known) => known.id === id)?.selection ?? [];

/** Returns a selection by the names of flavours. */
export const pieces = (selection: Readonly<Record<string, number>>): FlavourQuantity[] =>
  Object.entries(selection).map(([name, quantity]) => ({ flavourId: flavourId(name), quantity }));

/** A built box by names. */
export interface BoxChoice {
  box: string;
  flavours: readonly FlavourQuantity[];
  lid?: { lidId: number; design: string };
  note?: string;
  keyring?: string;
  nameTags?: readonly string[];
}

/** Returns the payload's fields of a built box; a box without a lid is not a gift. */
export function boxFields({ box, flavours, lid, note = '', keyring, nameTags = [] }: BoxChoice) {
  const known = catalogue.boxes.find(({ slug }) => slug === box);
  if (!known) throw new Error(`No box is called ${box}.`);
  return {
    boxDetails: { boxId: known.id },
    flavours: known.fixedSelection ?? flavours,
    lidDetails: { lidId: lid?.lidId ?? 0, lidDesign: lid ? { name: lid.design } : null },
    giftMessage: note,
    keyrings: {
      mainKeyring: keyring === undefined ? null : keyringOf(keyring),
      nameTags: nameTags.map(keyringOf),
    },
  };
}

/** Returns the builder's payload: one box, its delivery and its recipient. */
export function builderPayload(box: BoxChoice, shippingId: 1 | 2, customer: Partial<CustomerInfo>) {
  return {
    ...boxFields(box),
    shipping: { shippingId },
    customerInfo: {
      address1: '1 Sandbox Street',
      city: 'Weston-super-Mare',
      postcode: 'BS23 1AA',
      ...customer,
    },
  };
}

/** Returns the payload of a basket to one address. */
export const cartPayload = (cartItems: readonly object[], shipping: object): object => ({
  cartItems,
  shipping,
  metadata: { orderType: 'cart', source: 'basket' },
});

/** Returns the payload of slices: of the assortment without flavours. */
export function bulkPayload(
  slices: number,
  flavours: readonly string[],
  neededBy: Day | null = null,
): object {
  const isCustom = flavours.length > 0;
  return {
    cartItems: [
      { name: 'Fudge slices', price: penceToPounds(slicePrice(slices)), quantity: slices },
    ],
    metadata: {
      orderType: 'bulk',
      sliceQuantity: slices,
      flavorOption: isCustom ? 'custom' : 'assortment',
      flavors: flavours,
      ...(neededBy === null ? {} : { neededBy }),
    },
  };
}

import { lidImage } from '#assets/images.ts';
import type { BoxSummaryJson, OrderSummaryJson } from '#contract/order-summary.ts';
import { parcelPlaceText } from '#copy/parcel.ts';
import { slugify } from '#domain/catalogue.ts';
import { listWords } from '#domain/text/list-words.ts';
import type { ListedFlavour } from '#ui/FlavourList.tsx';

/** What an order contains, from the server or from the device's memory. */
export interface OrderContents {
  parcels: readonly Pick<OrderSummaryJson['parcels'][number], 'boxes'>[];
  slices: OrderSummaryJson['slices'];
}

/** Equal boxes of an order, or its slices, as the page shows them. */
export interface OrderedItem {
  /** "2 × Box of 6" or "60 slices". */
  title: string;
  /** The flavours and their pieces per box; one of each for slices. */
  flavours: readonly ListedFlavour[];
  /** "Happy Birthday Mum lid, with your handwritten note". Null for slices. */
  lid: string | null;
  /** How many of it there are. */
  quantity: number;
  /** The URL of the lid's image. Null for slices. */
  lidImage: string | null;
  /** "Keyring “this mum belongs” with Grace and Harry", or null. */
  keyring: string | null;
  allergens: readonly string[];
}

/** The contents of a parcel. */
export interface ParcelContents {
  /** "Parcel 1 of 2" in an order of several; otherwise empty. */
  title: string;
  items: readonly OrderedItem[];
}

function boxItem(box: BoxSummaryJson): OrderedItem {
  const { name, quantity, flavours, lid, hasNote, keyring, allergens } = box;
  return {
    quantity,
    title: quantity > 1 ? `${quantity} × ${name}` : name,
    flavours,
    lidImage: lidImage(slugify(lid)),
    lid: `${lid} lid${hasNote ? ', with your handwritten note' : ''}`,
    keyring: keyring && `Keyring “${keyring.title}” with ${listWords(keyring.nameTags)}`,
    allergens,
  };
}

function slicesItem({
  quantity,
  flavours,
  allergens,
}: NonNullable<OrderContents['slices']>): OrderedItem {
  return {
    quantity: 1,
    title: `${quantity} slices`,
    flavours: flavours.map((name) => ({ name, slug: slugify(name), quantity: 1 })),
    lid: null,
    lidImage: null,
    keyring: null,
    allergens,
  };
}

/** Returns whether anything is known of what an order contains. */
export function hasContents({ parcels, slices }: OrderContents): boolean {
  return slices !== null || parcels.some(({ boxes }) => boxes.length > 0);
}

/** Returns whether an order is a single box, or several equal ones to one recipient. */
export function isOneBox({ parcels, slices }: OrderContents): boolean {
  return slices === null && parcels.length === 1 && parcels[0]?.boxes.length === 1;
}

/** Returns whether the boxes of an order can be pictured: slices come in no box of their own. */
export function isPicturable({ parcels, slices }: OrderContents): boolean {
  return slices === null && parcels.some(({ boxes }) => boxes.length > 0);
}

/** Returns the contents of each parcel of an order. */
export function describeContents({ parcels, slices }: OrderContents): readonly ParcelContents[] {
  if (slices) return [{ title: '', items: [slicesItem(slices)] }];
  return parcels.map(({ boxes }, index) => ({
    title: parcelPlaceText(index + 1, parcels.length),
    items: boxes.map(boxItem),
  }));
}

import { findLidCategory } from '#domain/box/lids.ts';
import { shareSlices } from '#domain/bulk/bulk.ts';
import { findById, type Catalogue, type ShippingId, type ShopBox } from '#domain/catalogue.ts';
import type { CustomerInfo } from '#domain/customer/customer.ts';
import type { Instant } from '#domain/day.ts';
import { findDeliveryMethod } from '#domain/delivery/delivery.ts';
import type { PostalCalendar } from '#domain/delivery/dispatch.ts';
import { ALLERGENS, listAllergens, type Allergen } from '#domain/food/allergens.ts';
import { isInCatalogue } from '#domain/order/is-in-catalogue.ts';
import { NO_REQUEST, parcelArrival, type ParcelArrival } from '#domain/order/order-arrival.ts';
import type { Order, OrderedBox, ParcelDelivery, SliceOrder } from '#domain/order/order.ts';
import { flavourOptionText, slicesPerFlavourText } from './bulk.ts';

/** What tells a box apart from others of its order that have the same name: its parcel, its lid, and then a number. */
export interface Distinction {
  /** Counts from 1; 0 where the parcel does not tell it apart. */
  parcel: number;
  isByLid: boolean;
  /** Counts from 1; 0 for none. */
  number: number;
}

/** Equal boxes of an order by name, for customer and packer. */
export interface SummarizedBox {
  quantity: number;
  /** "Box of 6". */
  typeName: string;
  /** The name of a ready-made box, "Six Favourites"; null for a built one. */
  readyMade: string | null;
  apart: Distinction;
  unit: { one: string; many: string };
  /** Null when the box type is no longer in the catalogue. */
  weightGrams: number | null;
  /** `slug` names its images; null when the flavour is no longer in the catalogue. */
  flavours: readonly { name: string; slug: string | null; quantity: number }[];
  lidCategory: string;
  lidDesign: string;
  note: string;
  /** The title of the main keyring, or null. */
  keyring: string | null;
  /** Titles of the name tags, in the order they hang. */
  nameTags: readonly string[];
  allergens: readonly Allergen[];
}

/** The slices of an order by name, for customer and packer. */
export interface SliceSummary {
  quantity: number;
  /** "Popular assortment", or "Own selection". */
  title: string;
  flavours: readonly string[];
  flavourIds: readonly number[];
  /** "about 9-10 of each". */
  perFlavour: string;
  allergens: readonly Allergen[];
}

/** What goes to one recipient, by name. A parcel of slices has no boxes. */
export interface ParcelSummary extends ParcelArrival {
  boxes: readonly SummarizedBox[];
  /** Null when the payment page asks for the address. */
  recipient: CustomerInfo | null;
  shippingId: ShippingId;
  shippingName: string;
  /** The weight of all its boxes; null for slices and when a box type is no longer in the catalogue. */
  weightGrams: number | null;
}

/** An order with everything by name. */
export interface OrderSummary {
  /**
   * Whether the catalogue still has every box type and flavour; false for an order that cannot be read. Without one of them
   * no list of allergens would be whole, so all are empty.
   */
  isInCatalogue: boolean;
  /** At least one. */
  parcels: readonly ParcelSummary[];
  slices: SliceSummary | null;
  /** The allergens of all of it, each once. */
  allergens: readonly Allergen[];
}

/** What describing an order needs of the shop. */
export interface SummaryFacts {
  catalogue: Catalogue;
  shopBoxes: readonly ShopBox[];
  calendar: PostalCalendar;
}

/** A box that needs nothing to tell it apart. */
export const NOT_APART: Distinction = { parcel: 0, isByLid: false, number: 0 };

/** ", parcel 2, Happy Birthday Mum lid, no. 1": what tells a box apart, in words; empty for nothing. */
export function apartText({
  apart,
  lidDesign,
}: Pick<SummarizedBox, 'apart' | 'lidDesign'>): string {
  const { parcel, isByLid, number } = apart;
  return `${parcel ? `, parcel ${parcel}` : ''}${isByLid ? `, ${lidDesign} lid` : ''}${number ? `, no. ${number}` : ''}`;
}

/** The name of a box, unlike that of any other of its order: "Six Favourites (Box of 6)", "Box of 12, Thank You lid". */
export function boxName(
  box: Pick<SummarizedBox, 'typeName' | 'readyMade' | 'apart' | 'lidDesign'>,
): string {
  const { typeName, readyMade } = box;
  return `${readyMade === null ? typeName : `${readyMade} (${typeName})`}${apartText(box)}`;
}

/** Adds a distinction to the boxes whose names are equal. */
function tellApart(
  boxes: readonly SummarizedBox[],
  distinguish: (index: number, names: readonly string[]) => Partial<Distinction>,
): readonly SummarizedBox[] {
  const names = boxes.map(boxName);
  return boxes.map((box, index) => {
    const name = names[index] ?? '';
    return names.indexOf(name) === names.lastIndexOf(name)
      ? box
      : { ...box, apart: { ...box.apart, ...distinguish(index, names) } };
  });
}

/** Tells the boxes of an order apart: those of equal names by their parcel if there are several, their lid, then a number. */
function tellBoxesApart(parcels: readonly (readonly SummarizedBox[])[]): readonly SummarizedBox[] {
  const parcelOf = parcels.flatMap((boxes, index) => boxes.map(() => index + 1));
  const boxes = parcels.flat();
  const byParcel =
    parcels.length > 1 ? tellApart(boxes, (index) => ({ parcel: parcelOf[index] ?? 0 })) : boxes;
  return tellApart(
    tellApart(byParcel, () => ({ isByLid: true })),
    (index, names) => ({
      number: names.slice(0, index + 1).filter((name) => name === names[index]).length,
    }),
  );
}

/**
 * Returns an ordered box by name. An id that is no longer in the catalogue is shown as it is, so that older orders stay
 * readable.
 */
export function describeBox(
  { box, quantity }: Pick<OrderedBox, 'box' | 'quantity'>,
  catalogue: Catalogue,
): SummarizedBox {
  const type = findById(catalogue.boxes, box.boxId);
  const titleOf = (id: number): string =>
    findById(catalogue.keyrings, id)?.title ?? `keyring ${id}`;
  const chosen = box.selection.map((entry) => ({
    flavour: findById(catalogue.allFlavours, entry.flavourId),
    ...entry,
  }));
  return {
    quantity,
    typeName: type?.name ?? `Box ${box.boxId}`,
    readyMade: null,
    apart: NOT_APART,
    unit: type?.unit ?? { one: 'piece', many: 'pieces' },
    weightGrams: type?.weightGrams ?? null,
    flavours: chosen.map((entry) => ({
      name: entry.flavour?.name ?? `flavour ${entry.flavourId}`,
      slug: entry.flavour?.slug ?? null,
      quantity: entry.quantity,
    })),
    lidCategory:
      findLidCategory(box.lid.categoryId, catalogue)?.name ?? `lid ${box.lid.categoryId}`,
    lidDesign: box.lid.designName,
    note: box.note,
    keyring: box.keyring && titleOf(box.keyring.id),
    nameTags: (box.keyring?.nameTagIds ?? []).map(titleOf),
    allergens: listAllergens(chosen.flatMap(({ flavour }) => flavour ?? [])),
  };
}

/** Returns the slices of an order by name. An unknown flavour id is shown as it is. */
function describeSlices(
  { slices, option, flavourIds }: SliceOrder,
  catalogue: Catalogue,
): SliceSummary {
  const flavours = flavourIds.map((id) => findById(catalogue.allFlavours, id));
  return {
    quantity: slices,
    title: flavourOptionText(option),
    flavourIds,
    flavours: flavourIds.map((id, index) => flavours[index]?.name ?? `flavour ${id}`),
    perFlavour: slicesPerFlavourText(slices, flavourIds.length),
    allergens: listAllergens(flavours.flatMap((flavour) => flavour ?? [])),
  };
}

/** Returns the weight of boxes; null when one is unknown and for none. */
function weigh(boxes: readonly SummarizedBox[]): number | null {
  const grams = boxes.map(({ weightGrams, quantity }) => (weightGrams ?? Number.NaN) * quantity);
  const all = grams.reduce((sum, each) => sum + each, 0);
  return all > 0 ? all : null;
}

const UNREADABLE: ParcelDelivery = { recipient: null, shippingId: 0, ...NO_REQUEST };

/**
 * Returns an order paid at a moment with everything by name. An order that cannot be read (null) has a parcel without
 * contents.
 */
export function describeOrder(
  order: Order | null,
  paidAt: Instant,
  facts: SummaryFacts,
): OrderSummary {
  const { catalogue, shopBoxes, calendar } = facts;
  const isKnown = order !== null && isInCatalogue(order, catalogue);
  const withoutUnknown = isKnown ? {} : { allergens: [] };
  const slices =
    order?.kind === 'slices' ? { ...describeSlices(order, catalogue), ...withoutUnknown } : null;
  const parcels =
    order?.kind === 'boxes' ? order.parcels : [{ ...(order ?? UNREADABLE), items: [] }];
  const told = tellBoxesApart(
    parcels.map(({ items }) =>
      items.map((item) => ({
        ...describeBox(item, catalogue),
        ...withoutUnknown,
        readyMade: shopBoxes.find(({ slug }) => slug === item.sku)?.name ?? null,
      })),
    ),
  );
  let start = 0;
  const described = parcels.map((parcel): ParcelSummary => {
    const delivery = findDeliveryMethod(parcel.shippingId, catalogue);
    const boxes = told.slice(start, (start += parcel.items.length));
    return {
      boxes,
      recipient: parcel.recipient,
      shippingId: parcel.shippingId,
      shippingName: delivery.name,
      weightGrams: weigh(boxes),
      ...parcelArrival(parcel, paidAt, delivery, calendar),
    };
  });
  const found = new Set(described.flatMap(({ boxes }) => boxes.flatMap((box) => box.allergens)));
  return {
    isInCatalogue: isKnown,
    parcels: described,
    slices,
    allergens: slices?.allergens ?? ALLERGENS.filter((allergen) => found.has(allergen)),
  };
}

/** Returns the boxes of all parcels. */
export function summarizedBoxes({ parcels }: Pick<OrderSummary, 'parcels'>): SummarizedBox[] {
  return parcels.flatMap(({ boxes }) => boxes);
}

/** Returns how many slices of each flavour are to be packed. */
export const slicesByFlavour = ({ quantity, flavours }: SliceSummary) =>
  shareSlices(quantity, flavours).map(([name, count]) => ({ name, quantity: count }));

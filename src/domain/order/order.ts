import { soldOutInBulk, type FlavourChoice } from '../bulk/bulk-flavours.ts';
import type { Box } from '../box/box.ts';
import { soldOutFlavours } from '../box/box-rules.ts';
import type { Catalogue, ShippingId } from '../catalogue.ts';
import type { CustomerInfo } from '../customer/customer.ts';
import type { Day } from '../day.ts';

/** Equal boxes of an order. */
export interface OrderedBox {
  box: Box;
  /** 1 to `MAX_LINE_QUANTITY`. */
  quantity: number;
  /** The slug of a ready-made box that was bought as it is; null for a built box. */
  sku: string | null;
}

/** To whom a parcel goes, how, and for which day. */
export interface ParcelDelivery {
  /** The recipient, or null when the payment page asks for the address. */
  recipient: CustomerInfo | null;
  shippingId: ShippingId;
  /** The requested day, or null for as soon as possible. */
  arriveOn: Day | null;
  /**
   * The dispatch day that meets `arriveOn`, or on which a parcel leaves whose request was withdrawn; null without a request and
   * until the shop has validated the order.
   */
  dispatchOn: Day | null;
}

/** The boxes that go to one recipient by one delivery. */
export interface BoxParcel extends ParcelDelivery {
  items: readonly OrderedBox[];
}

/** Who pays, beside the e-mail address that every order has. */
export interface Buyer {
  /** Empty for slices: their payment page asks for it. */
  name: string;
  /** Empty for a private person. */
  company: string;
  /** The company's purchase order number, or empty. */
  purchaseOrder: string;
}

/** Where boxes are ordered: in the builder or in the cart. */
export const BOX_CHANNELS = ['builder', 'cart'] as const;

/** An order of boxes. */
export interface BoxOrder {
  kind: 'boxes';
  channel: (typeof BOX_CHANNELS)[number];
  source: string;
  /** Null for one parcel whose buyer gives no name. */
  buyer: Buyer | null;
  /** At least one. Several have a recipient each. */
  parcels: readonly BoxParcel[];
}

/** An order of slices for a wedding, company or event. `arriveOn` is the day on which they are needed. */
export interface SliceOrder extends FlavourChoice, ParcelDelivery {
  kind: 'slices';
  source: string;
  slices: number;
  /** Null unless a company or a purchase order is named. */
  buyer: Buyer | null;
}

/** An order, before and after payment. */
export type Order = BoxOrder | SliceOrder;

/** The kind of checkout an order comes from, in the words of the payload. */
export type OrderType = BoxOrder['channel'] | 'bulk';

/** Returns the kind of checkout an order comes from. */
export function orderTypeOf(order: Order): OrderType {
  return order.kind === 'slices' ? 'bulk' : order.channel;
}

/** Returns the boxes of all parcels. */
export function orderedBoxes({ parcels }: Pick<BoxOrder, 'parcels'>): OrderedBox[] {
  return parcels.flatMap(({ items }) => items);
}

/**
 * Returns an order with the recipient that its payment states. Several parcels keep their addresses and take the buyer's
 * e-mail address.
 */
export function withRecipient(order: Order, recipient: CustomerInfo): Order {
  if (order.kind === 'slices') return { ...order, recipient };
  const { email, emailMarketingOptIn } = recipient;
  const isOneParcel = order.parcels.length === 1;
  const parcels = order.parcels.map((parcel) => ({
    ...parcel,
    recipient:
      parcel.recipient && !isOneParcel
        ? { ...parcel.recipient, email, emailMarketingOptIn }
        : recipient,
  }));
  return { ...order, parcels };
}

/** Returns the recipient of an order, of its first parcel for several; null when the payment page asks for it. */
export function recipientOf(order: Order): CustomerInfo | null {
  return order.kind === 'slices' ? order.recipient : (order.parcels[0]?.recipient ?? null);
}

/** Returns the names of the sold-out flavours that stop an order today, each once. */
export function soldOutInOrder(
  order: Order,
  catalogue: Pick<Catalogue, 'flavours' | 'allFlavours' | 'soldOut'>,
): string[] {
  const soldOut =
    order.kind === 'boxes'
      ? orderedBoxes(order).flatMap(({ box }) => soldOutFlavours(box.selection, catalogue))
      : soldOutInBulk(order, catalogue);
  return [...new Set(soldOut.map(({ name }) => name))];
}

import type { ShippingId } from '../catalogue.ts';
import type { Box } from '../box/box.ts';
import type { FlavourChoice } from '../bulk/bulk-flavours.ts';
import type { CustomerInfo } from '../customer/customer.ts';
import type { Day } from '../day.ts';

/** Equal boxes of an order. */
export interface OrderedBox {
  box: Box;
  /** 1 to 20. */
  quantity: number;
  /** The slug of a ready-made box that was bought as it is; null for a built box. */
  sku: string | null;
}

interface AnyOrder {
  /** The recipient, or null when the payment page asks for the address. */
  recipient: CustomerInfo | null;
  source: string;
}

/** An order of boxes. The builder's order has one box and its recipient. */
export interface BoxOrder extends AnyOrder {
  orderType: 'builder' | 'cart';
  boxes: readonly OrderedBox[];
  shippingId: ShippingId;
  /** The requested delivery date, or null for as soon as possible. */
  arriveOn: Day | null;
  /** The dispatch day that meets `arriveOn`; null without a request and until the shop has validated the order. */
  dispatchOn: Day | null;
}

/** An order of slices for a wedding, company or event. */
export interface BulkOrder extends AnyOrder, FlavourChoice {
  orderType: 'bulk';
  slices: number;
}

/** An order, before and after payment. */
export type Order = BoxOrder | BulkOrder;

/** The kind of checkout an order comes from. */
export type OrderType = Order['orderType'];

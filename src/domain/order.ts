import type { FlavourChoice } from './bulk-flavours.ts';
import type { CustomerInfo } from './customer.ts';
import type { Selection } from './catalogue.ts';
import type { Day } from './day.ts';
import type { Pence } from './money.ts';

/** The choices of one box, by id. */
export interface BoxChoices {
  boxId: number;
  selection: readonly Selection[];
  lid: { categoryId: number; designName: string };
  note: string;
  mainKeyringId: number | null;
  /** In the order in which the names were added. */
  nameTagIds: readonly number[];
}

/** Equal boxes of an order. */
export interface OrderedBox {
  choices: BoxChoices;
  /** 1 to 20. */
  quantity: number;
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
  shippingId: 1 | 2;
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

/** A line of a bill. */
export interface PricedLine {
  name: string;
  description: string;
  unitPence: Pence;
  quantity: number;
}

/** The price of an order: its lines, its delivery and the total. */
export interface Quote {
  lines: readonly PricedLine[];
  shipping: { name: string; pricePence: Pence };
  totalPence: Pence;
}

import type { FlavourChoice } from './bulk-flavours.ts';
import type { CustomerInfo } from './customer.ts';
import type { Selection } from './catalogue.ts';
import type { Day } from './day.ts';
import type { Pence } from './money.ts';

/** Everything chosen for one box, by id: what a box is made from, priced from and printed from. */
export interface BoxChoices {
  boxId: number;
  selection: readonly Selection[];
  lid: { categoryId: number; designName: string };
  note: string;
  mainKeyringId: number | null;
  /** In the order in which the names were added. */
  nameTagIds: readonly number[];
}

/** Several equal boxes of an order. */
export interface OrderedBox {
  choices: BoxChoices;
  /** 1 to 20 (decision 47). */
  quantity: number;
}

interface AnyOrder {
  /** The recipient where the shop asked for one; otherwise the payment page does. */
  recipient: CustomerInfo | null;
  source: string;
}

/** An order of boxes; the builder's has one box and its recipient (decision 21). */
export interface BoxOrder extends AnyOrder {
  orderType: 'builder' | 'cart';
  boxes: readonly OrderedBox[];
  shippingId: 1 | 2;
  /** The day around which it is wished to arrive, or null: as soon as the post brings it (decision 61). */
  arriveOn: Day | null;
  /** The day on which it then leaves the shop; null without such a wish, and until the shop has accepted the order. */
  dispatchOn: Day | null;
}

/** An order of slices for a wedding, a company or an event (Spec 2 §3). */
export interface BulkOrder extends AnyOrder, FlavourChoice {
  orderType: 'bulk';
  slices: number;
}

/** An order as the shop works with it, before and after payment. */
export type Order = BoxOrder | BulkOrder;

/** Where an order comes from (decision 21). */
export type OrderType = Order['orderType'];

/** One line of a bill. */
export interface PricedLine {
  name: string;
  description: string;
  unitPence: Pence;
  quantity: number;
}

/** What an order costs: its lines, its delivery beside them, and all together. */
export interface Quote {
  lines: readonly PricedLine[];
  shipping: { name: string; pricePence: Pence };
  totalPence: Pence;
}

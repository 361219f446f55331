import { boxName } from '#copy/order-summary.ts';
import { formatDeliveryPrice, formatPounds } from '#domain/money.ts';
import { parcelFor } from './parcel-copy.ts';
import type { OrderForMail } from './order-for-mail.ts';

/** A receipt line as shown. */
export interface ReceiptRow {
  name: string;
  price: string;
  /** The number of the box that it pays for, where boxes have numbers; empty for what goes into the box above. */
  number?: string;
  /** What it and the lines after it are for, in an order of several parcels. */
  parcel?: string;
}

/** What an order costs and what was paid. */
export interface Bill {
  rows: readonly ReceiptRow[];
  /** The sums above the total. */
  subtotals: readonly ReceiptRow[];
  total: ReceiptRow;
}

/** Returns the parcel of several whose first box a line pays for. */
function parcelOfLine(description: string, order: OrderForMail): Pick<ReceiptRow, 'parcel'> {
  if (order.parcels.length === 1) return {};
  const parcel = order.parcels.find(
    ({ boxes: [first] }) => first && boxName(first) === description,
  );
  return parcel ? { parcel: parcelFor(parcel, order) } : {};
}

/** "2 × Box of 6"; the name alone for one. */
export const countedName = (quantity: number, name: string): string =>
  quantity > 1 ? `${quantity} × ${name}` : name;

/** Returns the order’s lines and its delivery with prices, without the total. */
export function receiptRows(order: OrderForMail): ReceiptRow[] {
  const lines = order.lines.map(({ description, quantity, totalPence }) => ({
    name: countedName(quantity, description),
    price: formatPounds(totalPence),
    ...parcelOfLine(description, order),
  }));
  const delivery = {
    name: `Delivery: ${order.shippingName}`,
    price: formatDeliveryPrice(order.shippingPence),
    ...(order.parcels.length > 1 && { parcel: 'All parcels' }),
  };
  return [...lines, delivery];
}

/** Returns the bill for the customer; after a refund its total is what remains, below what was paid and what went back. */
export function billOf(order: OrderForMail): Bill {
  const { totalPence, refundedPence } = order;
  const rows = receiptRows(order);
  const paid = { name: 'Total paid', price: formatPounds(totalPence) };
  if (refundedPence === 0) return { rows, subtotals: [], total: paid };
  const refund = { name: 'Paid back', price: `−${formatPounds(refundedPence)}` };
  const remains = { name: 'What remains paid', price: formatPounds(totalPence - refundedPence) };
  return { rows, subtotals: [paid, refund], total: remains };
}

/** Returns a bill as text lines. */
export const billText = ({ rows, subtotals, total }: Bill): string[] =>
  [...rows, ...subtotals, total].flatMap(({ name, price, number, parcel }) => [
    ...(parcel === undefined ? [] : [parcel]),
    `${number ? `${number}: ` : ''}${name}: ${price}`,
  ]);

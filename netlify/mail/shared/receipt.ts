import { formatDeliveryPrice, formatPounds } from '#domain/money.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';

/** A receipt line as shown. */
export interface ReceiptRow {
  name: string;
  price: string;
  /** The number of the box that it pays for, where boxes have numbers. */
  number?: string;
}

/** What an order costs and what was paid. */
export interface Bill {
  rows: readonly ReceiptRow[];
  /** The sums above the total. */
  subtotals: readonly ReceiptRow[];
  total: ReceiptRow;
  /** What the payment lacks or has too much. */
  difference?: ReceiptRow;
}

/** Returns the order’s lines and its delivery with prices, without the total. */
export function receiptRows(order: OrderForMail): ReceiptRow[] {
  const lines = order.lines.map(({ description, quantity, totalPence }) => ({
    name: quantity > 1 ? `${quantity} × ${description}` : description,
    price: formatPounds(totalPence),
  }));
  const delivery = {
    name: `Delivery: ${order.shippingName}`,
    price: formatDeliveryPrice(order.shippingPence),
  };
  return [...lines, delivery];
}

/** Returns the bill for the customer; after a refund its total is what remains, below what was paid and what went back. */
export function billOf(order: OrderForMail): Bill {
  const { totalPence, refundedPence } = order;
  const rows = receiptRows(order);
  const paid = { name: 'Total paid', price: formatPounds(totalPence) };
  if (refundedPence === 0) return { rows, subtotals: [], total: paid };
  const paidBack = { name: 'Paid back', price: `−${formatPounds(refundedPence)}` };
  const remains = { name: 'What remains paid', price: formatPounds(totalPence - refundedPence) };
  return { rows, subtotals: [paid, paidBack], total: remains };
}

/** Returns a bill as text lines. */
export const billText = ({ rows, subtotals, total, difference }: Bill): string[] =>
  [...rows, ...subtotals, total, ...(difference ? [difference] : [])].map(
    ({ name, price, number }) => `${number === undefined ? '' : `${number}: `}${name}: ${price}`,
  );

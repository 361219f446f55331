import { formatDeliveryPrice, formatPounds } from '#domain/money.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';

/** A receipt line as shown. */
export interface ReceiptRow {
  name: string;
  price: string;
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

/** Returns the total; after a refund what remains of it, and before it what was paid and what went back. */
export function receiptTotals({ totalPence, refundedPence }: OrderForMail): {
  subtotals: readonly ReceiptRow[];
  total: ReceiptRow;
} {
  const paid = { name: 'Total paid', price: formatPounds(totalPence) };
  if (refundedPence === 0) return { subtotals: [], total: paid };
  const paidBack = { name: 'Paid back', price: `−${formatPounds(refundedPence)}` };
  const remains = { name: 'What remains paid', price: formatPounds(totalPence - refundedPence) };
  return { subtotals: [paid, paidBack], total: remains };
}

/** Returns the receipt as text lines: the rows, the total and any refund. */
export function receiptText(order: OrderForMail): string[] {
  const { subtotals, total } = receiptTotals(order);
  return [...receiptRows(order), ...subtotals, total].map(({ name, price }) => `${name}: ${price}`);
}

import { formatDeliveryPrice, formatPounds } from '#domain/money.ts';
import type { OrderForMail } from './order-for-mail.ts';

/** A line of the bill as people read it. */
export interface ReceiptRow {
  name: string;
  price: string;
}

/** What was bought and its delivery, priced; the total stands apart. */
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

/** The bill as plain text, its total last, and what went back. */
export function receiptText(order: OrderForMail): string[] {
  return [
    ...receiptRows(order).map(({ name, price }) => `${name}: ${price}`),
    `Total paid: ${formatPounds(order.totalPence)}`,
    ...(order.refundedPence > 0 ? [`Paid back: ${formatPounds(order.refundedPence)}`] : []),
  ];
}

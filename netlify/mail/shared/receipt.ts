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

/** Returns the receipt as text lines: the rows, the total and any refund. */
export function receiptText(order: OrderForMail): string[] {
  return [
    ...receiptRows(order).map(({ name, price }) => `${name}: ${price}`),
    `Total paid: ${formatPounds(order.totalPence)}`,
    ...(order.refundedPence > 0 ? [`Paid back: -${formatPounds(order.refundedPence)}`] : []),
  ];
}

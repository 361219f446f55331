import type { CustomerInfo } from '#domain/customer/customer.ts';
import type { Instant } from '#domain/day.ts';
import type { Pence } from '#domain/money.ts';
import type { OrderArrival } from '#domain/order/order-arrival.ts';
import type { OrderContents } from '#domain/order/order-contents.ts';

/** A paid order as mails show it. */
export interface OrderForMail extends OrderContents, OrderArrival {
  orderNumber: string;
  paidAt: Instant;
  lines: readonly { description: string; quantity: number; totalPence: Pence }[];
  shippingName: string;
  shippingPence: Pence;
  totalPence: Pence;
  /** The total that the shop asked for; null when the metadata does not state it. */
  expectedTotalPence: Pence | null;
  refundedPence: Pence;
  /** Whether the customer disputed the payment with their bank. */
  isDisputed: boolean;
  email: string;
  recipient: CustomerInfo;
}

import type { CustomerInfo } from '#domain/customer.ts';
import type { Instant } from '#domain/day.ts';
import type { Pence } from '#domain/money.ts';
import type { OrderArrival } from '#domain/order-arrival.ts';
import type { OrderContents } from '#domain/order-contents.ts';

/** A paid order as its mails show it. */
export interface OrderForMail extends OrderContents, OrderArrival {
  orderNumber: string;
  paidAt: Instant;
  lines: readonly { description: string; quantity: number; totalPence: Pence }[];
  shippingName: string;
  shippingPence: Pence;
  totalPence: Pence;
  /** What the shop asked for; null where nobody can read it any more. */
  expectedTotalPence: Pence | null;
  refundedPence: Pence;
  /** Whether the bank was asked to take the money back. */
  isDisputed: boolean;
  email: string;
  recipient: CustomerInfo;
}

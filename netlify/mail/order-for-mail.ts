import type { CustomerInfo } from '#domain/customer.ts';
import type { Instant } from '#domain/day.ts';
import type { ArrivalEstimate } from '#domain/dispatch.ts';
import type { Pence } from '#domain/money.ts';
import type { OrderContents } from '#domain/order-contents.ts';

/** A paid order as its mails show it. */
export interface OrderForMail extends OrderContents {
  orderNumber: string;
  paidAt: Instant;
  lines: readonly { description: string; quantity: number; totalPence: Pence }[];
  shippingName: string;
  shippingPence: Pence;
  totalPence: Pence;
  expectedTotalPence: Pence;
  refundedPence: Pence;
  email: string;
  recipient: CustomerInfo;
  arrival: ArrivalEstimate;
}

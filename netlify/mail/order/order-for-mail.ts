import type { CustomerInfo } from '#domain/customer/customer.ts';
import type { Instant } from '#domain/day.ts';
import type { Pence } from '#domain/money.ts';
import type { Buyer } from '#domain/order/order.ts';
import type { ParcelStatus } from '#domain/order/parcel-status.ts';
import type { OrderSummary } from '#copy/order-summary.ts';
import type { ParcelDifference } from '#copy/parcel-differences.ts';

/** A paid order as mails show it: its summary and what was paid. */
export interface OrderForMail extends OrderSummary {
  orderNumber: string;
  paidAt: Instant;
  lines: readonly { description: string; quantity: number; totalPence: Pence }[];
  /** The delivery of the whole order, by the name it had when it was paid. */
  shippingName: string;
  shippingPence: Pence;
  totalPence: Pence;
  /** The total that the shop asked for; null when the payment does not state it. */
  expectedTotalPence: Pence | null;
  refundedPence: Pence;
  /** Whether the customer disputed the payment with their bank. */
  isDisputed: boolean;
  email: string;
  /** Who paid, where the name is known. */
  buyer: Buyer | null;
  /** How far each parcel is. */
  statuses: readonly ParcelStatus[];
  /** What differs from what was paid, for each parcel: nothing where changes were put back, null where none were made. */
  differences: readonly (readonly ParcelDifference[] | null)[];
  /** The recipient, of the first parcel for several. */
  recipient: CustomerInfo;
}

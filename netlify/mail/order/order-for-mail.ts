import type { Buyer } from '#domain/order/order.ts';
import type { OrderPayment } from '#domain/order/order-payment.ts';
import type { ParcelStatus } from '#domain/order/parcel-status.ts';
import type { OrderSummary } from '#copy/order-summary.ts';
import type { ParcelDifference } from '#copy/parcel-differences.ts';

/** A paid order as mails show it: its summary and what was paid. */
export interface OrderForMail extends OrderSummary, OrderPayment {
  /** Who paid, where the name is known. */
  buyer: Buyer | null;
  /** How far each parcel is. */
  statuses: readonly ParcelStatus[];
  /** What differs from what was paid, for each parcel: nothing where changes were put back, null where none were made. */
  differences: readonly (readonly ParcelDifference[] | null)[];
}

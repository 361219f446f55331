import type { Pence } from '../money.ts';

/** Why a parcel that was paid may not leave without somebody looking at it. */
export type PaymentStop = 'disputed' | 'refunded' | 'refunded-in-part';

/** What went back of a payment: by a refund, or because it was disputed. */
export interface PaymentReversal {
  totalPence: Pence;
  refundedPence: Pence;
  /** Whether the customer disputed the payment with their bank. */
  isDisputed: boolean;
}

/** Returns whether everything that was paid went back. */
export const isRefundedInFull = ({
  totalPence,
  refundedPence,
}: Pick<PaymentReversal, 'totalPence' | 'refundedPence'>): boolean =>
  refundedPence > 0 && refundedPence >= totalPence;

/** Returns why the parcels of an order may not leave, or null. */
export function paymentStopOf(order: PaymentReversal): PaymentStop | null {
  if (order.isDisputed) return 'disputed';
  if (order.refundedPence === 0) return null;
  return isRefundedInFull(order) ? 'refunded' : 'refunded-in-part';
}

/** Returns whether the shop still makes up the parcels of an order: also when a part of the payment went back. */
export function isStillMade(order: PaymentReversal): boolean {
  return [null, 'refunded-in-part'].includes(paymentStopOf(order));
}

import { formatPounds } from '#domain/money.ts';
import { isRefundedInFull } from '#domain/order/payment-stop.ts';
import type { OrderForMail } from './order-for-mail.ts';

/** The button that leads to a payment at the provider. */
export const OPEN_PAYMENT = 'Open this payment';

/** What the payment's page at the provider says of a dispute. */
export const ANSWER_DISPUTE = 'Open the payment: it says until when you can answer, and with what.';

type Refunded = Pick<OrderForMail, 'refundedPence' | 'totalPence'>;

/** "£5.00 of £19.96 refunded", "£19.96 refunded in full". */
export function refundTitle(refunded: Refunded): string {
  const back = formatPounds(refunded.refundedPence);
  return isRefundedInFull(refunded)
    ? `${back} refunded in full`
    : `${back} of ${formatPounds(refunded.totalPence)} refunded`;
}

/** "Payment of £19.96 disputed". */
export const disputeTitle = ({ totalPence }: Pick<OrderForMail, 'totalPence'>): string =>
  `Payment of ${formatPounds(totalPence)} disputed`;

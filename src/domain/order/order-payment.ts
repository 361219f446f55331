import type { CustomerInfo } from '../customer/customer.ts';
import type { Instant } from '../day.ts';
import type { Pence } from '../money.ts';
import type { PaymentReversal } from './payment-stop.ts';

/** A line of a payment; its total is for its whole quantity. */
export interface PaymentLine {
  description: string;
  quantity: number;
  totalPence: Pence;
}

/** What an order's payment states of it: all but its contents. */
export interface OrderPayment extends PaymentReversal {
  orderNumber: string;
  paidAt: Instant;
  /**
   * The total that the shop asked for; null when the payment does not state it. The payment needs a check when it
   * differs from the total paid.
   */
  expectedTotalPence: Pence | null;
  shippingPence: Pence;
  /** The delivery of the whole order, by the name it had when it was paid. */
  shippingName: string;
  lines: readonly PaymentLine[];
  email: string;
  /** The recipient, of the first parcel for several. */
  recipient: CustomerInfo;
}

import { atom } from 'nanostores';
import type { SendFailure } from '#browser/send.ts';
import type { OrderType } from '#domain/order/order.ts';

/** How far a checkout is, and what the page says of it. */
export interface CheckoutProgress {
  /** Whether a payment is starting. */
  isProcessing: boolean;
  /** The text of the last error. */
  error: string | null;
  /** What the shop answered, if the error is its own. */
  failure: SendFailure | null;
  /** What was paid, and when, while the shopper is asked whether to pay for equal goods a second time. */
  question: string | null;
  /** The message after a cancelled payment. */
  cancelled: string | null;
}

/** The progress of a checkout of which there is nothing to say. */
export const IDLE: CheckoutProgress = {
  isProcessing: false,
  error: null,
  failure: null,
  question: null,
  cancelled: null,
};

/** The progress of each kind of checkout. A page can show two: its own, and that of the basket in the drawer. */
export const $checkouts = {
  builder: atom(IDLE),
  cart: atom(IDLE),
  bulk: atom(IDLE),
} satisfies Record<OrderType, unknown>;

/** Changes a part of the progress of a checkout. */
export function updateCheckout(orderType: OrderType, changes: Partial<CheckoutProgress>): void {
  const $checkout = $checkouts[orderType];
  $checkout.set({ ...$checkout.get(), ...changes });
}

/** Whether the text of the last error says itself that nothing was charged. */
export const isAssured = ({ failure }: Pick<CheckoutProgress, 'failure'>): boolean =>
  failure?.kind === 'http-error' && (failure.body?.assurance ?? '') !== '';

import { atom } from 'nanostores';
import type { SendResult } from '#browser/send.ts';

/** A failed start of a payment. */
export type PaymentFailure = Exclude<SendResult<unknown>, { kind: 'ok' }>;

interface CheckoutProgress {
  /** Whether a payment is starting. */
  isProcessing: boolean;
  /** The text of the last error. */
  error: string | null;
  /** What the shop answered, if the error is its own. */
  failure?: PaymentFailure;
}

/** Whether the text of the last error says itself that nothing was charged. */
export const isAssured = ({ failure }: Pick<CheckoutProgress, 'failure'>): boolean =>
  failure?.kind === 'http-error' && (failure.body?.assurance ?? '') !== '';

export const $checkout = atom<CheckoutProgress>({ isProcessing: false, error: null });

/** A second payment of equal goods within the hour, waiting for the shopper's consent. */
export interface DuplicatePaymentQuestion {
  /** The text: what was paid, and when. */
  text: string;
  proceed: () => void;
}

export const $duplicatePayment = atom<DuplicatePaymentQuestion | null>(null);

/** The message after a cancelled payment, or null. */
export const $cancelledMessage = atom<string | null>(null);

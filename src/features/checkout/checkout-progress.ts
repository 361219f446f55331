import { atom } from 'nanostores';

/** Whether a payment is starting, and the last error. */
export const $checkout = atom<{ isProcessing: boolean; error: string | null }>({
  isProcessing: false,
  error: null,
});

/** A second payment of equal goods within the hour, waiting for the shopper's consent. */
export interface DuplicatePaymentQuestion {
  /** The text: what was paid, and when. */
  text: string;
  proceed: () => void;
}

export const $duplicatePayment = atom<DuplicatePaymentQuestion | null>(null);

/** The message after a cancelled payment, or null. */
export const $cancelledMessage = atom<string | null>(null);

import { atom } from 'nanostores';

/** Whether a payment is being started, and what went wrong the last time. */
export const $checkout = atom<{ isProcessing: boolean; error: string | null }>({
  isProcessing: false,
  error: null,
});

/** Equal goods were paid for within the hour: a second payment waits for the shopper's word. */
export interface DuplicatePaymentQuestion {
  /** What was paid, and when. */
  text: string;
  proceed: () => void;
}

export const $duplicatePayment = atom<DuplicatePaymentQuestion | null>(null);

/** What is said to a shopper who has turned back from the payment page, or null. */
export const $cancelledMessage = atom<string | null>(null);

import { atom } from 'nanostores';

/** Whether a payment is being started, and what went wrong the last time. */
export const $checkout = atom<{ isProcessing: boolean; error: string | null }>({
  isProcessing: false,
  error: null,
});

import { readStored, removeStored, writeStored } from '#browser/storage.ts';

/** The sessionStorage key of the session whose payment page this tab opened. */
const CHECKOUT_SESSION_KEY = 'leftForPayment';

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Stores the session of the payment page that this tab opens, for the way back. */
export function saveCheckoutSession(sessionId: string): void {
  writeStored(CHECKOUT_SESSION_KEY, sessionId, 'sessionStorage');
}

/** Returns the session this tab left for; null if there is none. */
export const checkoutSession = (): string | null =>
  readStored(CHECKOUT_SESSION_KEY, asText, 'sessionStorage');

/** Forgets the session this tab left for: the shopper is told of it once. */
export function forgetCheckoutSession(): void {
  removeStored(CHECKOUT_SESSION_KEY, 'sessionStorage');
}

import type { StoredOrder } from './order-store.ts';

const DASHBOARD = 'https://dashboard.stripe.com';

/** Where the shop sees all payments at the provider. */
export const PROVIDER_PAYMENTS_URL = `${DASHBOARD}/payments`;

/** Returns where the shop sees a payment at the provider: its own page, or the search for its session. */
export function providerPaymentUrl(
  sessionId: string,
  paymentIntentId: StoredOrder['paymentIntentId'] = null,
): string {
  const mode = sessionId.startsWith('cs_test_') ? '/test' : '';
  const page =
    paymentIntentId === null
      ? `search?query=${encodeURIComponent(sessionId)}`
      : `payments/${encodeURIComponent(paymentIntentId)}`;
  return `${DASHBOARD}${mode}/${page}`;
}

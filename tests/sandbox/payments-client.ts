import Stripe from 'stripe';
import { startPaymentSandbox, type PaymentSandbox } from '#sandbox/payments/payment-sandbox.ts';

export interface Client extends AsyncDisposable {
  readonly payments: PaymentSandbox;
  readonly stripe: Stripe;
}

/** Starts a payment sandbox with an SDK client; both end with the test. */
export async function openClient(
  options: Parameters<typeof startPaymentSandbox>[0] = {},
): Promise<Client> {
  const payments = await startPaymentSandbox(options);
  return {
    payments,
    stripe: createClient(payments),
    [Symbol.asyncDispose]: payments.stop,
  };
}

export function createClient({ apiBase, key }: Pick<PaymentSandbox, 'apiBase' | 'key'>): Stripe {
  const { hostname, port } = new URL(apiBase);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
}

type Params = Stripe.Checkout.SessionCreateParams;

/** Returns valid session parameters: one box at £10.99. */
export function boxOfFudge(changes: Partial<Params> = {}): Params {
  return {
    mode: 'payment',
    line_items: [lineOf('Box of 6', 1099)],
    success_url: 'https://shop.example/thank-you?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://shop.example/basket',
    ...changes,
  };
}

export function lineOf(
  name: string,
  pence: number,
  quantity = 1,
): Stripe.Checkout.SessionCreateParams.LineItem {
  return {
    quantity,
    price_data: { currency: 'gbp', unit_amount: pence, product_data: { name } },
  };
}

/** Returns the error of a rejected request; throws if it succeeds. */
export async function apiErrorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error('The call was not refused', { cause: error });
}

import Stripe from 'stripe';
import { startPaymentSandbox, type PaymentSandbox } from '#sandbox/payments/payment-sandbox.ts';

export interface Client extends AsyncDisposable {
  readonly payments: PaymentSandbox;
  readonly stripe: Stripe;
}

/** A payment sandbox of its own and the real SDK that talks to it, until the test ends. */
export async function openClient(
  options: Parameters<typeof startPaymentSandbox>[0] = {},
): Promise<Client> {
  const payments = await startPaymentSandbox(options);
  return {
    payments,
    stripe: clientOf(payments),
    [Symbol.asyncDispose]: payments.stop,
  };
}

export function clientOf({ apiBase, key }: Pick<PaymentSandbox, 'apiBase' | 'key'>): Stripe {
  const { hostname, port } = new URL(apiBase);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
}

type Params = Stripe.Checkout.SessionCreateParams;

/** A call that the sandbox takes as it stands: one box at £10.99. */
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

/** The error that a call ends with. */
export async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error('The call was not refused', { cause: error });
}

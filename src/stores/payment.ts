import { send, type SendResult } from '#browser/send.ts';
import {
  IDEMPOTENCY_HEADER,
  startCheckout,
  type CheckoutPayload,
} from '#contract/start-checkout.ts';
import type { OrderedGoods } from '#domain/placed-order.ts';
import { $checkout } from './checkout-progress.ts';
import { rememberOrder } from './remember-order.ts';

/** What a shopper reads when a payment could not be started, and nothing more helpful is known (both specifications, §8). */
export const GENERIC_ERROR =
  'There was an error processing your payment. Please try again or contact customer support if the problem persists.';

/** How the start of a payment can fail. */
export type PaymentFailure = Exclude<SendResult<unknown>, { kind: 'answered' }>;

/** Names the attempt: kept while nobody knows whether it arrived, renewed after a refusal or a return from payment. */
let attempt = crypto.randomUUID();

function renewAttempt(): void {
  attempt = crypto.randomUUID();
}

/** Leaves for the payment page, and remembers what is in the order; a failure is shown as `errorOf` words it. */
export async function startPayment(
  payload: CheckoutPayload,
  errorOf: (failure: PaymentFailure) => string,
  goods?: OrderedGoods,
): Promise<void> {
  $checkout.set({ isProcessing: true, error: null });
  const result = await send(startCheckout, payload, { [IDEMPOTENCY_HEADER]: attempt });
  if (result.kind === 'answered') {
    if (goods) rememberOrder(result.answer.sessionId, goods);
    location.assign(result.answer.url);
    return;
  }
  if (result.kind !== 'unreachable') renewAttempt();
  $checkout.set({ isProcessing: false, error: errorOf(result) });
}

/** A page that the browser brings back from the payment page as it was left is ready for another attempt. */
export function watchReturn(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    renewAttempt();
    $checkout.set({ isProcessing: false, error: null });
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}

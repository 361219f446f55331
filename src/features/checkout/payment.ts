import { send } from '#browser/send.ts';
import {
  IDEMPOTENCY_HEADER,
  startCheckout,
  type CheckoutPayload,
} from '#contract/start-checkout.ts';
import type { OrderedGoods } from '#domain/order/order-history.ts';
import {
  $cancelledMessage,
  $checkout,
  $duplicatePayment,
  type PaymentFailure,
} from './checkout-progress.ts';
import { findDuplicatePayment, isUnpaid } from './already-paid.ts';
import {
  hasRecentOrder,
  saveCheckoutSession,
  saveOrder,
  consumeCheckoutSession,
} from './save-order.ts';

/** The generic error when a payment cannot start. */
export const GENERIC_ERROR =
  'There was an error processing your payment. Please try again or contact customer support if the problem persists.';

/** The idempotency key: kept while the outcome is unknown, renewed after a refusal or a return. */
let idempotencyKey = crypto.randomUUID();

function renewIdempotencyKey(): void {
  idempotencyKey = crypto.randomUUID();
}

/**
 * Creates the checkout session, stores the order's contents and opens the payment page. `errorOf` words a failure. A second
 * payment of equal goods within the hour asks first, unless `isSecond`.
 */
export async function startPayment(
  payload: CheckoutPayload,
  errorOf: (failure: PaymentFailure) => string,
  goods?: OrderedGoods,
  isSecond = false,
): Promise<void> {
  // A new price stays shown until the answer.
  $checkout.set({ ...$checkout.get(), isProcessing: true, error: null });
  $duplicatePayment.set(null);
  $cancelledMessage.set(null);
  if (goods && !isSecond && hasRecentOrder()) {
    const paid = await findDuplicatePayment(goods);
    if (paid) {
      const proceed = (): void => void startPayment(payload, errorOf, goods, true);
      $duplicatePayment.set({ text: paid.text, proceed });
      $checkout.set({ isProcessing: false, error: null });
      return;
    }
  }
  const result = await send(startCheckout, payload, { [IDEMPOTENCY_HEADER]: idempotencyKey });
  if (result.kind === 'ok') {
    const { sessionId, url } = result.response;
    if (goods && sessionId) saveOrder(sessionId, goods);
    saveCheckoutSession(sessionId);
    location.assign(url);
    return;
  }
  if (result.kind !== 'network-error') renewIdempotencyKey();
  const error = errorOf(result);
  $checkout.set({ isProcessing: false, error, failure: result });
  if (navigator.onLine) return;
  const clear = (): void => {
    if ($checkout.get().error === error) $checkout.set({ isProcessing: false, error: null });
  };
  addEventListener('online', clear, { once: true });
}

/** Shows that nothing was charged after a cancelled payment, once the shop has confirmed it. */
async function showCancelled(): Promise<void> {
  const sessionId = consumeCheckoutSession();
  if (!sessionId) return;
  const isKnown = await isUnpaid(sessionId);
  if (isKnown === false || $checkout.get().isProcessing) return;
  const notCharged = isKnown ? 'You have not been charged. ' : '';
  $cancelledMessage.set(`${notCharged}Everything is still here.`);
}

/**
 * Shows the message after a cancelled payment, now and when the browser restores the page from its cache. Returns an
 * unsubscribe function.
 */
export function watchPaymentReturn(): () => void {
  void showCancelled();
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    renewIdempotencyKey();
    $checkout.set({ isProcessing: false, error: null });
    void showCancelled();
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}

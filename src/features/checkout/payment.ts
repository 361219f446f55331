import { send, type SendFailure } from '#browser/send.ts';
import {
  IDEMPOTENCY_HEADER,
  startCheckout,
  type CheckoutPayload,
} from '#contract/start-checkout.ts';
import { refreshAvailability } from '#features/availability/availability.ts';
import type { OrderType } from '#domain/order/order.ts';
import type { OrderedGoods } from '#domain/order/order-history.ts';
import { $checkouts, IDLE, updateCheckout } from './checkout-progress.ts';
import { findDuplicatePayment, isPaymentCancelled } from './already-paid.ts';
import { checkoutSession, forgetCheckoutSession, saveCheckoutSession } from './checkout-session.ts';
import { findOrder, hasRecentOrder, saveOrder } from './order-history-storage.ts';

/** The generic error when a payment cannot start. */
export const GENERIC_ERROR =
  'There was an error processing your payment. Please try again or contact customer support if the problem persists.';

/**
 * The idempotency key of each checkout: kept while the outcome is unknown, forgotten after a refusal, a return or a change of the
 * order. An answer to a forgotten key comes too late.
 */
const keys: Partial<Record<OrderType, string | undefined>> = {};

function forgetPayment(orderType: OrderType): void {
  keys[orderType] = undefined;
  $checkouts[orderType].set(IDLE);
}

/** Gives up a payment that is starting: the order is no longer the one that was sent, so that its payment page does not open. */
export function withdrawPayment(orderType: OrderType): void {
  if ($checkouts[orderType].get().isProcessing) forgetPayment(orderType);
}

/**
 * Creates the checkout session, stores the order's contents and opens the payment page. `errorOf` words a failure. A second
 * payment of equal goods within the hour asks first, unless `isSecond`. Does nothing more once it is withdrawn.
 */
export async function startPayment(
  payload: CheckoutPayload,
  errorOf: (failure: SendFailure) => string,
  goods: OrderedGoods,
  isSecond: boolean,
): Promise<void> {
  const { orderType } = goods;
  const $checkout = $checkouts[orderType];
  // A new price stays shown until the answer.
  $checkout.set({ ...IDLE, isProcessing: true, failure: $checkout.get().failure });
  const key = (keys[orderType] ??= crypto.randomUUID());
  if (!isSecond && hasRecentOrder()) {
    const paid = await findDuplicatePayment(goods);
    if (keys[orderType] !== key) return;
    if (paid) {
      $checkout.set({ ...IDLE, question: paid.text });
      return;
    }
  }
  const result = await send(startCheckout, payload, { [IDEMPOTENCY_HEADER]: key });
  if (keys[orderType] !== key) return;
  if (result.kind === 'ok') {
    const { sessionId, url } = result.response;
    if (sessionId) saveOrder(sessionId, goods);
    saveCheckoutSession(sessionId);
    location.assign(url);
    return;
  }
  if (result.kind !== 'network-error') keys[orderType] = undefined;
  // The page may have offered what has sold out, or promised days on which the shop is closed by now.
  if (result.kind === 'http-error' && [400, 409].includes(result.status)) refreshAvailability();
  const error = errorOf(result);
  $checkout.set({ ...IDLE, error, failure: result });
  if (navigator.onLine) return;
  const clear = (): void => {
    if ($checkout.get().error === error) $checkout.set(IDLE);
  };
  addEventListener('online', clear, { once: true });
}

/** Shows after a return from the payment page of this checkout that nothing was charged, or not to pay twice if nobody can tell. */
async function showCancelled(orderType: OrderType): Promise<void> {
  const sessionId = checkoutSession();
  if (!sessionId) return;
  const { goods } = findOrder(sessionId) ?? {};
  if (goods && goods.orderType !== orderType) return;
  forgetCheckoutSession();
  const isCancelled = await isPaymentCancelled(sessionId);
  if (isCancelled === false || $checkouts[orderType].get().isProcessing) return;
  const outcome = isCancelled
    ? 'You have not been charged.'
    : 'If you have paid, please do not pay again.';
  updateCheckout(orderType, { cancelled: `${outcome} Everything is still here.` });
}

/**
 * Shows the message after a cancelled payment of this checkout, now and when the browser restores the page from its cache.
 * Returns an unsubscribe function.
 */
export function watchPaymentReturn(orderType: OrderType): () => void {
  void showCancelled(orderType);
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    forgetPayment(orderType);
    void showCancelled(orderType);
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}

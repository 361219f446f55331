import { send, type SendResult } from '#browser/send.ts';
import {
  IDEMPOTENCY_HEADER,
  startCheckout,
  type CheckoutPayload,
} from '#contract/start-checkout.ts';
import type { OrderedGoods } from '#domain/order-history.ts';
import { $checkout, $duplicatePayment, $cancelledMessage } from './checkout-progress.ts';
import { findDuplicatePayment, isUnpaid } from './paid-already.ts';
import {
  hasRecentOrder,
  saveCheckoutSession,
  saveOrder,
  consumeCheckoutSession,
} from './save-order.ts';

/** What a shopper reads when a payment could not be started, and nothing more helpful is known (both specifications, §8). */
export const GENERIC_ERROR =
  'There was an error processing your payment. Please try again or contact customer support if the problem persists.';

/** How the start of a payment can fail. */
export type PaymentFailure = Exclude<SendResult<unknown>, { kind: 'answered' }>;

/** Names the attempt: kept while nobody knows whether it arrived, renewed after a refusal or a return from payment. */
let idempotencyKey = crypto.randomUUID();

function renewIdempotencyKey(): void {
  idempotencyKey = crypto.randomUUID();
}

/**
 * Leaves for the payment page, and remembers what is in the order; a failure is shown as `errorOf` words it. A second
 * payment of equal goods within the hour waits for the shopper's word.
 */
export async function startPayment(
  payload: CheckoutPayload,
  errorOf: (failure: PaymentFailure) => string,
  goods?: OrderedGoods,
  isSecond = false,
): Promise<void> {
  $checkout.set({ isProcessing: true, error: null });
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
  if (result.kind === 'answered') {
    const { sessionId, url } = result.answer;
    if (goods && sessionId) saveOrder(sessionId, goods);
    saveCheckoutSession(sessionId);
    location.assign(url);
    return;
  }
  if (result.kind !== 'unreachable') renewIdempotencyKey();
  const error = errorOf(result);
  $checkout.set({ isProcessing: false, error });
  if (navigator.onLine) return;
  const clear = (): void => {
    if ($checkout.get().error === error) $checkout.set({ isProcessing: false, error: null });
  };
  addEventListener('online', clear, { once: true });
}

/** Says to a shopper who turned back that nothing was charged, once the shop has confirmed it. */
async function tellTurnedBack(): Promise<void> {
  const sessionId = consumeCheckoutSession();
  if (!sessionId) return;
  const isKnown = await isUnpaid(sessionId);
  if (isKnown === false || $checkout.get().isProcessing) return;
  const notCharged = isKnown ? 'You have not been charged. ' : '';
  $cancelledMessage.set(`${notCharged}Everything is still here.`);
}

/**
 * For a page with a way to payment: says what became of a payment that was turned back from. A page that the browser
 * brings back as it was left is ready for another attempt.
 */
export function watchPaymentReturn(): () => void {
  void tellTurnedBack();
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    renewIdempotencyKey();
    $checkout.set({ isProcessing: false, error: null });
    void tellTurnedBack();
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}

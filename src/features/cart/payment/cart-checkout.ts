import { atom, computed } from 'nanostores';
import type { CartPayload } from '#contract/cart-checkout.ts';
import { penceToPounds } from '#domain/money.ts';
import { normalizeLine } from '#domain/text/normalize-text.ts';
import { askToConfirm } from '#features/allergens/avoided-in-boxes.ts';
import { $boxCount, $cart, loadCart } from '../cart.ts';
import { $cartDelivery, $cartQuote } from '../cart-delivery.ts';
import { $cartRecipients, $recipientsModule } from '../cart-recipients.ts';
import { toCartItem } from '../cart-items.ts';
import { $cartLines } from '../lines/cart-lines.ts';
import {
  cartRefusal,
  NO_REFUSAL,
  refusedIds,
  unsoldReason,
  type SentCart,
} from './cart-refusal.ts';
import { $checkouts, updateCheckout } from '#features/checkout/checkout-progress.ts';
import { newQuote, paymentErrorText } from '#features/checkout/payment-error.ts';
import { startPayment, withdrawPayment } from '#features/checkout/payment.ts';

/** The cart of the last payment, as it was sent. */
const $sentCart = atom<SentCart | null>(null);

/** What the payment that is refused now is about. */
export const $cartRefusal = computed(
  [$checkouts.cart, $sentCart, $cartLines],
  (checkout, sent, lines) => {
    const { failure } = checkout;
    const body = failure?.kind === 'http-error' ? failure.body : null;
    return body && sent ? cartRefusal(body, newQuote(checkout), sent, lines) : NO_REFUSAL;
  },
);

/** The price of the whole cart with delivery: after a change of prices, at the new ones. */
export const $totalPence = computed(
  [$cartQuote, $cartRefusal],
  ({ totalPence }, { totalChange }) => totalPence + totalChange,
);

/** What the shop asks now: for the boxes that can be sold, and in all. */
export const $payable = computed(
  [$cartLines, $cartRefusal, $cartQuote],
  (lines, refusal, { shipping }) => {
    let count = 0;
    let boxesPence = refusal.totalChange;
    for (const line of lines) {
      if (unsoldReason(line, refusal)) continue;
      count += line.quantity;
      boxesPence += line.unitPence * line.quantity;
    }
    return { count, boxesPence, shipping, totalPence: boxesPence + shipping.pricePence };
  },
);

/** How many of the boxes can be sold: "4 boxes", "2 of 4 boxes". */
export const $boxCountText = computed([$payable, $boxCount], ({ count }, all) =>
  all === 1 ? '1 box' : `${count < all ? `${count} of ` : ''}${all} boxes`,
);

/** The failure of which the refusal was last known. */
let knownFailure = $checkouts.cart.get().failure;

/** Withdraws a refusal once no line that it names is left in the cart. */
$cartRefusal.listen((refusal, before = NO_REFUSAL) => {
  const { failure } = $checkouts.cart.get();
  const isSettled =
    failure === knownFailure && refusedIds(before).length > 0 && refusedIds(refusal).length === 0;
  knownFailure = failure;
  if (isSettled && failure) updateCheckout('cart', { error: null, failure: null });
});

/** Withdraws the question before a second payment of equal boxes once they are others. */
computed($cart, (lines) => lines.map(({ id, quantity }) => `${quantity} ${id}`).join()).listen(() =>
  updateCheckout('cart', { question: null }),
);

/** Withdraws a payment that is starting once the cart, its delivery or its people are others. */
computed([$cart, $cartDelivery, $cartRecipients], (lines, ...delivery) =>
  JSON.stringify([lines, delivery]),
).listen(() => withdrawPayment('cart'));

/** Returns the payload of a cart checkout: for several people with their addresses, otherwise every line and one delivery. */
function cartPayload(): CartPayload {
  const recipientsModule = $recipientsModule.get();
  const { isToSeveral, buyer } = $cartRecipients.get();
  if (isToSeveral && recipientsModule) return recipientsModule.severalRecipientsPayload();
  const name = normalizeLine(buyer.name);
  const { shippingId, arriveOn } = $cartDelivery.get();
  return {
    cartItems: $cart.get().flatMap((line) => toCartItem(line, location.origin) ?? []),
    ...(name === '' ? {} : { buyer: { name } }),
    shipping: { shippingId, ...(arriveOn === null ? {} : { arriveOn }) },
    totalAmount: penceToPounds($totalPence.get()),
    metadata: { orderType: 'cart', source: 'basket' },
  };
}

/**
 * Starts the payment of the whole cart, at the new total after a change of prices, once avoided allergens are confirmed and
 * everybody has a box and an address. `isSecond` pays for boxes that were paid for before.
 */
export function startCartCheckout({ isSecond = false } = {}): void {
  if ($checkouts.cart.get().isProcessing) return;
  loadCart();
  const boxes = $cart.get();
  if (boxes.length === 0 || !askToConfirm(boxes.map(({ box }) => box))) return;
  const { isToSeveral } = $cartRecipients.get();
  if (isToSeveral && !$recipientsModule.get()?.checkRecipients()) return;
  const arriveOn = isToSeveral ? null : $cartDelivery.get().arriveOn;
  const payload = cartPayload();
  $sentCart.set({ lines: payload.cartItems, quote: $cartQuote.get() });
  void startPayment(payload, paymentErrorText, { orderType: 'cart', boxes, arriveOn }, isSecond);
}

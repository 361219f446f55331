import { atom, computed } from 'nanostores';
import type { CartPayload } from '#contract/cart-checkout.ts';
import { penceToPounds } from '#domain/money.ts';
import { normalizeLine } from '#domain/text/normalize-text.ts';
import { askToConfirm } from '#features/allergens/avoided-in-boxes.ts';
import { $cart, loadCart } from './cart.ts';
import { $cartDelivery, $cartQuote } from './cart-delivery.ts';
import { $cartRecipients, $severalPeople } from './cart-recipients.ts';
import { toCartItem } from './cart-items.ts';
import { $cartLines } from './cart-lines.ts';
import { cartRefusal, NO_REFUSAL, type CartRefusal } from './cart-refusal.ts';
import { $checkout } from '#features/checkout/checkout-progress.ts';
import { paymentErrorText } from '#features/checkout/payment-error.ts';
import { startPayment, type PaymentFailure } from '#features/checkout/payment.ts';

/** Returns the payload of a cart checkout: for several people with their addresses, otherwise every line and one delivery. */
function cartPayload(): CartPayload {
  const parts = $severalPeople.get();
  const { isToSeveral, buyer } = $cartRecipients.get();
  if (isToSeveral && parts) return parts.severalPeoplePayload();
  const name = normalizeLine(buyer.name);
  const { shippingId, arriveOn } = $cartDelivery.get();
  return {
    cartItems: $cart.get().flatMap((line) => toCartItem(line, location.origin) ?? []),
    ...(name === '' ? {} : { buyer: { name } }),
    shipping: { shippingId, ...(arriveOn === null ? {} : { arriveOn }) },
    totalAmount: penceToPounds($cartQuote.get().totalPence),
    metadata: { orderType: 'cart', source: 'basket' },
  };
}

/** What the last refused payment was about. */
const $lastRefusal = atom<CartRefusal>(NO_REFUSAL);

/** What the payment that is refused now is about. */
export const $cartRefusal = computed([$checkout, $lastRefusal], ({ error }, refusal) =>
  error === null ? NO_REFUSAL : refusal,
);

/** Starts the payment of the whole cart, once avoided allergens are confirmed and everybody has a box and an address. */
export function startCartCheckout(): void {
  if ($checkout.get().isProcessing) return;
  loadCart();
  const boxes = $cart.get();
  if (boxes.length === 0 || !askToConfirm(boxes.map(({ box }) => box))) return;
  const { isToSeveral } = $cartRecipients.get();
  if (isToSeveral && !$severalPeople.get()?.checkRecipients()) return;
  const arriveOn = isToSeveral ? null : $cartDelivery.get().arriveOn;
  const payload = cartPayload();
  const sent = { lineIds: payload.cartItems.map(({ id }) => id), quote: $cartQuote.get() };
  const errorOf = (failure: PaymentFailure): string => {
    const body = failure.kind === 'http-error' ? failure.body : null;
    $lastRefusal.set(body ? cartRefusal(body, sent, $cartLines.get()) : NO_REFUSAL);
    return paymentErrorText(failure);
  };
  void startPayment(payload, errorOf, { orderType: 'cart', boxes, arriveOn });
}

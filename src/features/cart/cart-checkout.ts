import { computed } from 'nanostores';
import type { CartPayload } from '#contract/cart-checkout.ts';
import { boxPlaceIn } from '#copy/violations.ts';
import { penceToPounds } from '#domain/money.ts';
import { normalizeLine } from '#domain/text/normalize-text.ts';
import { askToConfirm } from '#features/allergens/avoided-in-boxes.ts';
import { $cart, loadCart } from './cart.ts';
import { $cartDelivery, $cartQuote } from './cart-delivery.ts';
import { $cartRecipients, $severalPeople } from './cart-recipients.ts';
import { toCartItem } from './cart-items.ts';
import { $checkout } from '#features/checkout/checkout-progress.ts';
import { paymentErrorText } from '#features/checkout/payment-error.ts';
import { startPayment } from '#features/checkout/payment.ts';

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

/** The lines of the last attempt to pay, in the order of its payload. */
let sentLineIds: readonly string[] = [];

/** The id of the line that the shop refused, if its answer names one. */
export const $refusedLineId = computed($checkout, ({ error }) => {
  const place = error === null ? null : boxPlaceIn(error);
  return place === null ? undefined : sentLineIds[place - 1];
});

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
  sentLineIds = payload.cartItems.map(({ id }) => id);
  void startPayment(payload, paymentErrorText, { orderType: 'cart', boxes, arriveOn });
}

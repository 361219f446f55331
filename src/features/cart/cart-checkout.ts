import type { CartPayload } from '#contract/cart-checkout.ts';
import { penceToPounds } from '#domain/money.ts';
import { askToConfirm } from '#features/allergens/avoided-in-boxes.ts';
import { $cart, loadCart } from './cart.ts';
import { $cartDelivery, $cartQuote } from './cart-delivery.ts';
import { toCartItem } from './cart-items.ts';
import { $checkout } from '#features/checkout/checkout-progress.ts';
import { paymentErrorText } from '#features/checkout/payment-error.ts';
import { startPayment } from '#features/checkout/payment.ts';

/** Returns the payload of a cart checkout: every line, one delivery. */
function cartPayload(): CartPayload {
  const { shippingId, arriveOn } = $cartDelivery.get();
  return {
    cartItems: $cart.get().flatMap((line) => toCartItem(line, location.origin) ?? []),
    shipping: { shippingId, ...(arriveOn === null ? {} : { arriveOn }) },
    totalAmount: penceToPounds($cartQuote.get().totalPence),
    metadata: { orderType: 'cart', source: 'basket' },
  };
}

/** Starts the payment of the whole cart, once avoided allergens are confirmed. */
export function startCartCheckout(): void {
  if ($checkout.get().isProcessing) return;
  loadCart();
  const boxes = $cart.get();
  if (boxes.length === 0 || !askToConfirm(boxes.map(({ box }) => box))) return;
  const { arriveOn } = $cartDelivery.get();
  void startPayment(cartPayload(), paymentErrorText, { orderType: 'cart', boxes, arriveOn });
}

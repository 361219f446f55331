import { createRoot, type Root } from 'react-dom/client';
import { announce } from '#browser/announce.ts';
import { consumeQueryParam } from '#browser/query-param.ts';
import { REORDER_PARAM } from '#domain/order/order-history.ts';
import { onUncaughtError } from '#ui/on-uncaught-error.ts';
import { startClock } from '#features/delivery/clock.ts';
import { addReadyMade, showBoxAdded, $addedBoxName } from './cart-added.ts';
import { $cart, syncCart, loadCart } from './cart.ts';
import { loadCartDelivery } from './cart-delivery.ts';
import { loadCartRecipients, syncCartRecipients } from './cart-recipients.ts';
import { clearCartNotices } from './cart-notices.ts';
import { orderAgain } from './order-again.ts';
import { checkAlreadyPaid } from '#features/checkout/already-paid.ts';
import { Cart } from './Cart.tsx';
import { ADD_PARAM, type AddedBox } from './cart-url.ts';

let root: Root | undefined;

function load(toAdd?: AddedBox): void {
  const isComplete = loadCart();
  loadCartDelivery();
  loadCartRecipients();
  startClock();
  $addedBoxName.set(null);
  if (toAdd?.isStored === false) addReadyMade(toAdd.sku);
  else if (toAdd && isComplete) showBoxAdded(toAdd.sku);
  const added = $addedBoxName.get();
  void checkAlreadyPaid($cart.get().map(({ box }) => box));
  if (added !== null) announce(`${added} is in your basket.`);
}

function render(container: Element, isDrawer: boolean): void {
  if (root) return;
  syncCart();
  syncCartRecipients();
  root = createRoot(container, { onUncaughtError });
  root.render(<Cart isDrawer={isDrawer} />);
}

/** Clears messages, so the drawer does not repeat them when it opens again. */
function clearMessages(): void {
  $addedBoxName.set(null);
  clearCartNotices();
}

/** Renders the cart in the drawer, adding a ready-made box that is not stored yet. */
export function showInDrawer(drawer: HTMLDialogElement, added?: AddedBox): void {
  const container = drawer.querySelector('.drawer__contents');
  if (!container) return;
  drawer.addEventListener('close', clearMessages, { once: true });
  load(added);
  render(container, true);
}

/** Renders the cart on its page. Adds the box, or the earlier order, that the URL names. */
export function showOnPage(container: Element): void {
  const sku = consumeQueryParam(ADD_PARAM);
  load(sku === null ? undefined : { sku, isStored: false });
  render(container, false);
  const placedAt = consumeQueryParam(REORDER_PARAM);
  if (placedAt !== null) orderAgain(Number(placedAt));
}

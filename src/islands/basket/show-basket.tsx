import { createRoot, type Root } from 'react-dom/client';
import { announce } from '#browser/announce.ts';
import { takeFromAddress } from '#browser/query-param.ts';
import { AGAIN } from '#domain/placed-order.ts';
import { startClock } from '#stores/clock.ts';
import { addReadyMade, tellAdded, $added } from '#stores/cart-added.ts';
import { $cart, followCart, loadCart } from '#stores/cart.ts';
import { loadDelivery } from '#stores/cart-delivery.ts';
import { forgetNotices } from '#stores/cart-notices.ts';
import { orderAgain } from '#stores/order-again.ts';
import { tellIfPaid } from '#stores/paid-already.ts';
import { Basket } from './Basket.tsx';
import { ADD, type Pressed } from './basket-address.ts';

let root: Root | undefined;

function open(pressed?: Pressed): void {
  const isAllIn = loadCart();
  loadDelivery();
  startClock();
  $added.set(null);
  if (pressed?.isStored === false) addReadyMade(pressed.sku);
  else if (pressed && isAllIn) tellAdded(pressed.sku);
  const added = $added.get();
  void tellIfPaid($cart.get().map(({ choices }) => choices));
  if (added !== null) announce(`${added} is in your basket.`);
}

function render(place: Element, isDrawer: boolean): void {
  if (root) return;
  followCart();
  root = createRoot(place);
  root.render(<Basket isDrawer={isDrawer} />);
}

/** What was told once is not told again when the drawer is next opened. */
function forget(): void {
  $added.set(null);
  forgetNotices();
}

export function showInDrawer(drawer: HTMLDialogElement, pressed?: Pressed): void {
  const place = drawer.querySelector('.drawer__contents');
  if (!place) return;
  drawer.addEventListener('close', forget, { once: true });
  open(pressed);
  render(place, true);
}

export function showOnPage(place: Element): void {
  const sku = takeFromAddress(ADD);
  open(sku === null ? undefined : { sku, isStored: false });
  render(place, false);
  const placedAt = takeFromAddress(AGAIN);
  if (placedAt !== null) orderAgain(Number(placedAt));
}

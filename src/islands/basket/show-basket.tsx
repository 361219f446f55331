import { createRoot, type Root } from 'react-dom/client';
import { announce } from '#browser/announce.ts';
import { takeFromAddress } from '#browser/address.ts';
import { AGAIN } from '#domain/placed-order.ts';
import { startClock } from '#stores/clock.ts';
import { addReadyMade, $added } from '#stores/basket-added.ts';
import { followCart, loadCart } from '#stores/cart.ts';
import { loadDelivery } from '#stores/cart-delivery.ts';
import { forgetNotices } from '#stores/cart-notices.ts';
import { orderAgain } from '#stores/order-again.ts';
import { Basket } from './Basket.tsx';
import { ADD } from './basket-address.ts';

let root: Root | undefined;

function open(sku: string | null): void {
  loadCart();
  loadDelivery();
  startClock();
  $added.set(null);
  if (sku !== null) addReadyMade(sku);
  const added = $added.get();
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

export function showInDrawer(drawer: HTMLDialogElement, sku?: string): void {
  const place = drawer.querySelector('.drawer__contents');
  if (!place) return;
  drawer.addEventListener('close', forget, { once: true });
  render(place, true);
  open(sku ?? null);
}

export function showOnPage(place: Element): void {
  render(place, false);
  open(takeFromAddress(ADD));
  const placedAt = takeFromAddress(AGAIN);
  if (placedAt !== null) orderAgain(Number(placedAt));
}

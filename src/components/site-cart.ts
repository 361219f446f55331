import { $cartCount, loadCartCount } from '#stores/cart-count.ts';
import { isPlainClick } from './plain-click.ts';

const fetchCart = () => import('#islands/cart/open-cart.ts');

function say(count: number): string {
  if (count === 0) return 'empty';
  return count === 1 ? '1 item' : `${count} items`;
}

/** The header's way to the basket: says how many boxes it holds, and opens it where the shopper is. */
export function startCart(): void {
  const button = document.querySelector<HTMLAnchorElement>('.cart-button');
  const ticket = button?.lastElementChild;
  if (!button || !ticket) return;

  $cartCount.subscribe((count) => {
    ticket.textContent = count === 0 ? '' : `${count}`;
    button.ariaLabel = `Basket, ${say(count)}`;
  });
  loadCartCount();
  /* Another tab may have changed the basket, and so may another page before the way back to this one. */
  for (const type of ['storage', 'pageshow']) addEventListener(type, loadCartCount);

  /* Over it or on it, with mouse, finger or keyboard: what a press will need is on its way. */
  button.onpointerover = button.onfocus = () => void fetchCart();
  button.onclick = (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    fetchCart().then(
      ({ openCart }) => openCart(),
      () => location.assign(button.href),
    );
  };
}

import { $cartCount, loadCartCount } from './cart-count.ts';
import { isPlainClick } from '#browser/links.ts';

const fetchCart = () => import('./open-cart.ts');

function countText(count: number): string {
  if (count === 0) return 'empty';
  return count === 1 ? '1 item' : `${count} items`;
}

/** Starts the header's cart button: it shows the number of boxes and opens the cart drawer. */
export function startCart(): void {
  const button = document.querySelector<HTMLAnchorElement>('.cart-button');
  const badge = button?.lastElementChild;
  if (!button || !badge) return;

  $cartCount.subscribe((count) => {
    badge.textContent = count === 0 ? '' : `${count}`;
    button.ariaLabel = `Basket, ${countText(count)}`;
  });
  loadCartCount();
  /* Another tab, or another page before a back navigation, may have changed the cart. */
  for (const type of ['storage', 'pageshow']) addEventListener(type, loadCartCount);

  /* Prefetch on hover, touch or focus. */
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

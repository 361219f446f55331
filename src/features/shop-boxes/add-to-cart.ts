import { addToStoredCart } from '#features/cart/add-to-stored-cart.ts';

const fetchCart = () => import('#features/cart/open-cart.ts');

/** Starts the buttons with a `data-sku`: a click adds the ready-made box and opens the cart. Hover, focus or touch prefetch its code. */
export function startAddToCart(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-sku]')) {
    for (const type of ['pointerover', 'focus', 'touchstart']) {
      button.addEventListener(type, () => void fetchCart().catch(() => undefined), {
        once: true,
      });
    }
    button.addEventListener('click', () => {
      const sku = button.dataset['sku'] ?? '';
      const isStored = addToStoredCart(sku);
      fetchCart().then(
        ({ openCart }) => openCart({ sku, isStored }),
        () => location.assign(isStored ? '/basket' : `/basket?add=${sku}`),
      );
    });
  }
}

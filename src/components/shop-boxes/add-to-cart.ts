import { addToStoredCart } from '#stores/add-to-stored-cart.ts';

const fetchCart = () => import('#islands/cart/open-cart.ts');

/** Buttons that name a ready-made box put it into the basket at once; then the basket opens, whose code is fetched as soon as it may be wanted. */
export function startAddToCart(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-sku]')) {
    for (const sign of ['pointerover', 'focus', 'touchstart']) {
      button.addEventListener(sign, () => void fetchCart().catch(() => undefined), {
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

import { addToStoredCart } from '#features/cart/add-to-stored-cart.ts';
import { isGiftValid, readGift, startGiftForm } from './gift-form.ts';

const fetchCart = () => import('#features/cart/open-cart.ts');

/**
 * Starts the buttons with a `data-sku`: a click adds the ready-made box, as a gift if an occasion is chosen, and opens
 * the cart. Hover, focus or touch prefetch its code.
 */
export function startAddToCart(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-box]');
  if (form) startGiftForm(form);
  for (const button of document.querySelectorAll<HTMLElement>('[data-sku]')) {
    for (const type of ['pointerover', 'focus', 'touchstart']) {
      button.addEventListener(type, () => void fetchCart().catch(() => undefined), {
        once: true,
      });
    }
    button.addEventListener('click', () => {
      if (form && !isGiftValid(form)) return;
      const sku = button.dataset['sku'] ?? '';
      const gift = form && readGift(form);
      const isStored = addToStoredCart(sku, gift);
      if (gift && !isStored) {
        // Without storage only the builder can hold a lid and a note.
        location.assign(form.querySelector<HTMLAnchorElement>('.gift a')?.href ?? '/basket');
        return;
      }
      fetchCart().then(
        ({ openCart }) => openCart({ sku, isStored }),
        () => location.assign(isStored ? '/basket' : `/basket?add=${sku}`),
      );
    });
  }
}

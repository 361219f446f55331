import { pressIntoCart } from '#stores/add-to-stored-cart.ts';

const fetchBasket = () => import('#islands/basket/open-basket.ts');

/** Buttons that name a ready-made box put it into the basket at once; then the basket opens, whose code is fetched as soon as it may be wanted. */
export function startAddingToBasket(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-sku]')) {
    for (const sign of ['pointerover', 'focus', 'touchstart']) {
      button.addEventListener(sign, () => void fetchBasket().catch(() => undefined), {
        once: true,
      });
    }
    button.addEventListener('click', () => {
      const sku = button.dataset['sku'] ?? '';
      const isStored = pressIntoCart(sku);
      fetchBasket().then(
        ({ openBasket }) => openBasket({ sku, isStored }),
        () => location.assign(isStored ? '/basket' : `/basket?add=${sku}`),
      );
    });
  }
}

const fetchBasket = () => import('#islands/basket/open-basket.ts');

/** Buttons that name a ready-made box put it into the basket, which opens; its code is fetched as soon as it may be wanted. */
export function startAddingToBasket(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-sku]')) {
    for (const sign of ['pointerover', 'focus', 'touchstart']) {
      button.addEventListener(sign, () => void fetchBasket().catch(() => undefined), {
        once: true,
      });
    }
    button.addEventListener('click', () => {
      const sku = button.dataset['sku'];
      fetchBasket().then(
        ({ openBasket }) => openBasket(sku),
        () => location.assign(`/basket?add=${sku}`),
      );
    });
  }
}

// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { openCart } from '#features/cart/open-cart.ts';
import { startAddToCart } from '#features/shop-boxes/add-to-cart.ts';

vi.mock('#features/cart/open-cart.ts', () => ({ openCart: vi.fn() }));

const sku = 'six-favourites';
const stored = (): unknown => JSON.parse(localStorage.getItem('cart') ?? '[]');

function clickAdd(): void {
  startAddToCart();
  document.querySelector<HTMLElement>('[data-sku]')?.click();
}

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  document.body.innerHTML = `<button data-sku="${sku}">Add to basket</button>`;
});

it('stores the ready-made box at once and opens the cart', async () => {
  clickAdd();
  expect(stored()).toEqual([{ sku, quantity: 1 }]);
  await vi.waitFor(() => expect(openCart).toHaveBeenCalledWith({ sku, isStored: true }));
});

it('hands the box over where storage is blocked', async () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  clickAdd();
  await vi.waitFor(() => expect(openCart).toHaveBeenCalledWith({ sku, isStored: false }));
});

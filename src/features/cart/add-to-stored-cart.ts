import { readStored, writeStored } from '#browser/storage.ts';
import { parseCartLines } from '#domain/cart/stored-cart.ts';
import { CART_KEY, loadCartCount } from './cart-count.ts';

/**
 * Adds a ready-made box to the stored cart synchronously, before anything loads; the next page that opens the cart merges
 * it. `gift` is the box with another lid and a note. Returns false where storage is blocked.
 */
export function addToStoredCart(sku: string, gift: object | null = null): boolean {
  const lines = readStored(CART_KEY, parseCartLines) ?? [];
  const isStored = writeStored(CART_KEY, [
    ...lines,
    { ...(gift ? { config: gift } : { sku }), quantity: 1 },
  ]);
  loadCartCount();
  return isStored;
}

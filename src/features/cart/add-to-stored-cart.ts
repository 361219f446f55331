import { loadCartCount } from './cart-count.ts';
import { readCart, writeCart } from './cart-storage.ts';

/**
 * Adds a ready-made box to the stored cart synchronously, before anything loads; the next page that opens the cart merges
 * it. `gift` is the box with another lid and a note. Returns false where storage is blocked.
 */
export function addToStoredCart(sku: string, gift: object | null = null): boolean {
  const line = { ...(gift ? { config: gift } : { sku }), quantity: 1 };
  const isStored = writeCart([...readCart(), line]);
  loadCartCount();
  return isStored;
}

import { readStored, writeStored } from '#browser/storage.ts';
import { parseCartLines } from '#domain/parse-cart-lines.ts';
import { CART_KEY, loadCartCount } from './cart-count.ts';

/**
 * Stores a ready-made box in the cart in the same task as the press, before anything is fetched: whichever page opens the
 * cart next joins it to the line it equals. False where storage is blocked.
 */
export function addToStoredCart(sku: string): boolean {
  const lines = readStored(CART_KEY, parseCartLines) ?? [];
  const isStored = writeStored(CART_KEY, [...lines, { sku, quantity: 1 }]);
  loadCartCount();
  return isStored;
}

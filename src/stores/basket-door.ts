import { atom } from 'nanostores';
import type * as IntoBasket from './into-basket.ts';
import { notLoaded } from './step.ts';

/** Why the box did not get into the basket the last time, or null. */
export const $basketRefusal = atom<string | null>(null);

export const UNREACHABLE = notLoaded('Your basket');

/** The basket's code, fetched when something is to go into it or come out of it; undefined when that fails. */
export function fetchBasket(): Promise<typeof IntoBasket | undefined> {
  return import('./into-basket.ts').catch(() => undefined);
}

/** Does something with the basket, or says that it cannot be reached. */
export async function withBasket(action: (basket: typeof IntoBasket) => void): Promise<void> {
  $basketRefusal.set(null);
  const basket = await fetchBasket();
  if (basket) action(basket);
  else $basketRefusal.set(UNREACHABLE);
}

import { atom } from 'nanostores';
import type { Pence } from '#domain/money.ts';
import type { ParsedCart } from './cart-items.ts';
import { droppedText, noticeText, repricedNotice, type CartNotice } from './copy.ts';

/** Messages above the cart: dropped boxes, changed prices, refused boxes. */
export const $cartNotices = atom<readonly CartNotice[]>([]);

/** The former price of a box of each line whose price has changed, by the line's id. */
export const $formerPrices = atom<Readonly<Record<string, Pence>>>({});

function addNotices(notices: readonly CartNotice[]): void {
  const byText = [...$cartNotices.get(), ...notices].map((one) => [noticeText(one), one] as const);
  $cartNotices.set([...new Map(byText).values()]);
}

/** Adds messages about dropped, refused and repriced boxes. Returns whether there were any. */
export function addChangeNotices(changes: ParsedCart): boolean {
  const { dropped, refused, repriced, formerPrices } = changes;
  const notices = [
    ...(dropped > 0 ? [{ text: droppedText(dropped) }] : []),
    ...refused,
    ...(repriced.length > 0 ? [repricedNotice(repriced)] : []),
  ];
  $formerPrices.set({ ...$formerPrices.get(), ...formerPrices });
  if (notices.length > 0) addNotices(notices);
  return notices.length > 0;
}

/** Adds a message. */
export function addCartNotice(notice: CartNotice): void {
  addNotices([notice]);
}

/** Clears the messages. */
export function clearCartNotices(): void {
  $cartNotices.set([]);
  $formerPrices.set({});
}

import { atom } from 'nanostores';
import type { ParsedCart } from './cart-items.ts';

/** Messages above the cart: dropped boxes, changed prices, refused boxes. */
export const $cartNotices = atom<readonly string[]>([]);

const droppedText = (count: number): string =>
  count === 1
    ? 'One box in your basket is no longer on sale and was taken out.'
    : `${count} boxes in your basket are no longer on sale and were taken out.`;

function addNotices(notices: readonly string[]): void {
  $cartNotices.set([...new Set([...$cartNotices.get(), ...notices])]);
}

/** Adds messages about dropped, refused and repriced boxes. Returns whether there were any. */
export function addChangeNotices({ dropped, refused, repriced }: ParsedCart): boolean {
  const notices = [
    ...(dropped > 0 ? [droppedText(dropped)] : []),
    ...refused,
    ...(repriced.length > 0
      ? [`Prices have changed since you filled your basket: ${repriced.join(', ')}.`]
      : []),
  ];
  if (notices.length > 0) addNotices(notices);
  return notices.length > 0;
}

/** Adds a message. */
export function addCartNotice(notice: string): void {
  addNotices([notice]);
}

/** Clears the messages. */
export function clearCartNotices(): void {
  $cartNotices.set([]);
}

import { atom } from 'nanostores';
import type { ParsedCart } from './cart-items.ts';

/** What the basket has to tell: what it could not keep, what costs something else now, what it did not take. */
export const $cartNotices = atom<readonly string[]>([]);

const droppedText = (count: number): string =>
  count === 1
    ? 'One box in your basket is no longer on sale and was taken out.'
    : `${count} boxes in your basket are no longer on sale and were taken out.`;

function tell(notices: readonly string[]): void {
  $cartNotices.set([...new Set([...$cartNotices.get(), ...notices])]);
}

/** Tells what a stored basket could not keep; whether there was anything to tell. */
export function addChangeNotices({ dropped, refused, repriced }: ParsedCart): boolean {
  const notices = [
    ...(dropped > 0 ? [droppedText(dropped)] : []),
    ...refused,
    ...(repriced.length > 0
      ? [`Prices have changed since you filled your basket: ${repriced.join(', ')}.`]
      : []),
  ];
  if (notices.length > 0) tell(notices);
  return notices.length > 0;
}

/** Tells why the basket did not take a box. */
export function addRefusalNotice(refusal: string | null): void {
  if (refusal !== null) tell([refusal]);
}

/** Forgets what has been told. */
export function clearCartNotices(): void {
  $cartNotices.set([]);
}

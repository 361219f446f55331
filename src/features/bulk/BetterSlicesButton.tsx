import { useStore } from '@nanostores/react';
import { announce } from '#browser/announce.ts';
import { focusOn } from '#browser/focus.ts';
import { LOWER_PRICE_FROM, MAX_SLICES, MIN_SLICES, type QuantityError } from '#domain/bulk/bulk.ts';
import { $slices, $slicesError, setSlices } from './bulk-order.ts';
import { cheaperBulkText, sliceSliderLabel } from './copy.ts';

export const SLICES_ID = 'slices';

/** Changes the number of slices to what was typed, and announces the price of a valid one. */
export function changeNumber(text: string): void {
  setSlices(text);
  if ($slicesError.get() === null) announce(sliceSliderLabel($slices.get()));
}

/** Returns the number to offer instead of the one that was typed, if any. */
function betterSlices(slices: number, error: QuantityError | null): number | undefined {
  if (error === 'too-few') return MIN_SLICES;
  if (error === 'too-many') return MAX_SLICES;
  return cheaperBulkText(slices) === undefined ? undefined : LOWER_PRICE_FROM;
}

/** The button that makes the number of slices one that can be ordered, or that costs less. */
export function BetterSlicesButton() {
  const better = betterSlices(useStore($slices), useStore($slicesError));
  if (better === undefined) return null;
  return (
    <button
      type="button"
      className="button button--secondary button--small"
      onClick={() => {
        changeNumber(String(better));
        focusOn(SLICES_ID);
      }}
    >
      {`Make it ${better}`}
    </button>
  );
}

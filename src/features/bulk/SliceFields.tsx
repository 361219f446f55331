import { useStore } from '@nanostores/react';
import { announce } from '#browser/announce.ts';
import { focusOn } from '#browser/focus.ts';
import {
  LOWER_PRICE_FROM,
  MAX_SLICES,
  MIN_SLICES,
  SLICE_STEP,
  slicePrice,
  sliderValue,
  type QuantityError,
} from '#domain/bulk/bulk.ts';
import { formatPounds } from '#domain/money.ts';
import { $slices, $slicesError, $slicesText, setSlices } from './bulk-order.ts';
import { cheaperBulkText, lowerPriceText, sliceSliderLabel } from './copy.ts';
import { SlicesError } from './SlicesError.tsx';
import styles from './SliceFields.module.css';

export const SLICES_ID = 'slices';

/** Returns a ref that fills the slider's track up to `value`. Uses a script, because the CSP forbids inline styles. */
const fillTo = (value: number) => (slider: HTMLInputElement | null) => {
  const share = ((value - MIN_SLICES) / (MAX_SLICES - MIN_SLICES)) * 100;
  slider?.style.setProperty('--filled', `${share}%`);
};

function changeNumber(text: string): void {
  setSlices(text);
  if ($slicesError.get() === undefined) announce(sliceSliderLabel($slices.get()));
}

/** Returns the number to offer instead of the one that was typed, if any. */
function betterSlices(error: QuantityError | undefined, isCheaper: boolean): number | undefined {
  if (error === 'too-few') return MIN_SLICES;
  if (error === 'too-many') return MAX_SLICES;
  return isCheaper ? LOWER_PRICE_FROM : undefined;
}

/** The number of slices, as a slider and a number input in sync. */
export function SliceFields() {
  const text = useStore($slicesText);
  const slices = useStore($slices);
  const error = useStore($slicesError);
  const isInvalid = error !== undefined;
  const value = sliderValue(slices);
  const cheaper = isInvalid ? undefined : cheaperBulkText(slices);
  const better = betterSlices(error, cheaper !== undefined);
  const makeBetter = better !== undefined && (
    <button
      type="button"
      className="button button--secondary button--small"
      onClick={() => {
        changeNumber(String(better));
        focusOn(SLICES_ID);
      }}
    >
      Make it {better}
    </button>
  );
  return (
    <div className="field">
      <label htmlFor={SLICES_ID}>Slices</label>
      <p className="field__hint" id="slices-hint">
        Any number from {MIN_SLICES} to {MAX_SLICES}. {lowerPriceText()}
      </p>
      <div className={styles['row']}>
        <input
          id={SLICES_ID}
          name="slices"
          className={`input ${styles['number']}`}
          type="number"
          inputMode="numeric"
          min={MIN_SLICES}
          max={MAX_SLICES}
          step={1}
          required
          value={text}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? 'slices-hint slices-error' : 'slices-hint'}
          onChange={({ target }) => changeNumber(target.value)}
        />
        {isInvalid && (
          <div className="better-slices">
            <SlicesError />
            {makeBetter}
          </div>
        )}
        <div className={styles['slider']}>
          <input
            ref={fillTo(isInvalid ? MIN_SLICES : value)}
            type="range"
            aria-label="Slices, on a slider"
            min={MIN_SLICES}
            max={MAX_SLICES}
            step={SLICE_STEP}
            value={value}
            aria-valuetext={sliceSliderLabel(isInvalid ? value : slices)}
            onChange={({ target }) => setSlices(target.value)}
          />
          <p className={styles['scale']} aria-hidden="true">
            <span>{MIN_SLICES}</span>
            <span>{`${LOWER_PRICE_FROM}: ${formatPounds(slicePrice(LOWER_PRICE_FROM))} each`}</span>
            <span>{MAX_SLICES}</span>
          </p>
        </div>
      </div>
      <div className="better-slices" role="status">
        {cheaper !== undefined && (
          <>
            <p>{cheaper}</p>
            {makeBetter}
          </>
        )}
      </div>
    </div>
  );
}

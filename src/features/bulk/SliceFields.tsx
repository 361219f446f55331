import { useStore } from '@nanostores/react';
import {
  LOWER_PRICE_FROM,
  MAX_SLICES,
  MIN_SLICES,
  SLICE_STEP,
  slicePrice,
  sliderValue,
} from '#domain/bulk/bulk.ts';
import { formatPounds } from '#domain/money.ts';
import { $slices, $slicesError, $slicesText, setSlices } from './bulk-order.ts';
import { cheaperBulkText, lowerPriceText, sliceSliderLabel } from './copy.ts';
import { BetterSlicesButton, SLICES_ID, changeNumber } from './BetterSlicesButton.tsx';
import { SlicesError } from './SlicesError.tsx';
import styles from './SliceFields.module.css';

/** Returns a ref that fills the slider's track up to `value`. Uses a script, because the CSP forbids inline styles. */
const fillTo = (value: number) => (slider: HTMLInputElement | null) => {
  const share = ((value - MIN_SLICES) / (MAX_SLICES - MIN_SLICES)) * 100;
  slider?.style.setProperty('--filled', `${share}%`);
};

/** The number of slices, as a slider and a number input in sync. */
export function SliceFields() {
  const text = useStore($slicesText);
  const slices = useStore($slices);
  const error = useStore($slicesError);
  const isInvalid = error !== null;
  const value = sliderValue(slices);
  const cheaper = isInvalid ? undefined : cheaperBulkText(slices);
  return (
    <div className="field">
      <label htmlFor={SLICES_ID}>Slices</label>
      <p className="field__hint" id="slices-hint">
        {`Any number from ${MIN_SLICES} to ${MAX_SLICES}. ${lowerPriceText()}`}
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
            <BetterSlicesButton />
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
            <BetterSlicesButton />
          </>
        )}
      </div>
    </div>
  );
}

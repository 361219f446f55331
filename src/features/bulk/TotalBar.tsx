import { useStore } from '@nanostores/react';
import { bulkTotal } from '#domain/bulk/bulk.ts';
import { formatPounds } from '#domain/money.ts';
import { $choiceError, $slices, $slicesError } from './bulk-order.ts';
import { MISSING_FLAVOUR, MISSING_SLICES } from './copy.ts';
import styles from './BulkOrderForm.module.css';

/**
 * The total at the screen's lower edge, where the summary is out of view below the fields. Assistive technology has it
 * in the slider's value.
 */
export function TotalBar() {
  const slices = useStore($slices);
  const isInvalid = useStore($slicesError) !== undefined;
  const hasNoFlavour = useStore($choiceError) === 'none';
  return (
    <p className={styles['bar']} aria-hidden="true">
      {isInvalid && <span className="field__error">{MISSING_SLICES}</span>}
      {!isInvalid && hasNoFlavour && MISSING_FLAVOUR}
      {!isInvalid && !hasNoFlavour && (
        <>
          <span>{`${slices} slices, delivered`}</span>
          <span className="price">{formatPounds(bulkTotal(slices))}</span>
        </>
      )}
    </p>
  );
}

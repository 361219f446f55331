import { useStore } from '@nanostores/react';
import { bulkTotal } from '#domain/bulk/bulk.ts';
import { formatPounds } from '#domain/money.ts';
import { $slices, $slicesError } from './bulk-order.ts';
import styles from './BulkOrderForm.module.css';

/**
 * The total at the screen's lower edge, where the summary is out of view below the fields; assistive technology has it at
 * the number. A number that cannot be ordered has none.
 */
export function TotalBar() {
  const slices = useStore($slices);
  const isInvalid = useStore($slicesError) !== null;
  return (
    <p className={styles['bar']} aria-hidden="true">
      {!isInvalid && (
        <>
          <span>{`${slices} slices, delivered`}</span>
          <span className="price">{formatPounds(bulkTotal(slices))}</span>
        </>
      )}
    </p>
  );
}

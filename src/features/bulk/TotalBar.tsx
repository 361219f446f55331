import { useStore } from '@nanostores/react';
import { bulkTotal } from '#domain/bulk/bulk.ts';
import { formatPounds } from '#domain/money.ts';
import { $slices, $slicesError } from './bulk-order.ts';
import { MISSING_SLICES } from './copy.ts';
import styles from './BulkOrderForm.module.css';

/**
 * The total at the screen's lower edge, where the summary is out of view below the fields, or what it needs. Assistive
 * technology has both at the number.
 */
export function TotalBar() {
  const slices = useStore($slices);
  const isInvalid = useStore($slicesError) !== undefined;
  return (
    <p className={styles['bar']} aria-hidden="true">
      <span>{isInvalid ? MISSING_SLICES : `${slices} slices, delivered`}</span>
      {!isInvalid && <span className="price">{formatPounds(bulkTotal(slices))}</span>}
    </p>
  );
}

import { useStore } from '@nanostores/react';
import { bulkTotal } from '#domain/bulk/bulk.ts';
import { formatPounds } from '#domain/money.ts';
import { $slices, $slicesError } from './bulk-order.ts';
import styles from './BulkOrderForm.module.css';

/**
 * The total at the screen's lower edge, where the summary is out of view below the fields; assistive technology has it at
 * the number. An invalid number has no total, and its error stands at the field alone.
 */
export function TotalBar() {
  const slices = useStore($slices);
  const isInvalid = useStore($slicesError) !== undefined;
  return (
    <p className={styles['bar']} aria-hidden="true">
      <span>{isInvalid ? 'Total, delivered' : `${slices} slices, delivered`}</span>
      <span className="price">{isInvalid ? '–' : formatPounds(bulkTotal(slices))}</span>
    </p>
  );
}

import { useStore } from '@nanostores/react';
import { slicesPerFlavourText } from '#copy/bulk.ts';
import { $chosenFlavours, $slices, $slicesError } from './bulk-order.ts';
import styles from './BulkOrderForm.module.css';

/** Shows how many slices of each flavour the order contains. */
export function SlicesPerFlavour() {
  const { length } = useStore($chosenFlavours);
  const slices = useStore($slices);
  const isInvalid = useStore($slicesError) !== null;
  if (isInvalid || length === 0) return null;
  return (
    <p className={`muted ${styles['live']}`}>
      {`${slices} slices: ${slicesPerFlavourText(slices, length)}.`}
    </p>
  );
}

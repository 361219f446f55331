import { useStore } from '@nanostores/react';
import { $conflicts } from '../parts/available-flavours.ts';
import styles from './AllergenBanner.module.css';

/** Warns on every step that the current box contains allergens the shopper avoids. */
export function AllergenBanner() {
  const conflicts = useStore($conflicts);
  if (conflicts.length === 0) return null;
  return (
    <p className={`on-dark ${styles['banner']}`}>
      You asked to avoid <strong>{conflicts.join(', ')}</strong>
    </p>
  );
}

import { useStore } from '@nanostores/react';
import { $conflicts } from '#stores/available-flavours.ts';
import styles from './AllergenBanner.module.css';

/** Keeps in sight, on every step, that the box holds something to avoid. */
export function AllergenBanner() {
  const conflicts = useStore($conflicts);
  if (conflicts.length === 0) return null;
  return (
    <p className={`on-dark ${styles['strip']}`}>
      You asked to avoid <strong>{conflicts.join(', ')}</strong>
    </p>
  );
}

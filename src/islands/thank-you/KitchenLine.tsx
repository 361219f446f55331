import { KITCHEN_LINE } from '#domain/allergens.ts';
import styles from './thank-you.module.css';

/** What stands once under all that was bought. */
export function KitchenLine() {
  return (
    <p className={styles.allergens}>
      {KITCHEN_LINE} <a href="/ingredients">Ingredients and allergens of each flavour</a>
    </p>
  );
}

import { KITCHEN_LINE } from '#domain/food/allergens.ts';
import styles from './thank-you.module.css';

/** The allergen notice of the kitchen, once below the whole order. */
export function AllergenNotice() {
  return (
    <p className={styles.allergens}>
      {KITCHEN_LINE} <a href="/ingredients">Ingredients and allergens of each flavour</a>
    </p>
  );
}

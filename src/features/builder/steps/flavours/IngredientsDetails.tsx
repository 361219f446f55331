import { splitIngredients } from '#domain/food/allergens.ts';
import type { Flavour } from '#domain/catalogue.ts';
import styles from '../../parts/Disclosure.module.css';

/** The ingredients of a flavour, collapsed, with allergens in bold. */
export function IngredientsDetails({ flavour }: { flavour: Flavour }) {
  return (
    <details className={styles['details']}>
      <summary>
        Ingredients<span className="visually-hidden"> of {flavour.name}</span>
      </summary>
      <p className="small">
        {splitIngredients(flavour.ingredients).map(({ text, isAllergen }, index) =>
          isAllergen ? <strong key={index}>{text}</strong> : text,
        )}
      </p>
    </details>
  );
}

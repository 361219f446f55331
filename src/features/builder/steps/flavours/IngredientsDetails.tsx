import { listAllergens, splitIngredients } from '#domain/food/allergens.ts';
import type { Flavour } from '#domain/catalogue.ts';
import styles from './IngredientsDetails.module.css';
import { AllergenNames } from '#ui/AllergenNames.tsx';

/** The allergens of a flavour, which open its ingredients, with allergens in bold. */
export function IngredientsDetails({ flavour }: { flavour: Flavour }) {
  const allergens = listAllergens([flavour]);
  return (
    <details className={styles['details']}>
      <summary>
        <span>
          Contains: <AllergenNames allergens={allergens} />
          <span className="visually-hidden">. Ingredients of {flavour.name}</span>
        </span>
      </summary>
      <p className="small">
        {splitIngredients(flavour.ingredients).map(({ text, isAllergen }, index) =>
          isAllergen ? <strong key={index}>{text}</strong> : text,
        )}
      </p>
    </details>
  );
}

import '#styles/allergen-filter.css';
import { useStore } from '@nanostores/react';
import { announce } from '#browser/announce.ts';
import type { Allergen } from '#domain/allergens.ts';
import {
  $filterableAllergens,
  $flavoursOnOffer,
  $hiddenAllergens,
  toggleAllergen,
} from '#stores/flavours-on-offer.ts';
import styles from './AllergenFilter.module.css';

function toggle(allergen: Allergen): void {
  toggleAllergen(allergen);
  announce(`${$flavoursOnOffer.get().length} flavours shown.`);
}

export function AllergenFilter() {
  const allergens = useStore($filterableAllergens);
  const hidden = useStore($hiddenAllergens);
  return (
    <div className={styles['filter']}>
      <fieldset className="allergen-filter">
        <legend>Hide flavours containing</legend>
        {allergens.map((allergen) => (
          <label key={allergen}>
            <input
              type="checkbox"
              checked={hidden.includes(allergen)}
              onChange={() => toggle(allergen)}
            />
            {allergen}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

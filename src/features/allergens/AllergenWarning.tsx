import './avoided.css';
import { useStore } from '@nanostores/react';
import type { Allergen } from '#domain/food/allergens.ts';
import { filterAvoided } from '#domain/food/avoid-list.ts';
import { avoidText } from './copy.ts';
import { $avoided } from './avoid-list.ts';

/** Shows "Contains nuts, which you asked to avoid" if `allergens` include any that the shopper avoids. */
export function AllergenWarning({ allergens }: { allergens: readonly Allergen[] }) {
  const conflicts = filterAvoided(allergens, useStore($avoided));
  return conflicts.length === 0 ? null : (
    <strong className="avoided">{avoidText(conflicts)}</strong>
  );
}

import { listAllergens } from '#domain/food/allergens.ts';
import type { Flavour } from '#domain/catalogue.ts';
import styles from './AllergenLine.module.css';

/** Lists the allergens of one flavour or of a whole box: "Contains: milk, soya". */
export function AllergenLine({
  lead,
  flavours,
}: {
  lead: string;
  flavours: readonly Pick<Flavour, 'ingredients'>[];
}) {
  const allergens = listAllergens(flavours);
  return (
    <p className="small muted">
      {lead}:{' '}
      {allergens.length === 0 ? (
        'none of the listed allergens'
      ) : (
        <strong className={styles['allergens']}>{allergens.join(', ')}</strong>
      )}
    </p>
  );
}

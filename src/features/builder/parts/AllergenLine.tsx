import { listAllergens } from '#domain/food/allergens.ts';
import type { Flavour } from '#domain/catalogue.ts';
import styles from './AllergenLine.module.css';
import { AllergenNames } from '#ui/AllergenNames.tsx';

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
      {lead}: <AllergenNames allergens={allergens} className={styles['allergens']} />
    </p>
  );
}

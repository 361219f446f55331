import type { BoxType, FlavourQuantity } from '#domain/catalogue.ts';
import { nutritionRows } from '#copy/nutrition.ts';
import { boxNutrition, type FlavourNutrition } from '#domain/food/nutrition.ts';
import { formatWeight } from '#domain/weight.ts';
import styles from './NutritionTable.module.css';

interface Props {
  box: BoxType;
  selection: readonly FlavourQuantity[];
  figures: readonly FlavourNutrition[];
}

/** The nutrients of the whole box and of 100 g of its mixture. */
export function NutritionTable({ box, selection, figures }: Props) {
  const pieces = selection.flatMap(({ flavourId, quantity }) => {
    const nutrition = figures.find((entry) => entry.flavourId === flavourId);
    return nutrition ? { nutrition, quantity } : [];
  });
  const { per100g, wholeBox } = boxNutrition(pieces, box.weightGrams);
  const amounts = nutritionRows(wholeBox);
  return (
    <table className={`small ${styles['table']}`}>
      <caption>Typical values, calculated from those of the flavours.</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">per 100 g of the mixture</th>
          <th scope="col">
            whole box, <span>{formatWeight(box.weightGrams)}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {nutritionRows(per100g).map(([nutrient, amount], index) => (
          <tr key={nutrient}>
            <th scope="row">{nutrient}</th>
            <td>{amount}</td>
            <td>{amounts[index]?.[1]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

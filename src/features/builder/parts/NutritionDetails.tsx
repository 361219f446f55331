import { useStore } from '@nanostores/react';
import type { BoxType, FlavourQuantity } from '#domain/catalogue.ts';
import { $nutrition, loadNutrition } from './nutrition.ts';
import { NutritionTable } from './NutritionTable.tsx';
import styles from './NutritionDetails.module.css';

/** The nutrition table, collapsed. Fetches its figures when opened. */
export function NutritionDetails(contents: {
  box: BoxType;
  selection: readonly FlavourQuantity[];
}) {
  const nutrition = useStore($nutrition);
  return (
    <details
      className={styles['details']}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void loadNutrition();
      }}
    >
      <summary>Nutrition of this box</summary>
      {typeof nutrition === 'string' ? (
        <p className="small" role="status">
          {nutrition}
        </p>
      ) : (
        <NutritionTable {...contents} figures={nutrition} />
      )}
    </details>
  );
}

import { useState } from 'react';
import { readFile } from '#browser/read-file.ts';
import {
  NUTRITION_PATH,
  nutritionTable,
  type NutritionTable as Figures,
} from '#contract/nutrition.ts';
import type { Box, Selection } from '#domain/catalogue.ts';
import { NutritionTable } from './NutritionTable.tsx';
import styles from './Ingredients.module.css';

interface Contents {
  box: Box;
  selection: readonly Selection[];
}

/** The figures are fetched when somebody asks for them. */
export function NutritionOffer(contents: Contents) {
  const [figures, setFigures] = useState<Figures | null>(null);
  const [word, setWord] = useState('');

  const fetchFigures = (): void => {
    setWord('Fetching the figures…');
    readFile(NUTRITION_PATH, nutritionTable).then(setFigures, () =>
      setWord('The figures could not be fetched. Close and open this to try again.'),
    );
  };

  return (
    <details
      className={styles['details']}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !figures) fetchFigures();
      }}
    >
      <summary>Nutrition of this box</summary>
      {figures ? (
        <NutritionTable {...contents} figures={figures} />
      ) : (
        <p className="small" role="status">
          {word}
        </p>
      )}
    </details>
  );
}

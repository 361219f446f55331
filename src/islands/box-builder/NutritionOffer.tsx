import { useState, type ComponentType } from 'react';
import type { Box, Selection } from '#domain/catalogue.ts';
import styles from './Ingredients.module.css';

interface Contents {
  box: Box;
  selection: readonly Selection[];
}

/** The figures are fetched when somebody asks for them. */
export function NutritionOffer(contents: Contents) {
  const [Table, setTable] = useState<ComponentType<Contents> | null>(null);
  const [word, setWord] = useState('');

  const fetchTable = (): void => {
    setWord('Fetching the figures…');
    import('./NutritionTable.tsx').then(
      ({ NutritionTable }) => setTable(() => NutritionTable),
      () => setWord('The figures could not be fetched. Close and open this to try again.'),
    );
  };

  return (
    <details
      className={styles['details']}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !Table) fetchTable();
      }}
    >
      <summary>Nutrition of this box</summary>
      {Table ? (
        <Table {...contents} />
      ) : (
        <p className="small" role="status">
          {word}
        </p>
      )}
    </details>
  );
}

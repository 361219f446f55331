import type { CSSProperties } from 'react';
import type { ShopDay } from '#contract/shopkeeper-day.ts';
import { CUT_UNITS, CUT_UNIT_WORDS } from '#domain/order/cutting-list.ts';
import { EmptyNotice } from './EmptyNotice.tsx';
import styles from './Board.module.css';

/** Leads to the list on screens on which it stands below the parcels. */
export function JumpToCutting({ cutting }: Pick<ShopDay, 'cutting'>) {
  const sums = CUT_UNITS.map((unit) => ({
    unit,
    sum: cutting.reduce((sum, line) => sum + line[unit], 0),
  }));
  const words = sums
    .filter(({ sum }) => sum > 0)
    .map(({ unit, sum }) => `${sum} ${CUT_UNIT_WORDS[unit]}`);
  if (words.length === 0) return null;
  return (
    <p className={styles.jump}>
      <a href="#cutting">To cut: {words.join(', ')}</a>
    </p>
  );
}

/** What is to be cut for all that is due and not packed, by flavour. */
export function Cutting({ cutting }: Pick<ShopDay, 'cutting'>) {
  const units = CUT_UNITS.filter((unit) => cutting.some((line) => line[unit] > 0));
  return (
    <section
      className={styles.cutting}
      aria-labelledby="cutting"
      style={{ '--rows': cutting.length } as CSSProperties}
    >
      <h2 id="cutting">To cut</h2>
      {cutting.length === 0 ? (
        <EmptyNotice text="Nothing. All that is due is packed." />
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Flavour</th>
              {units.map((unit) => (
                <th key={unit} scope="col">
                  {CUT_UNIT_WORDS[unit]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cutting.map((line) => (
              <tr key={line.flavourId}>
                <th scope="row">{line.name}</th>
                {units.map((unit) => (
                  <td key={unit}>{line[unit] === 0 ? '' : line[unit]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

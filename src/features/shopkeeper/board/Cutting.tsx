import type { CSSProperties } from 'react';
import type { ShopDay } from '#contract/shopkeeper-day.ts';
import { CUT_UNIT_WORDS, cutAmount } from '#copy/cutting.ts';
import { CUT_UNITS } from '#domain/order/cutting-list.ts';
import { FoldedOnPhone } from '../FoldedOnPhone.tsx';
import styles from './Board.module.css';

type Cutting = ShopDay['cutting'];

/** "360 pieces, 3 bars". */
const sumText = (cutting: Cutting): string =>
  CUT_UNITS.flatMap((unit) => {
    const sum = cutting.reduce((total, line) => total + line[unit], 0);
    return sum === 0 ? [] : [cutAmount(sum, unit)];
  }).join(', ');

function Table({ cutting }: { cutting: Cutting }) {
  const units = CUT_UNITS.filter((unit) => cutting.some((line) => line[unit] > 0));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Flavour</th>
          {units.map((unit) => (
            <th key={unit} scope="col">
              {CUT_UNIT_WORDS[unit].many}
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
  );
}

/** What is to be cut for all that is due and not packed, by flavour: beside the parcels, or folded above them. */
export function Cutting({ cutting }: { cutting: Cutting }) {
  return (
    <section
      className={styles.cutting}
      aria-labelledby="cutting"
      style={{ '--rows': cutting.length } as CSSProperties}
    >
      {cutting.length === 0 ? (
        <>
          <h2 id="cutting">To cut</h2>
          <p>Nothing. All that is due is packed.</p>
        </>
      ) : (
        <FoldedOnPhone>
          <summary>
            <h2 id="cutting">To cut</h2> {sumText(cutting)}
          </summary>
          <Table cutting={cutting} />
        </FoldedOnPhone>
      )}
    </section>
  );
}

import { useStore } from '@nanostores/react';
import { bulkRange } from '#data/bulk-range.ts';
import { MAX_BULK_FLAVOURS, bulkFlavours, isFlavourBlocked } from '#domain/bulk-flavours.ts';
import { $choice, $choiceError, chooseFlavour } from '#stores/bulk-order.ts';
import styles from './FlavourFields.module.css';

const offered = bulkFlavours(bulkRange);

/** Every flavour that is sold by the slice; once ten are chosen, the others wait. */
export function CustomFlavours() {
  const choice = useStore($choice);
  const error = useStore($choiceError);
  const { flavourIds } = choice;
  return (
    <>
      <p className="field__error" role="alert">
        {error}
      </p>
      <p role="status">
        {flavourIds.length} of {MAX_BULK_FLAVOURS} chosen
      </p>
      <ul className={styles['list']}>
        {offered.map(({ id, name }) => (
          <li key={id}>
            <label className="checkbox">
              <input
                type="checkbox"
                checked={flavourIds.includes(id)}
                disabled={isFlavourBlocked(choice, id)}
                onChange={() => chooseFlavour(id)}
              />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

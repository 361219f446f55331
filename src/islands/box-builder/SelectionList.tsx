import { catalogue } from '#data/catalogue.ts';
import { findById, type Selection } from '#domain/catalogue.ts';
import styles from './SelectionList.module.css';

export function SelectionList({ selection }: { selection: readonly Selection[] }) {
  if (selection.length === 0) return null;
  return (
    <ul className={styles['list']}>
      {selection.map(({ flavourId, quantity }) => (
        <li key={flavourId}>
          {findById(catalogue.flavours, flavourId)?.name} <strong>{quantity}</strong>
        </li>
      ))}
    </ul>
  );
}

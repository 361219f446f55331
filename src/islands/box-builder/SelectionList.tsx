import { catalogue } from '#data/catalogue.ts';
import { findById, type Selection } from '#domain/catalogue.ts';
import styles from './SelectionList.module.css';

interface Props {
  selection: readonly Selection[];
  /** All in one paragraph, for want of room. */
  isRunning?: boolean;
}

export function SelectionList({ selection, isRunning = false }: Props) {
  if (selection.length === 0) return null;
  return (
    <ul className={styles[isRunning ? 'running' : 'list']}>
      {selection.map(({ flavourId, quantity }) => (
        <li key={flavourId}>
          {findById(catalogue.flavours, flavourId)?.name}
          {'\u00a0'}
          <strong>{quantity}</strong>
        </li>
      ))}
    </ul>
  );
}

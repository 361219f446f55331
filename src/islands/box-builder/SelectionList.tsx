import '#styles/avoided.css';
import { useStore } from '@nanostores/react';
import { catalogue } from '#data/catalogue.ts';
import { avoidedIn } from '#domain/avoid-list.ts';
import { findById, type Selection } from '#domain/catalogue.ts';
import { $avoided } from '#stores/avoid-list.ts';
import styles from './SelectionList.module.css';

interface Props {
  selection: readonly Selection[];
  /** All in one paragraph, for want of room. */
  isRunning?: boolean;
}

/** "Oreo 1", and in red "Oreo (wheat) 1" where it holds something to avoid. */
function Entry({ flavourId, quantity }: Selection) {
  const avoided = useStore($avoided);
  const flavour = findById(catalogue.flavours, flavourId);
  const conflicts = flavour ? avoidedIn([flavour], avoided) : [];
  const isAvoided = conflicts.length > 0;
  return (
    <li className={isAvoided ? 'avoided' : undefined}>
      {flavour?.name}
      {isAvoided && ` (${conflicts.join(', ')})`}
      {'\u00a0'}
      <strong>{quantity}</strong>
    </li>
  );
}

export function SelectionList({ selection, isRunning = false }: Props) {
  if (selection.length === 0) return null;
  return (
    <ul className={styles[isRunning ? 'running' : 'list']}>
      {selection.map((entry) => (
        <Entry key={entry.flavourId} {...entry} />
      ))}
    </ul>
  );
}

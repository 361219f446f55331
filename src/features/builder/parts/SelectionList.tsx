import '#features/allergens/avoided.css';
import { useStore } from '@nanostores/react';
import { catalogue } from '#data/catalogue.ts';
import { findAvoided } from '#domain/food/avoid-list.ts';
import { findById, type Selection } from '#domain/catalogue.ts';
import { $avoided } from '#features/allergens/avoid-list.ts';
import styles from './SelectionList.module.css';

interface Props {
  selection: readonly Selection[];
  /** Renders the list as one comma-separated paragraph, to save space. */
  isInline?: boolean;
}

/** "Oreo 1", or in red "Oreo (wheat) 1" if the flavour contains an allergen to avoid. */
function Entry({ flavourId, quantity }: Selection) {
  const avoided = useStore($avoided);
  const flavour = findById(catalogue.flavours, flavourId);
  const conflicts = flavour ? findAvoided([flavour], avoided) : [];
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

/** The chosen flavours with their quantities. */
export function SelectionList({ selection, isInline = false }: Props) {
  if (selection.length === 0) return null;
  return (
    <ul className={styles[isInline ? 'inline' : 'list']}>
      {selection.map((entry) => (
        <Entry key={entry.flavourId} {...entry} />
      ))}
    </ul>
  );
}

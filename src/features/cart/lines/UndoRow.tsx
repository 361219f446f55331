import { useStore } from '@nanostores/react';
import { focusOn } from '#browser/focus.ts';
import { $cartUndo } from './cart-undo.ts';
import { lineElementId, UNDO_ID } from '../element-ids.ts';
import { UndoOffer } from './UndoOffer.tsx';
import styles from './CartLines.module.css';

/** The undo button, in the place of the change. */
export function UndoRow() {
  const removal = useStore($cartUndo);
  if (!removal) return null;
  return (
    <li className={styles['undo']}>
      <UndoOffer id={UNDO_ID} onUndo={() => focusOn(lineElementId(removal.lineId))} />
    </li>
  );
}

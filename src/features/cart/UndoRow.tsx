import { useStore } from '@nanostores/react';
import { focusOn } from '#browser/focus.ts';
import { $cartUndo } from './cart-undo.ts';
import { pauseUndo, resumeUndo, undo } from '#ui/undo.ts';
import { lineElementId, UNDO_ID, UNDO_TEXT_ID } from './element-ids.ts';
import styles from './CartLines.module.css';

/** The undo button, in the place of the change. It stays while the pointer or the focus is on it. */
export function UndoRow() {
  const removal = useStore($cartUndo);
  if (!removal) return null;
  const { lineId, undoable } = removal;
  return (
    <li
      className={styles['undo']}
      onPointerEnter={pauseUndo}
      onPointerLeave={resumeUndo}
      onFocus={pauseUndo}
      onBlur={resumeUndo}
    >
      <span id={UNDO_TEXT_ID}>{undoable.message}</span>
      <button
        type="button"
        id={UNDO_ID}
        className="button button--secondary button--small"
        aria-describedby={UNDO_TEXT_ID}
        onClick={() => {
          undo();
          focusOn(lineElementId(lineId));
        }}
      >
        Undo
      </button>
    </li>
  );
}

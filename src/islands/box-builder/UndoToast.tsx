import { useStore } from '@nanostores/react';
import { keepingFocus } from '#browser/focus.ts';
import { $undoable, holdUndo, releaseUndo, undo } from '#stores/undo.ts';
import styles from './UndoToast.module.css';

/** Offers to undo the last removal. Stays while hovered or focused. */
export function UndoToast() {
  const undoable = useStore($undoable);
  return (
    <div className={styles['toast']} role="status">
      {undoable && (
        <p
          className={`on-dark ${styles['message']}`}
          onPointerEnter={holdUndo}
          onPointerLeave={releaseUndo}
          onFocus={holdUndo}
          onBlur={releaseUndo}
        >
          {undoable.message}
          <button
            type="button"
            className="button button--secondary button--small"
            onClick={keepingFocus(undo)}
          >
            Undo
          </button>
        </p>
      )}
    </div>
  );
}

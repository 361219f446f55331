import { useStore } from '@nanostores/react';
import { keepingFocus } from '#browser/focus.ts';
import { $undoable, holdUndo, releaseUndo, undo } from '#stores/undo.ts';
import styles from './UndoToast.module.css';

export function UndoToast() {
  const undoable = useStore($undoable);
  return (
    <div className={styles['place']} role="status">
      {undoable && (
        <p
          className={`on-dark ${styles['offer']}`}
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

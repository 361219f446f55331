import { useStore } from '@nanostores/react';
import { acknowledge } from '#browser/busy.ts';
import { withHeadingFocused } from '#browser/focus.ts';
import { $undoable, pauseUndo, resumeUndo, undo } from '#ui/undo.ts';
import styles from './UndoToast.module.css';

/** Offers to undo the last removal. Stays while hovered or focused. */
export function UndoToast() {
  const undoable = useStore($undoable);
  return (
    <div className={styles['toast']} role="status">
      {undoable && (
        <p
          className={`on-dark ${styles['message']}`}
          onPointerEnter={pauseUndo}
          onPointerLeave={resumeUndo}
          onFocus={pauseUndo}
          onBlur={resumeUndo}
        >
          <span>{undoable.message}</span>
          <button
            type="button"
            className="button button--secondary button--small"
            onClick={({ currentTarget }) => acknowledge(currentTarget, withHeadingFocused(undo))}
          >
            Undo
          </button>
        </p>
      )}
    </div>
  );
}

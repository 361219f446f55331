import { useStore } from '@nanostores/react';
import { acknowledge } from '#browser/busy.ts';
import { $undoable, pauseUndo, resumeUndo, undo } from '#ui/undo.ts';

interface Props {
  /** The id of the button. */
  id: string;
  /** Runs after the undo. */
  onUndo: () => void;
}

/** What was just changed, with the button that undoes it. It stays while the pointer or the focus is on it. */
export function UndoOffer({ id, onUndo }: Props) {
  const undoable = useStore($undoable);
  if (!undoable) return null;
  return (
    <>
      <span id={`${id}-text`}>{undoable.message}</span>
      <button
        type="button"
        id={id}
        className="button button--secondary button--small"
        aria-describedby={`${id}-text`}
        onPointerEnter={pauseUndo}
        onPointerLeave={resumeUndo}
        onFocus={pauseUndo}
        onBlur={resumeUndo}
        onClick={({ currentTarget }) =>
          acknowledge(currentTarget, () => {
            undo();
            onUndo();
          })
        }
      >
        Undo
      </button>
    </>
  );
}

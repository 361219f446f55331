import type { ReactNode } from 'react';
import { acknowledge } from '#browser/busy.ts';
import { focusOn } from '#browser/focus.ts';
import type { CartLineView } from './cart-lines.ts';
import { duplicateLineWithUndo, removeLineWithUndo } from './cart-undo.ts';
import { UNDO_ID } from './element-ids.ts';
import styles from './CartLineRow.module.css';

interface ActionProps {
  line: CartLineView;
  /** How it looks. */
  className?: string;
}

interface Props extends Pick<ActionProps, 'line'> {
  /** What stands before them. */
  children: ReactNode;
}

/** Edits the box in the builder. */
export function EditLine({
  line: { id, fullName },
  className = `text-button ${styles['link']}`,
}: ActionProps) {
  return (
    <a className={className} href={`/build-your-box?edit=${id}`}>
      Edit<span className="visually-hidden"> {fullName}</span>
    </a>
  );
}

/** Removes the line. */
export function RemoveLine({ line, className = 'text-button' }: ActionProps) {
  return (
    <button
      type="button"
      className={className}
      onClick={({ currentTarget }) =>
        acknowledge(currentTarget, () => {
          removeLineWithUndo(line);
          focusOn(UNDO_ID);
        })
      }
    >
      Remove<span className="visually-hidden"> {line.fullName}</span>
    </button>
  );
}

/** Edits the box in the builder, duplicates or removes the line. */
export function CartLineActions({ line, children }: Props) {
  return (
    <div className={styles['actions']}>
      {children}
      <EditLine line={line} />
      <button type="button" className="text-button" onClick={() => duplicateLineWithUndo(line)}>
        Duplicate<span className="visually-hidden"> {line.fullName}</span>
      </button>
      <RemoveLine line={line} />
    </div>
  );
}

import type { ReactNode } from 'react';
import { acknowledge } from '#browser/busy.ts';
import { focusOn } from '#browser/focus.ts';
import type { CartLineView } from './cart-lines.ts';
import { duplicateLineWithUndo, removeLineWithUndo } from './cart-undo.ts';
import { UNDO_ID } from './element-ids.ts';
import styles from './CartLineRow.module.css';

interface Props {
  line: CartLineView;
  /** What stands before them. */
  children: ReactNode;
}

/** Edits the box in the builder. */
export function EditLine({ line: { id, fullName } }: Pick<Props, 'line'>) {
  return (
    <a className={`text-button ${styles['link']}`} href={`/build-your-box?edit=${id}`}>
      Edit<span className="visually-hidden"> {fullName}</span>
    </a>
  );
}

/** Removes the line. */
export function RemoveLine({ line }: Pick<Props, 'line'>) {
  return (
    <button
      type="button"
      className="text-button"
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

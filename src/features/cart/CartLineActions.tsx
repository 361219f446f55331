import type { ReactNode } from 'react';
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

/** Edits the box in the builder, duplicates or removes the line. */
export function CartLineActions({ line, children }: Props) {
  const { id, fullName } = line;
  const which = <span className="visually-hidden"> {fullName}</span>;
  return (
    <div className={styles['actions']}>
      {children}
      <a className={`text-button ${styles['link']}`} href={`/build-your-box?edit=${id}`}>
        Edit{which}
      </a>
      <button type="button" className="text-button" onClick={() => duplicateLineWithUndo(line)}>
        Duplicate{which}
      </button>
      <button
        type="button"
        className="text-button"
        onClick={() => {
          removeLineWithUndo(line);
          focusOn(UNDO_ID);
        }}
      >
        Remove{which}
      </button>
    </div>
  );
}

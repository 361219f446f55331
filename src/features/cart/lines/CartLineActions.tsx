import type { ReactNode } from 'react';
import { acknowledge } from '#browser/busy.ts';
import { focusOn } from '#browser/focus.ts';
import type { CartLineView } from './cart-lines.ts';
import { duplicateLineWithUndo, removeLineWithUndo } from './cart-undo.ts';
import { UNDO_ID } from '../element-ids.ts';
import styles from './CartLineRow.module.css';

interface Props {
  line: CartLineView;
  /** Whether it cannot be sold as it is. */
  isUnsold: boolean;
  /** What stands before them. */
  children?: ReactNode;
}

/**
 * Edits the box in the builder, duplicates or removes the line. Of a line that cannot be sold they are buttons, without
 * the second.
 */
export function CartLineActions({ line, isUnsold, children }: Props) {
  const look = isUnsold ? 'button button--secondary button--small' : 'text-button';
  const which = <span className="visually-hidden"> {line.fullName}</span>;
  return (
    <div className={styles['actions']}>
      {children}
      <a className={`${look} ${styles['link']}`} href={`/build-your-box?edit=${line.id}`}>
        Edit{which}
      </a>
      <button
        type="button"
        className={look}
        hidden={isUnsold}
        onClick={() => duplicateLineWithUndo(line)}
      >
        Duplicate{which}
      </button>
      <button
        type="button"
        className={look}
        onClick={({ currentTarget }) =>
          acknowledge(currentTarget, () => {
            removeLineWithUndo(line);
            focusOn(UNDO_ID);
          })
        }
      >
        Remove{which}
      </button>
    </div>
  );
}

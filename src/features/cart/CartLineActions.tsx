import { focusOn } from '#browser/focus.ts';
import type { CartLineView } from './cart-lines.ts';
import { duplicateLineWithUndo, removeLineWithUndo } from './cart-undo.ts';
import { UNDO_ID } from './element-ids.ts';
import styles from './CartLineRow.module.css';

/** Edit, duplicate, change a copy, remove. Edit and copy open the builder. */
export function CartLineActions({ line }: { line: CartLineView }) {
  const { id, fullName } = line;
  const which = <span className="visually-hidden"> {fullName}</span>;
  return (
    <div className={styles['actions']}>
      <a href={`/build-your-box?edit=${id}`}>Edit{which}</a>
      <button type="button" onClick={() => duplicateLineWithUndo(line)}>
        Duplicate{which}
      </button>
      <a href={`/build-your-box?copy=${id}`}>Change a copy{which}</a>
      <button
        type="button"
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

import { focusOn } from '#browser/focus.ts';
import type { BasketLine } from '#stores/cart-lines.ts';
import { duplicateInBasket, removeFromBasket } from '#stores/cart-undo.ts';
import { UNDO } from './element-ids.ts';
import styles from './CartLine.module.css';

/** Edit, duplicate, change a copy, remove. Edit and copy open the builder. */
export function CartLineActions({ line }: { line: BasketLine }) {
  const { id, fullName } = line;
  const which = <span className="visually-hidden"> {fullName}</span>;
  return (
    <div className={styles['actions']}>
      <a href={`/build-your-box?edit=${id}`}>Edit{which}</a>
      <button type="button" onClick={() => duplicateInBasket(line)}>
        Duplicate{which}
      </button>
      <a href={`/build-your-box?copy=${id}`}>Change a copy{which}</a>
      <button
        type="button"
        onClick={() => {
          removeFromBasket(line);
          focusOn(UNDO);
        }}
      >
        Remove{which}
      </button>
    </div>
  );
}

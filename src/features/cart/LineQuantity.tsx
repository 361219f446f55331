import '#ui/stepper.css';
import { useState } from 'react';
import { announce } from '#browser/announce.ts';
import { focusOn } from '#browser/focus.ts';
import { MAX_LINE_QUANTITY } from '#domain/cart/stored-cart.ts';
import { formatPounds } from '#domain/money.ts';
import type { CartLineView } from './cart-lines.ts';
import { removeLineWithUndo } from './cart-undo.ts';
import { $cartTotal, setCartQuantity } from './cart.ts';
import { UNDO_ID } from './element-ids.ts';
import styles from './LineQuantity.module.css';

const isQuantity = (text: string): boolean =>
  /^\d+$/.test(text) && Number(text) <= MAX_LINE_QUANTITY;

function changeQuantity({ id, fullName }: CartLineView, quantity: number): void {
  setCartQuantity(id, quantity);
  const all = formatPounds($cartTotal.get());
  announce(`${fullName}: ${Math.min(quantity, MAX_LINE_QUANTITY)}. All boxes: ${all}.`);
}

/** The quantity of a line, 1 to 20, by button or by number; 0 removes the line. */
export function LineQuantity({ line }: { line: CartLineView }) {
  const { quantity, fullName } = line;
  const [typed, setTyped] = useState<string | null>(null);

  const type = (text: string): void => {
    setTyped(text);
    if (isQuantity(text) && Number(text) > 0) changeQuantity(line, Number(text));
  };

  /** Applies what is in the field on blur or Enter; valid quantities were applied while typing. */
  const commit = (): void => {
    const isNumber = typed !== null && /^\d+$/.test(typed);
    setTyped(null);
    if (!isNumber || Number(typed) === quantity) return;
    if (Number(typed) > 0) changeQuantity(line, Number(typed));
    else {
      removeLineWithUndo(line);
      focusOn(UNDO_ID);
    }
  };

  return (
    <div className={styles['quantity']} role="group" aria-label={`How many: ${fullName}`}>
      <div className={`stepper ${styles['stepper']}`}>
        <button
          type="button"
          aria-label="One fewer"
          aria-disabled={quantity === 1 || undefined}
          onClick={() => quantity > 1 && changeQuantity(line, quantity - 1)}
        >
          −
        </button>
        <input
          className="stepper__count"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          aria-label="Boxes"
          value={typed ?? quantity}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => type(target.value)}
          onBlur={commit}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
        <button
          type="button"
          aria-label="One more"
          aria-disabled={quantity === MAX_LINE_QUANTITY || undefined}
          onClick={() => quantity < MAX_LINE_QUANTITY && changeQuantity(line, quantity + 1)}
        >
          +
        </button>
      </div>
      {quantity === MAX_LINE_QUANTITY && (
        <p className="small muted">{MAX_LINE_QUANTITY} is the most in one order.</p>
      )}
    </div>
  );
}

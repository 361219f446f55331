import '#styles/stepper.css';
import { useState } from 'react';
import { announce } from '#browser/announce.ts';
import { focusOn } from '#browser/focus.ts';
import { MAX_LINE_QUANTITY } from '#domain/cart-limits.ts';
import { formatPounds } from '#domain/money.ts';
import type { BasketLine } from '#stores/cart-lines.ts';
import { removeFromBasket } from '#stores/cart-undo.ts';
import { $cartTotal, setQuantity } from '#stores/cart.ts';
import { UNDO } from './element-ids.ts';
import styles from './Quantity.module.css';

const isQuantity = (text: string): boolean =>
  /^\d+$/.test(text) && Number(text) <= MAX_LINE_QUANTITY;

function change({ id, fullName }: BasketLine, quantity: number): void {
  setQuantity(id, quantity);
  const all = formatPounds($cartTotal.get());
  announce(`${fullName}: ${Math.min(quantity, MAX_LINE_QUANTITY)}. All boxes: ${all}.`);
}

/** How many equal boxes: 1 to 20, by button or by number; 0 removes the line (Spec 1 §4). */
export function Quantity({ line }: { line: BasketLine }) {
  const { quantity, fullName } = line;
  const [typed, setTyped] = useState<string | null>(null);

  const type = (text: string): void => {
    setTyped(text);
    if (isQuantity(text) && Number(text) > 0) change(line, Number(text));
  };

  /** What is left in the field in the end; what was a quantity on the way there has been taken already. */
  const settle = (): void => {
    const isNumber = typed !== null && /^\d+$/.test(typed);
    setTyped(null);
    if (!isNumber || Number(typed) === quantity) return;
    if (Number(typed) > 0) change(line, Number(typed));
    else {
      removeFromBasket(line);
      focusOn(UNDO);
    }
  };

  return (
    <div className={styles['quantity']} role="group" aria-label={`How many: ${fullName}`}>
      <div className={`stepper ${styles['stepper']}`}>
        <button
          type="button"
          aria-label="One fewer"
          aria-disabled={quantity === 1 || undefined}
          onClick={() => quantity > 1 && change(line, quantity - 1)}
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
          onBlur={settle}
          onKeyDown={({ key }) => key === 'Enter' && settle()}
        />
        <button
          type="button"
          aria-label="One more"
          aria-disabled={quantity === MAX_LINE_QUANTITY || undefined}
          onClick={() => quantity < MAX_LINE_QUANTITY && change(line, quantity + 1)}
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

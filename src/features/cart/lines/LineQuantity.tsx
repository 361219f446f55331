import '#ui/field.css';
import '#ui/stepper.css';
import { useState } from 'react';
import { afterPaint } from '#browser/after-paint.ts';
import { announce } from '#browser/announce.ts';
import { focusOn } from '#browser/focus.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { MAX_LINE_QUANTITY } from '#domain/order/order-limits.ts';
import { formatPounds } from '#domain/money.ts';
import type { CartLineView } from './cart-lines.ts';
import { removeLineWithUndo } from './cart-undo.ts';
import { $boxesPence, findCartLine, setCartQuantity } from '../cart.ts';
import { lineElementId, UNDO_ID } from '../element-ids.ts';
import styles from './LineQuantity.module.css';

const isQuantity = (text: string): boolean =>
  /^\d+$/.test(text) && Number(text) <= MAX_LINE_QUANTITY;

function changeQuantity(
  { id, fullName }: CartLineView,
  quantity: number,
  recipientIds?: readonly string[],
): void {
  setCartQuantity(id, quantity, recipientIds);
  afterPaint(() => {
    const all = formatPounds($boxesPence.get());
    announce(`${fullName}: ${Math.min(quantity, MAX_LINE_QUANTITY)}. All boxes: ${all}.`);
  }).request();
}

/** What is typed in the field, and the line before it: a 1 on the way to 13 takes a box from nobody. */
interface Typed {
  text: string;
  before: CartLine | undefined;
}

/** The quantity of a line, 1 to 20, by button or by number; 0 or less removes the line. */
export function LineQuantity({ line }: { line: CartLineView }) {
  const { id, quantity } = line;
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isRefused, setRefused] = useState(false);
  const errorId = `${lineElementId(id)}-quantity-error`;

  const step = (wanted: number): void => {
    setRefused(false);
    changeQuantity(line, wanted);
  };

  const type = (text: string): void => {
    setRefused(false);
    const before = typed ? typed.before : findCartLine(id);
    setTyped({ text, before });
    if (isQuantity(text) && Number(text) > 0) {
      changeQuantity(line, Number(text), before?.recipientIds);
    }
  };

  /** Applies what is in the field on blur or Enter; valid quantities were applied while typing. */
  const commit = (): void => {
    if (!typed) return;
    const { text, before } = typed;
    const wanted = Number(text);
    setTyped(null);
    const isNumber = /^-?\d+$/.test(text);
    if (isNumber && wanted > 0) {
      if (wanted !== quantity) changeQuantity(line, wanted, before?.recipientIds);
      return;
    }
    if (before) setCartQuantity(id, before.quantity, before.recipientIds);
    setRefused(!isNumber);
    if (!isNumber) return;
    removeLineWithUndo(line);
    focusOn(UNDO_ID);
  };

  return (
    <div className={styles['quantity']}>
      <div className={`stepper ${styles['stepper']}`}>
        <button
          type="button"
          aria-label={`One fewer ${line.fullName}`}
          aria-disabled={quantity === 1 || undefined}
          onClick={() => quantity > 1 && step(quantity - 1)}
        >
          −
        </button>
        <input
          className="stepper__count"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          aria-label={`How many: ${line.fullName}`}
          aria-describedby={isRefused ? errorId : undefined}
          value={typed?.text ?? quantity}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => type(target.value)}
          onBlur={commit}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
        <button
          type="button"
          aria-label={`One more ${line.fullName}`}
          aria-disabled={quantity === MAX_LINE_QUANTITY || undefined}
          onClick={() => quantity < MAX_LINE_QUANTITY && step(quantity + 1)}
        >
          +
        </button>
      </div>
      {isRefused && (
        <p className="field__error" id={errorId} role="alert">
          Whole numbers only
        </p>
      )}
      {quantity === MAX_LINE_QUANTITY && (
        <p className="small muted">{MAX_LINE_QUANTITY} is the most in one order.</p>
      )}
    </div>
  );
}

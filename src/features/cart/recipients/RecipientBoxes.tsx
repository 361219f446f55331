import { useStore } from '@nanostores/react';
import { focusOn } from '#browser/focus.ts';
import { recipientIdsOf } from '#domain/cart/recipients.ts';
import { $cartLines, type CartLineView } from '../lines/cart-lines.ts';
import { $cartRecipients } from '../cart-recipients.ts';
import { $cart } from '../cart.ts';
import { addSameBox, giveBoxTo, nameOf } from './edit-recipients.ts';
import { fieldElementId, fieldOf } from './recipient-checkout.ts';
import styles from './Recipients.module.css';

/** To whom each of the equal boxes of a line goes. */
function BoxForWhom({ line: { id, fullName, lidImage } }: { line: CartLineView }) {
  const { recipients } = useStore($cartRecipients);
  const line = useStore($cart).find((each) => each.id === id);
  if (!line) return null;
  const ids = recipientIdsOf(line, recipients);
  return (
    <li className={styles['box']}>
      <img src={lidImage} alt="" width="650" height="500" loading="lazy" />
      <h4>{fullName}</h4>
      <div className={styles['choices']}>
        {ids.map((recipientId, index) => (
          <label key={index}>
            <span>{ids.length > 1 ? `Box ${index + 1} goes to` : 'Goes to'}</span>
            <span className="visually-hidden"> ({fullName})</span>
            <select
              className="input"
              value={recipientId}
              onChange={({ target }) => giveBoxTo(id, index, target.value)}
            >
              {recipients.map((recipient) => (
                <option key={recipient.id} value={recipient.id}>
                  {nameOf(recipient)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <button
        type="button"
        className="text-button"
        onClick={() => {
          const added = addSameBox(id);
          if (added !== null) focusOn(fieldElementId(fieldOf(added, 'firstName')));
        }}
      >
        Same box for another person<span className="visually-hidden"> ({fullName})</span>
      </button>
    </li>
  );
}

/** To whom each box of the cart goes. */
export function RecipientBoxes() {
  return (
    <ul className={styles['boxes']}>
      {useStore($cartLines).map((line) => (
        <BoxForWhom key={line.id} line={line} />
      ))}
    </ul>
  );
}

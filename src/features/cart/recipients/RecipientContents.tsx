import { useStore } from '@nanostores/react';
import { sharesOf, type Recipient } from '#domain/cart/recipients.ts';
import { focusOn } from '#browser/focus.ts';
import { $cartLines } from '../lines/cart-lines.ts';
import { $cartRecipients } from '../cart-recipients.ts';
import { $cart } from '../cart.ts';
import { addSameBox } from './edit-recipients.ts';
import { $recipientErrors, fieldElementId, fieldOf } from './recipient-checkout.ts';
import styles from './Recipients.module.css';

interface Props {
  recipient: Recipient;
}

/** Returns what a person gets of the cart. */
export function useShares(recipient: Recipient) {
  const lines = useStore($cart);
  const { recipients } = useStore($cartRecipients);
  return sharesOf(recipient, lines, recipients);
}

/** Offers a box to somebody who has none: one more of a box in the cart. */
function NoBox({ recipient: { id } }: Props) {
  const lines = useStore($cartLines);
  const field = fieldOf(id, 'box');
  const error = useStore($recipientErrors).find((each) => each.field === field);
  return (
    <div className={styles['nobox']} id={fieldElementId(field)} tabIndex={-1}>
      <p className={error ? 'field__error' : 'small'}>
        No box yet. Choose one in step 2, or add one:
      </p>
      {lines.map((line) => (
        <button
          key={line.id}
          type="button"
          className="text-button"
          onClick={() => {
            addSameBox(line.id, id);
            focusOn(fieldElementId(fieldOf(id, 'card')));
          }}
        >
          One more {line.fullName}
        </button>
      ))}
    </div>
  );
}

/** The boxes that a person gets, or the offer of one. */
export function RecipientContents({ recipient }: Props) {
  const views = useStore($cartLines);
  const shares = useShares(recipient);
  if (shares.length === 0) return <NoBox recipient={recipient} />;
  const names = shares.map(({ line, quantity }) => {
    const name = views.find(({ id }) => id === line.id)?.fullName ?? '';
    return quantity > 1 ? `${quantity}\u00a0×\u00a0${name}` : name;
  });
  return (
    <p className="small">
      <strong>Gets</strong> {names.join('; ')}
    </p>
  );
}

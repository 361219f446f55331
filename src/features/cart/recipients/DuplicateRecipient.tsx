import { useStore } from '@nanostores/react';
import { findSameRecipient, type Recipient } from '#domain/cart/recipients.ts';
import { focusOn } from '#browser/focus.ts';
import { $cartRecipients } from '../cart-recipients.ts';
import { joinRecipients, nameOf } from './edit-recipients.ts';
import { fieldElementId, fieldOf } from './recipient-checkout.ts';

interface Props {
  recipient: Recipient;
}

/** Asks whether two equal addresses are one person. */
export function DuplicateRecipient({ recipient }: Props) {
  const { recipients } = useStore($cartRecipients);
  const earlier = findSameRecipient(recipient, recipients);
  if (!earlier) return null;
  return (
    <p className="alert alert--notice">
      <span>{`${nameOf(recipient)} is in the list twice, with the same address. `}</span>
      <button
        type="button"
        className="text-button"
        onClick={() => {
          joinRecipients(recipient, earlier);
          focusOn(fieldElementId(fieldOf(earlier.id, 'card')));
        }}
      >
        Join them: one parcel
      </button>
    </p>
  );
}

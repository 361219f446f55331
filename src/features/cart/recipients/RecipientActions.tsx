import { useStore } from '@nanostores/react';
import type { Recipient } from '#domain/cart/recipients.ts';
import { focusOn } from '#browser/focus.ts';
import {
  $openRecipients,
  copyRecipient,
  nameOf,
  openRecipient,
  removeRecipient,
} from './edit-recipients.ts';
import { REMOVAL_UNDO_ID, fieldElementId, fieldOf } from './recipient-checkout.ts';
import styles from './Recipients.module.css';

interface Props {
  recipient: Recipient;
}

/** The buttons that edit, copy and remove a recipient. */
export function RecipientActions({ recipient }: Props) {
  const { id } = recipient;
  const isOpen = useStore($openRecipients).includes(id);
  const which = <span className="visually-hidden">{` ${nameOf(recipient)}`}</span>;
  return (
    <div className={styles['actions']}>
      <button
        type="button"
        className={isOpen ? 'button button--dark button--small' : 'text-button'}
        aria-expanded={isOpen}
        onClick={() => {
          openRecipient(id, !isOpen);
          focusOn(fieldElementId(fieldOf(id, isOpen ? 'card' : 'firstName')));
        }}
      >
        <span>{isOpen ? 'Done' : 'Edit'}</span>
        {which}
      </button>
      <button
        type="button"
        className="text-button"
        onClick={() => {
          const copy = copyRecipient(recipient);
          if (copy !== null) focusOn(fieldElementId(fieldOf(copy, 'firstName')));
        }}
      >
        Copy{which}
      </button>
      <button
        type="button"
        className="text-button"
        onClick={() => {
          removeRecipient(recipient);
          focusOn(REMOVAL_UNDO_ID);
        }}
      >
        Remove{which}
      </button>
    </div>
  );
}

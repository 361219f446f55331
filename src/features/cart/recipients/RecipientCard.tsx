import { useStore } from '@nanostores/react';
import type { Recipient } from '#domain/cart/recipients.ts';
import { addressLines } from '#domain/customer/customer.ts';
import { useIsPhone } from '#ui/use-is-phone.ts';
import { DuplicateRecipient } from './DuplicateRecipient.tsx';
import { $openRecipients, nameOf } from './edit-recipients.ts';
import { $needs, fieldElementId, fieldOf } from './recipient-checkout.ts';
import { RecipientActions } from './RecipientActions.tsx';
import { RecipientContents } from './RecipientContents.tsx';
import { RecipientAdvice, RecipientDelivery } from './RecipientDelivery.tsx';
import { RecipientForm } from './RecipientForm.tsx';
import { RecipientNeeds, RecipientState } from './RecipientState.tsx';
import styles from './Recipients.module.css';

interface Props {
  recipient: Recipient;
}

/** A person the cart goes to: what they get, where, how and when. On a phone those who are complete are folded. */
export function RecipientCard({ recipient }: Props) {
  const { id, customer } = recipient;
  const isOpen = useStore($openRecipients).includes(id);
  const isComplete = (useStore($needs)[id] ?? []).length === 0;
  const isFolded = useIsPhone() && isComplete && !isOpen;
  const titleId = fieldElementId(fieldOf(id, 'name'));
  const [, ...address] = addressLines(customer);
  const head = (
    <>
      <h4 className="h3" id={titleId}>
        {nameOf(recipient)}
      </h4>
      <RecipientState recipient={recipient} />
    </>
  );
  const parcel = (
    <>
      <RecipientNeeds recipient={recipient} />
      {!isOpen && address.length > 0 && <p className="small">{address.join(', ')}</p>}
      <RecipientContents recipient={recipient} />
      {isOpen ? (
        <RecipientForm recipient={recipient} />
      ) : (
        <RecipientDelivery recipient={recipient} />
      )}
    </>
  );
  const questions = (
    <>
      <RecipientAdvice recipient={recipient} />
      <DuplicateRecipient recipient={recipient} />
    </>
  );
  return (
    <li
      className={`${styles['card']} ${isComplete ? styles['complete'] : ''}`}
      id={fieldElementId(fieldOf(id, 'card'))}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      {isFolded ? (
        <>
          <details className={styles['fold']}>
            <summary>{head}</summary>
            {parcel}
            <RecipientActions recipient={recipient} />
          </details>
          {questions}
        </>
      ) : (
        <>
          {head}
          {parcel}
          {questions}
          <RecipientActions recipient={recipient} />
        </>
      )}
    </li>
  );
}

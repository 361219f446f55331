import { useStore } from '@nanostores/react';
import type { Recipient } from '#domain/cart/recipients.ts';
import { addressLines } from '#domain/customer/customer.ts';
import { listWords } from '#domain/text/list-words.ts';
import { Tick } from '#ui/Tick.tsx';
import { $openRecipients } from './edit-recipients.ts';
import { $attempt, $needs } from './recipient-checkout.ts';
import styles from './Recipients.module.css';

interface Props {
  recipient: Recipient;
}

const isUntouched = ({ customer }: Recipient): boolean => addressLines(customer).length === 0;

/** Whether a recipient is complete. */
export function RecipientState({ recipient }: Props) {
  const needs = useStore($needs)[recipient.id] ?? [];
  if (needs.length === 0) {
    return (
      <span className={styles['state']}>
        <Tick />
        Complete
      </span>
    );
  }
  return (
    <span className={styles['state']}>
      {isUntouched(recipient) ? 'Not filled in yet' : 'Not complete'}
    </span>
  );
}

/** What is missing: of a form left empty only once the shopper tried to pay, because its fields say it, too. */
export function RecipientNeeds({ recipient }: Props) {
  const { id } = recipient;
  const needs = useStore($needs)[id] ?? [];
  const isOpen = useStore($openRecipients).includes(id);
  const isRefused = useStore($attempt).recipientIds.includes(id);
  if (needs.length === 0 || (isOpen && isUntouched(recipient) && !isRefused)) return null;
  return (
    <p className={isRefused ? 'field__error' : styles['missing']}>
      {`Still needed: ${listWords(needs)}`}
    </p>
  );
}

import { useStore } from '@nanostores/react';
import { useState, type ComponentType } from 'react';
import { focusOn } from '#browser/focus.ts';
import { FormErrorSummary } from '#ui/FormErrorSummary.tsx';
import { $cartRecipients, forgetCartRecipients } from '../cart-recipients.ts';
import { MAX_RECIPIENTS } from '#domain/order/order.ts';
import { $undoable } from '#ui/undo.ts';
import { UndoOffer } from '../UndoOffer.tsx';
import { BuyerFields } from './BuyerFields.tsx';
import { $removal, addRecipient, roomForRecipients } from './edit-recipients.ts';
import { $attempt, $recipientErrors, fieldOf, FORM } from './recipient-checkout.ts';
import { RecipientCard } from './RecipientCard.tsx';
import styles from './Recipients.module.css';

const UNDO_ID = `${FORM}-undo`;

/** Offers to bring back a person just removed. */
function Removal() {
  const removal = useStore($removal);
  const undoable = useStore($undoable);
  if (!removal || removal !== undoable) return null;
  return (
    <div className={styles['undo']}>
      <UndoOffer id={UNDO_ID} onUndo={() => focusOn(`${FORM}-add`)} />
    </div>
  );
}

/** Adds people: one by one, or from a list that the shopper pastes. */
function AddPeople() {
  const [List, setList] = useState<ComponentType<{ onDone: () => void }> | null>(null);
  const [isFailed, setFailed] = useState(false);
  const isFull = roomForRecipients() < 1;
  const open = (): void => {
    setFailed(false);
    import('./PasteList.tsx').then(
      ({ PasteList }) => setList(() => PasteList),
      () => setFailed(true),
    );
  };
  return (
    <>
      <div className="button-row">
        <button
          type="button"
          id={`${FORM}-add`}
          className="button button--secondary"
          aria-disabled={isFull || undefined}
          onClick={() => {
            const id = addRecipient();
            if (id !== null) focusOn(`${FORM}-${fieldOf(id, 'firstName')}`);
          }}
        >
          Add a person
        </button>
        {!List && (
          <button type="button" className="button button--quiet" onClick={open}>
            Paste a list
          </button>
        )}
      </div>
      <div role="status">
        {isFull && (
          <p className="small muted">{MAX_RECIPIENTS} people is the most in one payment.</p>
        )}
        {isFailed && <p className="field__error">This could not be opened. Please try again.</p>}
      </div>
      {List && (
        <List
          onDone={() => {
            setList(null);
            focusOn(`${FORM}-add`);
          }}
        />
      )}
    </>
  );
}

/** The people a cart goes to, each with address and delivery, and who pays. */
export function Recipients() {
  const { recipients } = useStore($cartRecipients);
  const errors = useStore($recipientErrors);
  const { count } = useStore($attempt);
  return (
    <div className={styles['recipients']}>
      <FormErrorSummary form={FORM} errors={errors} attempt={count} />
      <ol className={styles['list']}>
        {recipients.map((recipient, place) => (
          <RecipientCard key={recipient.id} recipient={recipient} place={place} />
        ))}
      </ol>
      <Removal />
      <AddPeople />
      <BuyerFields />
      <p className="small muted">
        The addresses stay on this device for 30 days after your last change.{' '}
        <button
          type="button"
          className="text-button"
          onClick={() => {
            forgetCartRecipients();
            focusOn('cart-to-one');
          }}
        >
          Forget them now
        </button>
      </p>
    </div>
  );
}

import '#ui/alert.css';
import { useStore } from '@nanostores/react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { focusOn } from '#browser/focus.ts';
import { FieldLink, FormErrorSummary } from '#ui/FormErrorSummary.tsx';
import { $cartRecipients, forgetCartRecipients } from '../cart-recipients.ts';
import { MAX_RECIPIENTS } from '#domain/order/order-limits.ts';
import { $undoable } from '#ui/undo.ts';
import { Tick } from '#ui/Tick.tsx';
import { useOpened } from '#ui/use-opened.ts';
import { ONE_ADDRESS_ID } from '../element-ids.ts';
import { UndoOffer } from '../lines/UndoOffer.tsx';
import { RecipientBoxes } from './RecipientBoxes.tsx';
import { BuyerFields } from './BuyerFields.tsx';
import { recipientCountText } from './copy.ts';
import {
  $pasted,
  $refusedLines,
  $removal,
  addRecipient,
  roomForRecipients,
} from './edit-recipients.ts';
import {
  $attempt,
  $needs,
  $recipientErrors,
  $toFillIn,
  RECIPIENTS_FORM,
  REMOVAL_UNDO_ID,
  fieldElementId,
  fieldOf,
} from './recipient-checkout.ts';
import { RecipientCard } from './RecipientCard.tsx';
import styles from './Recipients.module.css';

const PEOPLE_ID = 'people';

/** Offers to bring back a person just removed. */
function Removal() {
  const removal = useStore($removal);
  const undoable = useStore($undoable);
  if (!removal || removal !== undoable) return null;
  return (
    <div className={styles['notice']}>
      <UndoOffer id={REMOVAL_UNDO_ID} onUndo={() => focusOn(fieldElementId('add'))} />
    </div>
  );
}

/** Says how many people a pasted list brought, and which of its lines are still to mend: the first leads to the list. */
function Pasted() {
  const count = useStore($pasted);
  const refused = useStore($refusedLines);
  const [reason] = refused.reasons;
  return (
    <>
      {count > 0 && (
        <p className={styles['pasted']}>
          <Tick />
          <span>{`${recipientCountText(count)} added.`}</span>
        </p>
      )}
      {refused.count > 0 && (
        <p className="alert">
          <b>{`${recipientCountText(refused.count)} not added yet.`}</b>{' '}
          <FieldLink id={fieldElementId('list')}>{reason}</FieldLink>
        </p>
      )}
    </>
  );
}

/** Adds people: one by one, or from a list that the shopper pastes. */
function AddRecipients() {
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
      {List ? (
        <List
          onDone={() => {
            setList(null);
            focusOn(fieldElementId('add'));
          }}
        />
      ) : (
        <div className="button-row">
          <button
            type="button"
            id={fieldElementId('add')}
            className="button button--secondary"
            aria-disabled={isFull || undefined}
            onClick={() => {
              const id = addRecipient();
              if (id !== null) focusOn(fieldElementId(fieldOf(id, 'firstName')));
            }}
          >
            Add a person
          </button>
          <button type="button" className="button button--secondary" onClick={open}>
            Paste a list
          </button>
        </div>
      )}
      <div role="status">
        {isFull && (
          <p className="small muted">{MAX_RECIPIENTS} people is the most in one payment.</p>
        )}
        {isFailed && <p className="field__error">This could not be opened. Please try again.</p>}
      </div>
    </>
  );
}

interface LaterStepProps {
  title: string;
  isReady: boolean;
  children: ReactNode;
}

/** A later step of sending a cart to several people: its title until its turn comes. */
function LaterStep({ title, isReady, children }: LaterStepProps) {
  return (
    <details className={`${styles['step']} ${styles['fold']}`} open={useOpened(isReady)}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  );
}

/** The people a cart goes to, each with address and delivery, what each gets, and who pays. */
export function Recipients() {
  const { recipients, buyer } = useStore($cartRecipients);
  const errors = useStore($recipientErrors);
  const { count } = useStore($attempt);
  const next = useStore($toFillIn);
  const lacking = Object.keys(useStore($needs)).length;
  const refused = useStore($refusedLines);
  const isFilledIn = recipients.length > 0 && (!next || !('recipientId' in next));
  const hasAddresses = isFilledIn || errors.length > 0;
  return (
    <div className={styles['recipients']}>
      <FormErrorSummary form={RECIPIENTS_FORM} errors={errors} attempt={count} />
      <section className={styles['step']} aria-labelledby={PEOPLE_ID}>
        <div className={styles['head']}>
          <h3 id={PEOPLE_ID}>Who gets a parcel</h3>
          <p className="small muted">
            {`${recipients.length - lacking} of ${recipients.length + refused.count} filled in`}
          </p>
        </div>
        <Pasted />
        <ol className={styles['list']}>
          {recipients.map((recipient) => (
            <RecipientCard key={recipient.id} recipient={recipient} />
          ))}
        </ol>
        <Removal />
        <AddRecipients />
      </section>
      <LaterStep title="Which box for whom" isReady={hasAddresses}>
        <RecipientBoxes />
      </LaterStep>
      <LaterStep
        title="Your details, then payment"
        isReady={hasAddresses || buyer.name + buyer.email !== ''}
      >
        <BuyerFields />
      </LaterStep>
      <p className="small muted">
        The addresses stay on this device for 30 days after your last change.{' '}
        <button
          type="button"
          className="text-button"
          onClick={() => {
            forgetCartRecipients();
            focusOn(ONE_ADDRESS_ID);
          }}
        >
          Forget them now
        </button>
      </p>
    </div>
  );
}

import { useStore } from '@nanostores/react';
import { deliveryService } from '#data/delivery-service.ts';
import { findById } from '#domain/catalogue.ts';
import { findSameRecipient, sharesOf, type Recipient } from '#domain/cart/recipients.ts';
import { addressLines } from '#domain/customer/customer.ts';
import { formatDeliveryPrice } from '#domain/money.ts';
import { listWords } from '#domain/text/list-words.ts';
import { focusOn } from '#browser/focus.ts';
import { $now } from '#features/delivery/clock.ts';
import { NonBreakingDates } from '#features/delivery/NonBreakingDates.tsx';
import { EventAdvice } from '#features/delivery/EventAdvice.tsx';
import { formatDayRange } from '#domain/day-words.ts';
import { arrivalDays } from '../cart-delivery.ts';
import { $cartLines } from '../cart-lines.ts';
import { $cartRecipients } from '../cart-recipients.ts';
import { $cart } from '../cart.ts';
import {
  $openRecipients,
  addSameBox,
  copyRecipient,
  joinRecipients,
  nameOf,
  openRecipient,
  removeRecipient,
  updateRecipient,
} from './edit-recipients.ts';
import {
  $attempt,
  $needs,
  $recipientErrors,
  REMOVAL_UNDO_ID,
  fieldElementId,
  fieldOf,
} from './recipient-checkout.ts';
import { useIsPhone } from '#ui/use-is-phone.ts';
import { RecipientForm } from './RecipientForm.tsx';
import { Tick } from '#ui/Tick.tsx';
import styles from './Recipients.module.css';

interface Props {
  recipient: Recipient;
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

/** What a person gets of the cart. */
function useShares(recipient: Recipient) {
  const lines = useStore($cart);
  const { recipients } = useStore($cartRecipients);
  return sharesOf(recipient, lines, recipients);
}

function Gets({ recipient }: Props) {
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

/** Warns of a lid whose day the delivery may miss. */
function Advice({ recipient }: Props) {
  return (
    <EventAdvice
      lidCategoryIds={useShares(recipient).map(({ line }) => line.box.lid.categoryId)}
      shippingId={recipient.shippingId}
      arriveOn={recipient.arriveOn}
      onChoose={(day) => updateRecipient(recipient.id, { arriveOn: day })}
    />
  );
}

/** The delivery and the arrival of a parcel, in one line. */
function Delivery({ recipient }: Props) {
  const now = useStore($now);
  const option = findById(deliveryService.options, recipient.shippingId);
  const days = now === null ? null : arrivalDays(recipient, now);
  if (!option) return null;
  return (
    <p className="small muted">
      {option.name}, {formatDeliveryPrice(option.pricePence)}
      {days && (
        <>
          {'. '}
          <NonBreakingDates text={`Arrives ${formatDayRange(days.first, days.last)}`} />
        </>
      )}
    </p>
  );
}

/** Asks whether two equal addresses are one person. */
function SameAddress({ recipient }: Props) {
  const { recipients } = useStore($cartRecipients);
  const earlier = findSameRecipient(recipient, recipients);
  if (!earlier) return null;
  return (
    <p className="alert alert--notice">
      {nameOf(recipient)} is in the list twice, with the same address.{' '}
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

function Actions({ recipient }: Props) {
  const { id } = recipient;
  const isOpen = useStore($openRecipients).includes(id);
  const which = <span className="visually-hidden"> {nameOf(recipient)}</span>;
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
        {isOpen ? 'Done' : 'Edit'}
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

const isUntouched = ({ customer }: Recipient): boolean => addressLines(customer).length === 0;

/** Whether a recipient is complete. */
function State({ recipient }: Props) {
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
function Missing({ recipient }: Props) {
  const { id } = recipient;
  const needs = useStore($needs)[id] ?? [];
  const isOpen = useStore($openRecipients).includes(id);
  const isRefused = useStore($attempt).recipientIds.includes(id);
  if (needs.length === 0 || (isOpen && isUntouched(recipient) && !isRefused)) return null;
  return (
    <p className={isRefused ? 'field__error' : styles['missing']}>
      Still needed: {listWords(needs)}
    </p>
  );
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
      <State recipient={recipient} />
    </>
  );
  const parcel = (
    <>
      <Missing recipient={recipient} />
      {!isOpen && address.length > 0 && <p className="small">{address.join(', ')}</p>}
      <Gets recipient={recipient} />
      {isOpen ? <RecipientForm recipient={recipient} /> : <Delivery recipient={recipient} />}
    </>
  );
  const questions = (
    <>
      <Advice recipient={recipient} />
      <SameAddress recipient={recipient} />
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
            <Actions recipient={recipient} />
          </details>
          {questions}
        </>
      ) : (
        <>
          {head}
          {parcel}
          {questions}
          <Actions recipient={recipient} />
        </>
      )}
    </li>
  );
}

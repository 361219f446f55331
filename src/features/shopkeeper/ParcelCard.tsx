import { unbroken } from '#copy/unbroken.ts';
import { useStore } from '@nanostores/react';
import { useState, type MouseEvent } from 'react';
import type { BoardParcel } from '#contract/shopkeeper-day.ts';
import { mailAddressLink } from '#copy/mail-link.ts';
import { shippingOptions } from '#data/shipping.ts';
import { formatShortDay, formatWeekday, weekdayName } from '#domain/day-words.ts';
import { formatWeight } from '#domain/box/weight.ts';
import { $unsent } from './kept.ts';
import { AddressCorrection } from './paperwork/AddressCorrection.tsx';
import { Paperwork } from './paperwork/Paperwork.tsx';
import { pressStatus } from './presses.ts';
import page from './shopkeeper.module.css';
import styles from './Board.module.css';

/** What a card says of its parcel; one that is to be packed says so by its button. */
const STATUS_WORDS = { waiting: null, packed: 'Packed', posted: 'Posted' } as const;

type Box = BoardParcel['boxes'][number];

const flavourText = ({ flavours }: Box): string =>
  flavours.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ');

function BoxContents({ box }: { box: Box }) {
  const { name, quantity, lid, note, keyring, nameTags, allergens } = box;
  return (
    <li>
      <b>
        {quantity > 1 && `${quantity} × `}
        {name}
      </b>
      <p>{flavourText(box)}</p>
      <p>
        Lid: {lid}
        {keyring !== null && `. Keyring “${keyring}” with ${nameTags.join(', ')}`}
      </p>
      {note !== '' && <p className={styles.note}>{note}</p>}
      <small>Contains: {allergens.join(', ') || 'none of the listed allergens'}</small>
    </li>
  );
}

function Whole({ parcel }: { parcel: BoardParcel }) {
  const { recipient, boxes, slices, email } = parcel;
  return (
    <div className={styles.whole}>
      <div className={styles.to}>
        <address>
          {recipient.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <a href={mailAddressLink(email)}>{email}</a>
      </div>
      <AddressCorrection parcel={parcel} />
      <div className={styles.contents}>
        <ul className={styles.boxes}>
          {boxes.map((box) => (
            <BoxContents key={box.name} box={box} />
          ))}
          {slices && (
            <li>
              <b>{slices.quantity} slices</b>
              <p>{slices.flavours.join(', ')}</p>
            </li>
          )}
        </ul>
        <Paperwork scope="one" which={{ ids: [parcel.id] }} about={`of ${recipient[0]}`} />
      </div>
    </div>
  );
}

const isDoubleTap = ({ detail }: MouseEvent): boolean => detail > 1;

/**
 * The button that moves a parcel on, or back once it is posted. It stays in its place when the parcel moves, and keeps the
 * focus; a double tap counts once. A parcel that should not leave takes a second press.
 */
function Move({ parcel }: { parcel: BoardParcel }) {
  const [askedVersion, setAskedVersion] = useState(0);
  const { version, status, stop, recipient } = parcel;
  const isAsked = askedVersion === version;
  const moves = {
    waiting: { to: 'packed', name: 'Mark packed' },
    packed: { to: 'posted', name: isAsked ? 'Post it all the same' : 'Mark posted' },
    posted: { to: 'packed', name: 'Not posted' },
  } as const;
  const { to, name } = moves[status];
  const press = (event: MouseEvent) => {
    if (isDoubleTap(event)) return;
    const isStopped = to === 'posted' && stop !== '';
    if (isStopped && !isAsked) setAskedVersion(version);
    else pressStatus([parcel], to, { confirmStop: isStopped });
  };
  const look = status === 'posted' ? 'button--quiet' : 'button--secondary';
  return (
    <button
      className={`${stop === '' ? `button button--small ${look}` : 'text-button'} ${styles.move}`}
      onClick={press}
      onKeyDown={(event) => {
        // A key that is held down is one press.
        if (event.repeat) event.preventDefault();
      }}
    >
      {name}
      <span className="visually-hidden"> {recipient[0]}</span>
    </button>
  );
}

/** Takes a packed parcel back to those that are to be packed. */
function Unpack({ parcel }: { parcel: BoardParcel }) {
  return (
    <button
      className={`text-button ${styles.back}`}
      onClick={(event) => {
        if (!isDoubleTap(event)) pressStatus([parcel], 'waiting');
      }}
    >
      Not packed<span className="visually-hidden"> {parcel.recipient[0]}</span>
    </button>
  );
}

function factsOf({ place, boxes, slices, weightGrams }: BoardParcel): string {
  const count = boxes.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    ...(place === '' ? [] : [place]),
    slices ? `${slices.quantity} slices` : `${count} ${count === 1 ? 'box' : 'boxes'}`,
    ...(weightGrams === null ? [] : [formatWeight(weightGrams)]),
  ]
    .map(unbroken)
    .join(', ');
}

/** How it travels and the day that was wished for, as tags where that is not as usual. */
function Delivery({ shippingName, arriveOn }: BoardParcel) {
  const isUsual = shippingName === shippingOptions[0]?.name;
  // Royal Mail brings all of them.
  const name = unbroken(shippingName.replace(/^Royal Mail /, ''));
  return (
    <>
      {isUsual ? name : <b className={page.tag}>{name}</b>}
      {arriveOn !== null && (
        <>
          {' '}
          <b
            className={page.tag}
          >{`wished for ${weekdayName(arriveOn)} ${formatShortDay(arriveOn)}`}</b>
        </>
      )}
    </>
  );
}

function NotesToWrite({ boxes }: Pick<BoardParcel, 'boxes'>) {
  const notes = boxes.filter(({ note }) => note !== '').length;
  if (notes === 0) return null;
  return <small className={styles.notes}>{notes === 1 ? 'a note' : `${notes} notes`}</small>;
}

interface Props {
  parcel: BoardParcel;
  /** Whether the card names the day on which it leaves. */
  showsDay?: boolean;
  /** Whether it should have left before. */
  isUrgent?: boolean;
  isChosen: boolean;
  onChoose: (id: number) => void;
}

/** A parcel: for whom, what is in it, and how far it is. */
export function ParcelCard({
  parcel,
  showsDay = false,
  isUrgent = false,
  isChosen,
  onChoose,
}: Props) {
  const { id, recipient, orderNumber, status, stop, postOn } = parcel;
  const word = STATUS_WORDS[status];
  const isUnsent = useStore($unsent).includes(id);
  const [isOpen, setOpen] = useState(false);
  return (
    <li
      className={`${styles.card} ${isUrgent || stop !== '' ? styles.late : ''}`}
      data-status={status}
      data-stopped={stop !== '' || undefined}
    >
      {stop !== '' && <p className={styles.stop}>STOP: {stop}. Ask before you post it.</p>}
      <label className={styles.who}>
        <input type="checkbox" checked={isChosen} onChange={() => onChoose(id)} />
        <span>
          <b>{recipient[0]}</b>
          <span className={styles.postcode}>{recipient.at(-1)}</span>
        </span>
      </label>
      <p className={styles.number}>{orderNumber}</p>
      <p className={styles.facts}>
        {word !== null && (
          <>
            <b className={styles.state}>{word}</b>{' '}
          </>
        )}
        {isUnsent && (
          <>
            <b className={styles.unsentCard}>Not sent yet</b>{' '}
          </>
        )}
        {showsDay && (
          <>
            <b>{formatWeekday(postOn)}</b>
            {', '}
          </>
        )}
        {factsOf(parcel)}, <Delivery {...parcel} />{' '}
        {stop === '' && <NotesToWrite boxes={parcel.boxes} />}
      </p>
      <button className={styles.open} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Details<span className="visually-hidden"> of {recipient[0]}</span>
      </button>
      <Move parcel={parcel} />
      {status === 'packed' && <Unpack parcel={parcel} />}
      {isOpen && <Whole parcel={parcel} />}
    </li>
  );
}

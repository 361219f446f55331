import { useStore } from '@nanostores/react';
import { useState, type MouseEvent } from 'react';
import type { BoardParcel } from '#contract/shopkeeper-day.ts';
import { keyringText } from '#copy/keyring.ts';
import { mailAddressLink } from '#copy/mail-link.ts';
import { unbroken } from '#copy/unbroken.ts';
import { totalQuantity } from '#domain/catalogue.ts';
import { formatShortWeekday } from '#domain/day-words.ts';
import type { Day } from '#domain/day.ts';
import { formatWeight } from '#domain/weight.ts';
import { $ticked, tick } from './board.ts';
import { $unsent } from './unsent-status-changes.ts';
import { AddressCorrection } from '../paperwork/AddressCorrection.tsx';
import { Paperwork } from '../paperwork/Paperwork.tsx';
import { changeStatus } from './status-changes.ts';
import page from '../shopkeeper.module.css';
import styles from './Board.module.css';

/** What a card says of its parcel; one that is to be packed says so by its button. */
const STATUS_WORDS = { packed: 'Packed', posted: 'Posted' } as const;

type Box = BoardParcel['boxes'][number];

const flavourText = ({ flavours }: Box): string =>
  flavours.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ');

function BoxContents({ box }: { box: Box }) {
  const { name, quantity, lid, note, keyring, allergens } = box;
  return (
    <li>
      <b>
        {quantity > 1 && `${quantity} × `}
        {name}
      </b>
      <p>{flavourText(box)}</p>
      <p>
        Lid: {lid}
        {keyring !== null && `. Keyring ${keyringText(box)}`}
      </p>
      {note !== '' && <p className={styles.note}>{note}</p>}
      <small>Contains: {allergens.join(', ') || 'not known, look it up'}</small>
    </li>
  );
}

const isDoubleTap = ({ detail }: MouseEvent): boolean => detail > 1;

/** Takes a packed parcel back to those that are to be packed. It goes, and the focus to the button that moves the parcel on. */
function Unpack({ parcel }: { parcel: BoardParcel }) {
  return (
    <button
      className="button button--quiet button--small"
      onClick={(event) => {
        if (isDoubleTap(event)) return;
        const card = event.currentTarget.closest('li');
        card?.querySelector<HTMLElement>(`.${styles.move}`)?.focus();
        changeStatus([parcel], 'waiting');
      }}
    >
      Mark as not packed<span className="visually-hidden"> {parcel.recipient[0]}</span>
    </button>
  );
}

function Whole({ parcel }: { parcel: BoardParcel }) {
  const { recipient, boxes, slices, email, shippingName, status } = parcel;
  return (
    <div className={styles.whole}>
      <div className={styles.to}>
        <address>
          {recipient.map((line, index) => (
            <span key={index}>{line}</span>
          ))}
        </address>
        <p>{shippingName}</p>
        <a href={mailAddressLink(email)}>{email}</a>
        <AddressCorrection parcel={parcel} />
        {status === 'packed' && <Unpack parcel={parcel} />}
      </div>
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

/**
 * The button that moves a parcel on, or back once it is posted. It stays in its place when the parcel moves, and keeps the
 * focus; a double tap counts once. A parcel that should not leave takes a second click.
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
  const move = (event: MouseEvent) => {
    if (isDoubleTap(event)) return;
    const isStopped = to === 'posted' && stop !== '';
    if (isStopped && !isAsked) setAskedVersion(version);
    else changeStatus([parcel], to, { confirmStop: isStopped });
  };
  const look = status === 'posted' || stop !== '' ? 'button--quiet' : 'button--secondary';
  return (
    <button
      className={`button button--small ${look} ${styles.move}`}
      onClick={move}
      onKeyDown={(event) => {
        // A key that is held down is one click.
        if (event.repeat) event.preventDefault();
      }}
    >
      {name}
      <span className="visually-hidden"> {recipient[0]}</span>
    </button>
  );
}

/** "1 box, 200 g, 1 note". */
function contentsText({ place, boxes, slices, weightGrams }: BoardParcel): string {
  const count = totalQuantity(boxes);
  const notes = boxes.filter(({ note }) => note !== '').length;
  return [
    place,
    slices ? `${slices.quantity} slices` : `${count} ${count === 1 ? 'box' : 'boxes'}`,
    weightGrams === null ? '' : formatWeight(weightGrams),
    notes === 0 ? '' : `${notes} ${notes === 1 ? 'note' : 'notes'}`,
  ]
    .filter((fact) => fact !== '')
    .map(unbroken)
    .join(', ');
}

/** "wished for Sun 24 Jan". */
export const wishText = (day: Day): string => `wished for ${formatShortWeekday(day)}`;

/** What is not as usual: that it is not sent yet, how it travels, and the requested day. */
function Tags({ parcel, hasOwnWish }: Pick<Props, 'parcel' | 'hasOwnWish'>) {
  const { id, shippingTag, metDay } = parcel;
  const isUnsent = useStore($unsent).includes(id);
  return (
    <>
      {isUnsent && <b className={styles.unsentTag}>Not sent yet</b>}
      {shippingTag !== '' && <span className={page.tag}>{shippingTag}</span>}
      {hasOwnWish && metDay !== null && <span className={page.tag}>{wishText(metDay)}</span>}
    </>
  );
}

interface Props {
  parcel: BoardParcel;
  /** Whether it should have left before. */
  isUrgent: boolean;
  /** Whether the day that it wishes for is not that of all beside it. */
  hasOwnWish: boolean;
}

/** A parcel: for whom, what is in it, and how far it is. */
export function ParcelCard({ parcel, isUrgent, hasOwnWish }: Props) {
  const { id, recipient, orderNumber, status, stop } = parcel;
  const isTicked = useStore($ticked).includes(id);
  const [isOpen, setOpen] = useState(false);
  return (
    <li
      className={`${styles.card} ${isUrgent || stop !== '' ? styles.late : ''}`}
      data-status={status}
    >
      {stop !== '' && <p className={styles.stop}>STOP: {stop}. Ask before you post it.</p>}
      <label className={styles.who}>
        <input type="checkbox" checked={isTicked} onChange={() => tick([id], !isTicked)} />
        <span>
          <b>{recipient[0]}</b>
          <span className={styles.postcode}>{recipient.at(-1)}</span>
        </span>
      </label>
      <p className={styles.facts}>
        <span>{contentsText(parcel)}</span>
        <Tags parcel={parcel} hasOwnWish={hasOwnWish} />
      </p>
      {status !== 'waiting' && <b className={styles.state}>{STATUS_WORDS[status]}</b>}
      <p className={styles.number}>{orderNumber}</p>
      <button className={styles.open} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Details<span className="visually-hidden"> of {recipient[0]}</span>
      </button>
      <Move parcel={parcel} />
      {isOpen && <Whole parcel={parcel} />}
    </li>
  );
}

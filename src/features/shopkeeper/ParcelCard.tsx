import { useStore } from '@nanostores/react';
import { useState, type MouseEvent } from 'react';
import type { BoardParcel } from '#contract/shopkeeper-day.ts';
import { formatWeekday } from '#domain/day-words.ts';
import { formatWeight } from '#domain/box/weight.ts';
import { $unsent } from './kept.ts';
import { AddressCorrection } from './paperwork/AddressCorrection.tsx';
import { Paperwork } from './paperwork/Paperwork.tsx';
import { pressStatus } from './presses.ts';
import styles from './Board.module.css';

const STATUS_WORDS = { waiting: 'To pack', packed: 'Packed', posted: 'Posted' } as const;

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
    <details className={styles.details}>
      <summary>
        Address and contents<span className="visually-hidden"> of {recipient[0]}</span>
      </summary>
      <address>
        {recipient.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <AddressCorrection parcel={parcel} />
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
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
    </details>
  );
}

/**
 * The buttons that move a parcel on and back. The first one stays in its place when the parcel moves, and keeps the focus;
 * a double tap counts once. A parcel that should not leave takes a second press.
 */
function Moves({ parcel }: { parcel: BoardParcel }) {
  const [askedVersion, setAskedVersion] = useState(0);
  const { version, status, stop, recipient } = parcel;
  const isAsked = askedVersion === version;
  const about = <span className="visually-hidden"> {recipient[0]}</span>;
  const press = (to: BoardParcel['status'], { detail }: MouseEvent) => {
    if (detail > 1) return;
    const isStopped = to === 'posted' && stop !== '';
    if (isStopped && !isAsked) setAskedVersion(version);
    else pressStatus([parcel], to, { confirmStop: isStopped });
  };
  const first = {
    waiting: { to: 'packed', name: 'Packed' },
    packed: { to: 'posted', name: isAsked ? 'Post it all the same' : 'Posted' },
    posted: { to: 'packed', name: 'Not posted' },
  } as const;
  const { to, name } = first[status];
  return (
    <div className={styles.moves}>
      <button
        className={`button ${status === 'posted' ? 'button--quiet' : 'button--secondary'}`}
        onClick={(event) => press(to, event)}
        onKeyDown={(event) => {
          // A key that is held down is one press.
          if (event.repeat) event.preventDefault();
        }}
      >
        {name}
        {about}
      </button>
      {status === 'packed' && (
        <button className="button button--quiet" onClick={(event) => press('waiting', event)}>
          Not packed{about}
        </button>
      )}
    </div>
  );
}

function factsOf({ boxes, slices, weightGrams, shippingName, arriveOn }: BoardParcel): string {
  const count = boxes.reduce((sum, { quantity }) => sum + quantity, 0);
  const notes = boxes.filter(({ note }) => note !== '').length;
  return [
    slices ? `${slices.quantity} slices` : `${count} ${count === 1 ? 'box' : 'boxes'}`,
    ...(weightGrams === null ? [] : [formatWeight(weightGrams)]),
    shippingName,
    ...(notes === 0 ? [] : [notes === 1 ? 'a note to write' : `${notes} notes to write`]),
    ...(arriveOn === null ? [] : [`wished for ${formatWeekday(arriveOn)}`]),
  ].join('\u00a0· ');
}

interface Props {
  parcel: BoardParcel;
  /** Whether the card names the day on which it leaves. */
  showsDay?: boolean;
  isChosen: boolean;
  onChoose: (id: number) => void;
}

/** A parcel: for whom, what is in it, and how far it is. */
export function ParcelCard({ parcel, showsDay = false, isChosen, onChoose }: Props) {
  const { id, recipient, orderNumber, place, status, stop, postOn } = parcel;
  const isUnsent = useStore($unsent).includes(id);
  return (
    <li className={styles.card} data-status={status}>
      <label className={styles.who}>
        <input type="checkbox" checked={isChosen} onChange={() => onChoose(id)} />
        <span>
          <b>{recipient[0]}</b>
          <span className={styles.postcode}>{recipient.at(-1)}</span>
        </span>
      </label>
      <div className={styles.state}>
        <span>{STATUS_WORDS[status]}</span>
        {isUnsent && <small>Not sent yet</small>}
      </div>
      {stop !== '' && <p className={styles.stop}>STOP: {stop}. Ask before you post it.</p>}
      <p className={styles.facts}>
        {showsDay && <b>{formatWeekday(postOn)}</b>}
        {factsOf(parcel)}
        {'\u00a0· '}
        <span className={styles.number}>{orderNumber}</span>
        {place !== '' && `\u00a0· ${place}`}
      </p>
      <Whole parcel={parcel} />
      <Moves parcel={parcel} />
    </li>
  );
}

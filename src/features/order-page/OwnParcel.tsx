import '#ui/alert.css';
import '#ui/panel.css';
import '#ui/box-tokens.css';
import '#ui/note-card.css';
import { focusHeading } from '#browser/focus.ts';
import { KITCHEN_LINE } from '#copy/allergens.ts';
import type { OrderPage, OrderPageParcel } from '#contract/order-page.ts';
import { shop } from '#data/shop.ts';
import { OrderBoxes, OrderPicture } from '#features/order/OrderBoxes.tsx';
import { hasContents, isPicturable } from '#features/order/order-contents.ts';
import { AddressChange } from './AddressChange.tsx';
import { arrivalLine, leavingLine, STATUS_TEXT, wishedText } from './copy.ts';
import { DayChange } from './DayChange.tsx';
import { NoteChange } from './NoteChange.tsx';
import type { RefusedChange } from './order-page.ts';
import styles from './OrderPage.module.css';

interface Props {
  parcel: OrderPageParcel;
  /** Its place in the order, from 0, and how many there are. */
  place: number;
  count: number;
  slices: OrderPage['slices'];
  /** Whether the order was paid back: then nothing arrives, and nothing can be changed. */
  isPaidBack: boolean;
  /** The change that came too late, of this or another parcel. */
  refused: RefusedChange | null;
}

/** What remains to do when a parcel is packed while somebody types: ring, and read out what was typed. */
function TooLate({ refused: { message, wished } }: { refused: RefusedChange }) {
  const isNote = wished.note !== undefined;
  return (
    <div
      id="not-saved"
      className={`alert alert--notice ${styles['late']}`}
      ref={focusHeading}
      role="alert"
      tabIndex={-1}
    >
      <p>
        <strong>{message}</strong> If it must be changed, ring us and read out what you wrote.
      </p>
      <p className={styles['unsaved']}>Not saved</p>
      <blockquote className={isNote ? `note-card ${styles['note']}` : styles['address']}>
        {wishedText(wished)}
      </blockquote>
      <p className="button-row">
        <a className="button button--primary button--small" href={shop.phoneLink}>
          Ring {shop.phone}
        </a>
      </p>
    </div>
  );
}

/** A parcel of an order: when it comes, what is in it, where it goes, and what may still be changed. */
export function OwnParcel({ parcel, place, count, slices, isPaidBack, refused }: Props) {
  const id = `parcel-${parcel.id}`;
  const contents = { parcels: [{ boxes: parcel.boxes }], slices };
  const isPictured = isPicturable(contents);
  const late = refused?.parcel === parcel.id && <TooLate refused={refused} />;
  const isOfNote = refused?.wished.note !== undefined;
  const arrival = isPaidBack ? 'What you ordered' : arrivalLine(parcel);
  return (
    <section className={`panel ${styles['parcel']}`} aria-labelledby={id}>
      <h2 className="h2" id={id}>
        {count > 1 ? `Parcel ${place + 1} of ${count}` : arrival}
      </h2>
      {count > 1 && !isPaidBack && (
        <p className={styles['arrival']}>{`${STATUS_TEXT[parcel.status]}. ${arrival}`}</p>
      )}
      {!isPaidBack && <p className="muted">{leavingLine(parcel)}</p>}
      {hasContents(contents) ? (
        <div className={styles['contents']}>
          {isPictured && <OrderPicture contents={contents} paid={null} />}
          <OrderBoxes contents={contents} isPictured={isPictured} />
        </div>
      ) : (
        <p>What is in it stands in your confirmation.</p>
      )}
      <p className={styles['allergens']}>
        {KITCHEN_LINE} <a href="/ingredients">Ingredients and allergens of each flavour</a>
      </p>
      {!isPaidBack && (
        <>
          {parcel.boxes.map((_box, index) => (
            <NoteChange key={index} parcel={parcel} place={index} />
          ))}
          {isOfNote && late}
          <AddressChange parcel={parcel} />
          {!isOfNote && late}
          {parcel.status === 'waiting' && <DayChange parcel={parcel} isSlices={slices !== null} />}
        </>
      )}
    </section>
  );
}

import '#ui/panel.css';
import { KITCHEN_LINE } from '#copy/allergens.ts';
import { parcelPlaceText } from '#copy/parcel.ts';
import type { OrderPage, OrderPageParcel } from '#contract/order-page.ts';
import { OrderBoxes, OrderPicture } from '#features/order/OrderBoxes.tsx';
import { hasContents, isPicturable } from '#features/order/order-contents.ts';
import { AddressChange } from './AddressChange.tsx';
import { arrivalLine, leavingLine, STATUS_TEXT } from './copy.ts';
import { DayChange } from './DayChange.tsx';
import { NoteChange } from './NoteChange.tsx';
import styles from './OrderPage.module.css';

interface Props {
  parcel: OrderPageParcel;
  /** Its index in the order, and how many parcels there are. */
  index: number;
  count: number;
  slices: OrderPage['slices'];
  /** Whether the order was paid back: then nothing arrives, and nothing can be changed. */
  isRefundedInFull: boolean;
}

/** A parcel of an order: when it comes, what is in it, where it goes, and what may still be changed. */
export function OwnParcel({ parcel, index, count, slices, isRefundedInFull }: Props) {
  const id = `parcel-${parcel.id}`;
  const contents = { parcels: [{ boxes: parcel.boxes }], slices };
  const isPictured = isPicturable(contents);
  const arrival = isRefundedInFull ? 'What you ordered' : arrivalLine(parcel);
  return (
    <section className={`panel ${styles['parcel']}`} aria-labelledby={id}>
      <h2 className="h2" id={id}>
        {parcelPlaceText(index + 1, count) || arrival}
      </h2>
      {count > 1 && !isRefundedInFull && (
        <p className={styles['arrival']}>{`${STATUS_TEXT[parcel.status]}. ${arrival}`}</p>
      )}
      {!isRefundedInFull && <p className="muted">{leavingLine(parcel)}</p>}
      {hasContents(contents) ? (
        <div className={styles['contents']}>
          {isPictured && <OrderPicture contents={contents} closingOrder={null} />}
          <OrderBoxes contents={contents} isPictured={isPictured} />
        </div>
      ) : (
        <p>What is in it stands in your confirmation.</p>
      )}
      <p className={styles['allergens']}>
        {KITCHEN_LINE} <a href="/ingredients">Ingredients and allergens of each flavour</a>
      </p>
      {!isRefundedInFull && (
        <>
          {parcel.boxes.map((_box, index) => (
            <NoteChange key={index} parcel={parcel} index={index} />
          ))}
          <AddressChange parcel={parcel} />
          {parcel.status === 'waiting' && <DayChange parcel={parcel} isSlices={slices !== null} />}
        </>
      )}
    </section>
  );
}

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { PrintedParcel } from '#contract/shopkeeper-paperwork.ts';
import { policies } from '#data/policies.ts';
import { shop } from '#data/shop.ts';
import { formatDay } from '#domain/day-words.ts';
import type { Paper } from './printed.ts';
import styles from './PrintedPapers.module.css';

type Flavours = PrintedParcel['boxes'][number]['flavours'];

const flavourLine = (flavours: Flavours): string =>
  flavours.map(({ name, quantity }) => `${quantity}\u00a0×\u00a0${name}`).join(', ');

function ToTick({ flavours }: { flavours: Flavours }) {
  return (
    <ul className={styles.pieces}>
      {flavours.map(({ name, quantity }) => (
        <li key={name}>
          <b>{quantity}</b> {name}
        </li>
      ))}
    </ul>
  );
}

function Warnings({ parcel }: { parcel: PrintedParcel }) {
  const { warnings, changes } = parcel;
  return (
    <>
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
      {changes.length > 0 && <p className={styles.changes}>CHANGED: {changes.join('. ')}</p>}
    </>
  );
}

/** For the packer: when and how it leaves first, then what goes in, with boxes to tick. */
function PackingSlip({ parcel }: { parcel: PrintedParcel }) {
  const { boxes, slices } = parcel;
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2>{parcel.postBy}</h2>
          <p>{parcel.posting}</p>
        </div>
        <p className={styles.number}>{parcel.orderNumber}</p>
      </header>
      <Warnings parcel={parcel} />
      <address className={styles.addressee}>
        {parcel.recipient.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {boxes.map((box) => (
        <section key={box.title} className={styles.box}>
          <h3>
            {box.title}
            {boxes.length > 1 && <small>{parcel.orderNumber}</small>}
          </h3>
          <p className={styles.toTick}>
            Lid: <b>{box.lid}</b>
          </p>
          {box.keyring !== '' && <p className={styles.toTick}>Keyring: {box.keyring}</p>}
          {box.note === '' ? (
            <p>No note.</p>
          ) : (
            <div className={styles.note}>
              <p className={styles.toTick}>{box.copying}</p>
              <blockquote>{box.note}</blockquote>
            </div>
          )}
          <ToTick flavours={box.flavours} />
          {box.allergens.length > 0 && <p>Contains: {box.allergens.join(', ')}</p>}
        </section>
      ))}
      {slices && (
        <section className={styles.box}>
          <h3>{slices.title}</h3>
          <p>{slices.share}</p>
          <ToTick flavours={slices.flavours} />
        </section>
      )}
      <p className={styles.contains}>{parcel.contains}</p>
    </>
  );
}

/** For the parcel: for whom and from whom, the note, what is in it, and until when it is best. Without a price. */
function ParcelSheet({ parcel }: { parcel: PrintedParcel }) {
  const { boxes, slices, from, recipient } = parcel;
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2>For {recipient[0]}</h2>
          {from !== '' && <p>From {from}</p>}
        </div>
        <p className={styles.shopName}>{shop.name}</p>
      </header>
      {boxes.map((box) => (
        <section key={box.title} className={styles.box}>
          {box.note !== '' && <blockquote className={styles.largeNote}>{box.note}</blockquote>}
          <h3>{box.name}</h3>
          <p>{flavourLine(box.flavours)}</p>
          {box.allergens.length > 0 && <p>Contains: {box.allergens.join(', ')}</p>}
        </section>
      ))}
      {slices && (
        <section className={styles.box}>
          <h3>{slices.title}</h3>
          <p>{flavourLine(slices.flavours)}</p>
        </section>
      )}
      <p className={styles.contains}>{parcel.contains}</p>
      <p className={styles.bestBefore}>
        <b>Best before {formatDay(parcel.bestBefore)}.</b> {policies.storing}
      </p>
      <footer className={styles.foot}>
        <span>
          {shop.name}, {shop.address.street}, {shop.address.town} {shop.address.postcode}
        </span>
        <span>
          {shop.phone}, {shop.email}
        </span>
        <span>{parcel.orderNumber}</span>
      </footer>
    </>
  );
}

interface Props {
  paper: Paper;
  parcels: readonly PrintedParcel[];
}

/** The papers of parcels, unseen on the screen: two on a page where they fit. Each new set of them is printed. */
export function PrintedPapers({ paper, parcels }: Props) {
  useEffect(() => window.print(), [paper, parcels]);
  const Contents = paper === 'slip' ? PackingSlip : ParcelSheet;
  return createPortal(
    <div className={styles.papers} data-paper={paper}>
      {parcels.map((parcel) => (
        <article key={parcel.id} className={styles.paper}>
          <Contents parcel={parcel} />
        </article>
      ))}
    </div>,
    document.body,
  );
}

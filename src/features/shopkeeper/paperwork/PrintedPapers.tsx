import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { PrintedParcel } from '#contract/shopkeeper-paperwork.ts';
import { logo } from '#data/logo.ts';
import { policies } from '#data/policies.ts';
import { shop } from '#data/shop.ts';
import { formatDay } from '#domain/day-words.ts';
import type { Paper as PaperName } from './printed.ts';
import styles from './PrintedPapers.module.css';

type PrintedBox = PrintedParcel['boxes'][number];
type Flavours = PrintedBox['flavours'];

interface ToTickProps {
  flavours: Flavours;
  /** How many boxes hold this. */
  boxes?: number;
}

function ToTick({ flavours, boxes = 1 }: ToTickProps) {
  return (
    <ul className={styles.pieces} data-boxes={boxes > 1 ? boxes : undefined}>
      {flavours.map(({ name, quantity }) => (
        <li key={name} className={styles.toTick}>
          <b>{quantity}</b>
          <span>
            {name}
            {boxes > 1 && ` in each, ${quantity * boxes} in all`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What else goes in, with its boxes to tick: the lid, the keyring, the note. */
function Extras({ box }: { box: PrintedBox }) {
  return (
    <>
      <ul className={`${styles.pieces} ${styles.extras}`}>
        <li className={styles.toTick}>
          <span>
            Lid: <strong>{box.lid}</strong>
          </span>
        </li>
        {box.keyring !== '' && (
          <li className={styles.toTick}>
            <span>
              Keyring: <strong>{box.keyring}</strong>
            </span>
          </li>
        )}
        {box.note === '' ? (
          <li className={styles.nothing}>No note.</li>
        ) : (
          <li className={styles.toTick}>{box.copying}</li>
        )}
      </ul>
      {box.note !== '' && <blockquote className={styles.note}>{box.note}</blockquote>}
    </>
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
      {changes.length > 0 && <p className={styles.warning}>CHANGED: {changes.join('. ')}</p>}
    </>
  );
}

/** The allergens that a box contains; nothing for a box without. */
function BoxAllergens({ box: { allergens } }: { box: PrintedBox }) {
  if (allergens.length === 0) return null;
  return (
    <p>
      Contains: <b>{allergens.join(', ')}</b>
    </p>
  );
}

/** What is in it that somebody may not eat. */
function Allergens({ parcel }: { parcel: PrintedParcel }) {
  return (
    <p className={styles.contains}>
      <b>{parcel.contains}</b> {parcel.kitchen}
    </p>
  );
}

/** For the packer: what stops it first, then when and how it leaves, its allergens, and what goes in, with boxes to tick. */
function PackingSlip({ parcel }: { parcel: PrintedParcel }) {
  const { boxes, slices } = parcel;
  return (
    <>
      <Warnings parcel={parcel} />
      <header className={styles.head}>
        <div>
          <h2>{parcel.postBy}</h2>
          <p>{parcel.posting}</p>
          <p className={styles.number}>{parcel.orderNumber}</p>
        </div>
        <address className={styles.addressee}>
          {parcel.recipient.map((line, index) => (
            <span key={index}>{line}</span>
          ))}
        </address>
      </header>
      <div className={styles.sign}>
        <Allergens parcel={parcel} />
      </div>
      {boxes.map((box) => (
        <section key={box.title} className={styles.box}>
          <h3>
            {box.title}
            {boxes.length > 1 && <small>{parcel.orderNumber}</small>}
          </h3>
          <ToTick flavours={box.flavours} boxes={box.quantity} />
          <Extras box={box} />
          <BoxAllergens box={box} />
        </section>
      ))}
      {slices && (
        <section className={styles.box}>
          <h3>{slices.title}</h3>
          <ToTick flavours={slices.flavours} />
          <p>{slices.summary}</p>
        </section>
      )}
    </>
  );
}

/** The shop's logo, in lines that any printer draws. */
function Mark() {
  return (
    <div className={styles.mark}>
      <svg viewBox="0 0 60 40" aria-hidden="true">
        <path d={logo.flag} />
        <path d={logo.stone} />
        <path className={styles.line} d={logo.braces} />
        <path className={styles.line} d={logo.water} />
      </svg>
      <p>
        {shop.shortName}
        <small>{logo.trade}</small>
      </p>
    </div>
  );
}

/** How many characters of a note fit on a line where it is largest. */
const LINE = 40;

/** A long note is set smaller, so that two sheets still share a page. */
function sizeOf(note: string): 'large' | 'middle' | 'small' {
  const lines = note.split('\n').reduce((sum, { length }) => sum + Math.ceil(length / LINE), 0);
  return lines <= 2 ? 'large' : lines <= 4 ? 'middle' : 'small';
}

function Contents({ title, flavours }: { title: string; flavours: Flavours }) {
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.flavours}>
        {flavours.map(({ name, quantity }) => (
          <li key={name}>
            <b>{quantity}</b> {name}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * A card to keep, for the parcel: for whom and from whom, the note, what is in it, and until when it is best. Without a
 * price.
 */
function ParcelSheet({ parcel }: { parcel: PrintedParcel }) {
  const { boxes, slices, from, recipient } = parcel;
  return (
    <div className={styles.sheet}>
      <header className={styles.sheetHead}>
        <div>
          <h2>
            <small>For</small> {recipient[0]}
          </h2>
          {from !== '' && <p className={styles.from}>from {from}</p>}
        </div>
        <Mark />
      </header>
      {boxes.map((box) => (
        <section key={box.title} className={styles.box}>
          {box.note !== '' && (
            <blockquote className={styles.largeNote} data-size={sizeOf(box.note)}>
              {box.note.split('\n').map((line, index) => (
                <p key={index}>{line}</p>
              ))}
            </blockquote>
          )}
          <Contents
            title={box.quantity > 1 ? `${box.name}, each with` : box.name}
            flavours={box.flavours}
          />
          <BoxAllergens box={box} />
        </section>
      ))}
      {slices && (
        <section className={styles.box}>
          <Contents title={slices.title} flavours={slices.flavours} />
        </section>
      )}
      <div className={styles.keep}>
        <Allergens parcel={parcel} />
        <p className={styles.bestBefore}>
          <b>Best before {formatDay(parcel.bestBefore)}.</b> {policies.storing}
        </p>
      </div>
      <footer className={styles.foot}>
        <span>
          {shop.address.street}, {shop.address.town} {shop.address.postcode}
        </span>
        <span>
          {shop.phone}, {shop.email}
        </span>
        <span>{parcel.orderNumber}</span>
      </footer>
    </div>
  );
}

interface Props {
  paper: PaperName;
  parcels: readonly PrintedParcel[];
}

/** The papers of parcels, unseen on the screen: two on a page where they fit. Each new set of them is printed. */
export function PrintedPapers({ paper, parcels }: Props) {
  useEffect(() => window.print(), [paper, parcels]);
  const Paper = paper === 'slip' ? PackingSlip : ParcelSheet;
  return createPortal(
    <div className={styles.papers} data-paper={paper}>
      {parcels.map((parcel) => (
        <article key={parcel.id} className={styles.paper}>
          <Paper parcel={parcel} />
        </article>
      ))}
    </div>,
    document.body,
  );
}

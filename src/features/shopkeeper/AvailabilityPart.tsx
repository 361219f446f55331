import '#ui/alert.css';
import '#ui/field.css';
import '#ui/panel.css';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { findById } from '#domain/catalogue.ts';
import { formatDayRange } from '#domain/day-words.ts';
import { addDays, londonTime, parseDay } from '#domain/day.ts';
import type { Availability } from '#domain/delivery/availability.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import {
  $availabilityForm,
  addClosure,
  isChanged,
  loadAvailability,
  markFlavour,
  removeClosure,
  resetDraft,
  saveDraftAvailability,
  setLastPosting,
  undoAvailability,
  unmarkFlavour,
  type AvailabilityForm,
} from './availability-form.ts';
import { postingSlots, previewLines, untilText } from './availability-preview.ts';
import styles from './shopkeeper.module.css';

const today = (): string => londonTime(Date.now()).day;

function SoldOutRow({ entry }: { entry: Availability['soldOut'][number] }) {
  const { flavours } = useStore($catalogue);
  const { flavourId } = entry;
  const name = findById(flavours, flavourId)?.name ?? `Flavour ${flavourId}`;
  return (
    <li className={styles.row}>
      <div className={styles.rowWords}>
        <b>{name}</b>
        <small>Sold out {untilText(entry)}</small>
      </div>
      <button className="button button--quiet" onClick={() => unmarkFlavour(flavourId)}>
        Back on sale<span className="visually-hidden">: {name}</span>
      </button>
    </li>
  );
}

function SoldOut({ draft }: { draft: Availability }) {
  const { flavours } = useStore($catalogue);
  const [flavourId, setFlavourId] = useState('');
  const [until, setUntil] = useState('');
  const marked = draft.soldOut.map((entry) => entry.flavourId);
  const add = () => {
    if (flavourId === '') return;
    markFlavour(Number(flavourId), parseDay(until) ?? undefined);
    setFlavourId('');
    setUntil('');
  };
  return (
    <section className={styles.section} aria-labelledby="sold-out">
      <h2 id="sold-out" className="h2" tabIndex={-1}>
        Sold out
      </h2>
      <p>Shoppers see the flavour, and cannot choose it.</p>
      <ul className={styles.rows}>
        {draft.soldOut.map((entry) => (
          <SoldOutRow key={entry.flavourId} entry={entry} />
        ))}
      </ul>
      <div className={styles.adding}>
        <div className="field">
          <label htmlFor="sold-out-flavour">Flavour</label>
          <select
            id="sold-out-flavour"
            className="input"
            value={flavourId}
            onChange={({ currentTarget }) => setFlavourId(currentTarget.value)}
          >
            <option value="">Choose a flavour</option>
            {flavours
              .filter(({ id }) => !marked.includes(id))
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="sold-out-until">Last day without it (optional)</label>
          <input
            id="sold-out-until"
            className="input"
            type="date"
            min={today()}
            value={until}
            onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          />
        </div>
        <button className="button button--secondary" aria-disabled={flavourId === ''} onClick={add}>
          Mark as sold out
        </button>
      </div>
    </section>
  );
}

function ClosedDays({ draft }: { draft: Availability }) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const first = parseDay(from);
  const add = () => {
    if (!first) return;
    addClosure(first, parseDay(to) ?? first);
    setFrom('');
    setTo('');
  };
  return (
    <section className={styles.section} aria-labelledby="closed-days">
      <h2 id="closed-days" className="h2" tabIndex={-1}>
        Closed days
      </h2>
      <p>Nothing is posted on these days. Weekends and bank holidays need no entry.</p>
      <ul className={styles.rows}>
        {draft.closed.map((closure, place) => (
          <li key={`${closure.from} ${closure.to} ${place}`} className={styles.row}>
            <b className={styles.rowWords}>
              {formatDayRange(closure.from, closure.to)} {closure.to.slice(0, 4)}
            </b>
            <button className="button button--quiet" onClick={() => removeClosure(place)}>
              Open again
              <span className="visually-hidden">: {formatDayRange(closure.from, closure.to)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.adding}>
        <div className="field">
          <label htmlFor="closed-from">First closed day</label>
          <input
            id="closed-from"
            className="input"
            type="date"
            min={today()}
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
        </div>
        <div className="field">
          <label htmlFor="closed-to">Last closed day</label>
          <input
            id="closed-to"
            className="input"
            type="date"
            min={from || today()}
            value={to}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
        </div>
        <button className="button button--secondary" aria-disabled={!first} onClick={add}>
          Add closed days
        </button>
      </div>
    </section>
  );
}

function LastPostings({ draft }: { draft: Availability }) {
  const [now] = useState(() => londonTime(Date.now()).day);
  const slots = postingSlots(draft, now);
  return (
    <section className={styles.section} aria-labelledby="last-postings">
      <h2 id="last-postings" className="h2" tabIndex={-1}>
        Last posting dates
      </h2>
      <p>
        What leaves later is promised for after Christmas. Royal Mail publishes its dates each
        autumn. An emptied field brings back the date that we count on until then.
      </p>
      <div className={styles.postings}>
        {slots.map(({ shippingId, event, deliveryName, lastDay, builtDay }) => (
          <div key={`${shippingId} ${event}`} className="field">
            <label htmlFor={`posting-${shippingId}-${event}`}>
              {deliveryName}, Christmas {event.slice(0, 4)}
            </label>
            <input
              id={`posting-${shippingId}-${event}`}
              className="input"
              type="date"
              max={addDays(event, -1)}
              value={lastDay ?? ''}
              onChange={({ currentTarget: { value } }) => {
                const day = parseDay(value);
                setLastPosting({ shippingId, event }, day === builtDay ? null : day);
              }}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

function Summary({ form }: { form: AvailabilityForm }) {
  const catalogue = useStore($catalogue);
  const [now] = useState(() => Date.now());
  return (
    <section className={`panel ${styles.summary}`} aria-labelledby="preview">
      <h2 id="preview" className="h3">
        {isChanged(form) ? 'What shoppers will see' : 'What shoppers see'}
      </h2>
      <ul className={styles.preview}>
        {previewLines(form.draft, catalogue, now).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

const UNSENT =
  'Not sent yet. There is no connection. What you saved is kept on this device and sent by itself.';

/** Saves or discards what was written, or takes it back; in sight however far down the fields stand. */
function Saving({ form }: { form: AvailabilityForm }) {
  const { isBusy, isUnsent, message, before } = form;
  const isDirty = isChanged(form);
  return (
    <div className={styles.saving}>
      <p role="status" className={styles.status}>
        {isUnsent ? UNSENT : isDirty && message === '' ? 'Not saved yet.' : message}
      </p>
      <div className={styles.buttons}>
        {isDirty && (
          <>
            <button
              className="button button--primary"
              aria-disabled={isBusy}
              onClick={saveDraftAvailability}
            >
              Save
            </button>
            <button className="button button--quiet" onClick={resetDraft}>
              Discard
            </button>
          </>
        )}
        {!isDirty && before && (
          <button
            className="button button--quiet"
            aria-disabled={isBusy}
            onClick={undoAvailability}
          >
            Undo
          </button>
        )}
      </div>
    </div>
  );
}

const PARTS = [
  { id: 'sold-out', name: 'Sold out' },
  { id: 'closed-days', name: 'Closed days' },
  { id: 'last-postings', name: 'Last posting dates' },
] as const;

/** Leads to the three parts on screens on which they do not stand in sight together. */
function Parts() {
  const show = (id: string) => {
    const heading = document.getElementById(id);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <p className={styles.parts}>
      {PARTS.map(({ id, name }) => (
        <button key={id} className="text-button" onClick={() => show(id)}>
          {name}
        </button>
      ))}
    </p>
  );
}

/** What is sold out, when the shop is closed and until when it posts, with a preview of what a change does. */
export function AvailabilityPart() {
  const form = useStore($availabilityForm);
  useEffect(() => {
    void loadAvailability();
  }, []);
  if (form === null) return <p>One moment…</p>;
  if (typeof form === 'string') {
    return (
      <>
        <p className="alert alert--notice" role="status">
          {form}
        </p>
        <button
          className={`button button--secondary ${styles.alone}`}
          onClick={() => void loadAvailability()}
        >
          Try again
        </button>
      </>
    );
  }
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Parts />
        <SoldOut draft={form.draft} />
        <ClosedDays draft={form.draft} />
        <LastPostings draft={form.draft} />
      </div>
      <div className={styles.side}>
        <Summary form={form} />
        <Saving form={form} />
      </div>
    </div>
  );
}

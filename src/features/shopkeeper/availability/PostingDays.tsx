import { useState } from 'react';
import { focusOn } from '#browser/focus.ts';
import { formatDayRange } from '#domain/day-words.ts';
import { addDays, parseDay } from '#domain/day.ts';
import {
  addClosure,
  isAmong,
  removeClosure,
  setLastPosting,
  type AvailabilityForm,
} from './availability-form.ts';
import { postingSlots } from './posting-slots.ts';
import { DayField } from './DayField.tsx';
import { today } from '../today.ts';
import styles from '../shopkeeper.module.css';

/** Enters the days on which the shop is closed. */
export function Closures({ draft, saved }: Pick<AvailabilityForm, 'draft' | 'saved'>) {
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
        {draft.closed.map((closure, index) => (
          <li key={`${closure.from} ${closure.to} ${index}`} className={styles.row}>
            <div className={styles.rowWords}>
              <b>
                {formatDayRange(closure.from, closure.to)} {closure.to.slice(0, 4)}
              </b>
              {!isAmong(saved.closed, closure) && <mark className={styles.tag}>Not saved yet</mark>}
            </div>
            <button
              className="button button--quiet"
              onClick={() => {
                focusOn('closed-days');
                removeClosure(index);
              }}
            >
              Open again
              <span className="visually-hidden"> {formatDayRange(closure.from, closure.to)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.adding}>
        <DayField
          id="closed-from"
          label="First closed day"
          min={today()}
          value={from}
          onDay={setFrom}
        />
        <DayField
          id="closed-to"
          label="Last closed day"
          min={from || today()}
          value={to}
          onDay={setTo}
        />
        <button className="button button--secondary" aria-disabled={!first} onClick={add}>
          Add closed days
        </button>
      </div>
    </section>
  );
}

/** Enters the last day on which each delivery method arrives before an event. */
export function LastPostings({ draft }: Pick<AvailabilityForm, 'draft'>) {
  const [now] = useState(today);
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
      {[...new Set(slots.map(({ event }) => event))].map((event) => (
        <div key={event} className={styles.postings}>
          <h3 className="h3">Christmas {event.slice(0, 4)}</h3>
          {slots
            .filter((slot) => slot.event === event)
            .map(({ shippingId, deliveryName, lastDay, builtDay }) => (
              <DayField
                key={shippingId}
                id={`posting-${shippingId}-${event}`}
                label={
                  <>
                    {deliveryName}
                    <span className="visually-hidden"> Christmas {event.slice(0, 4)}</span>
                  </>
                }
                max={addDays(event, -1)}
                value={lastDay ?? ''}
                onDay={(value) => {
                  const day = parseDay(value);
                  setLastPosting({ shippingId, event }, day === builtDay ? null : day);
                }}
              />
            ))}
        </div>
      ))}
    </section>
  );
}

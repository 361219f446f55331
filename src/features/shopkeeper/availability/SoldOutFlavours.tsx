import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { focusOn } from '#browser/focus.ts';
import { findById } from '#domain/catalogue.ts';
import { parseDay } from '#domain/day.ts';
import type { Availability } from '#domain/delivery/availability.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { isAmong, markFlavour, unmarkFlavour, type AvailabilityForm } from './availability-form.ts';
import { untilText } from './availability-copy.ts';
import { DayField } from './DayField.tsx';
import { today } from '../today.ts';
import styles from '../shopkeeper.module.css';

type SoldOut = Availability['soldOut'][number];

function SoldOutRow({ entry, isSaved }: { entry: SoldOut; isSaved: boolean }) {
  const { flavours } = useStore($catalogue);
  const { flavourId } = entry;
  const name = findById(flavours, flavourId)?.name ?? `Flavour ${flavourId}`;
  return (
    <li className={styles.row}>
      <div className={styles.rowWords}>
        <b>{name}</b>
        {!isSaved && <mark className={styles.tag}>Not saved yet</mark>}
        <small>Sold out {untilText(entry)}</small>
      </div>
      <button
        className="button button--quiet"
        onClick={() => {
          focusOn('sold-out');
          unmarkFlavour(flavourId);
        }}
      >
        Back on sale<span className="visually-hidden"> {name}</span>
      </button>
    </li>
  );
}

/** Marks flavours as sold out, until a day or until somebody puts them back on sale. */
export function SoldOutFlavours({ draft, saved }: Pick<AvailabilityForm, 'draft' | 'saved'>) {
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
          <SoldOutRow key={entry.flavourId} entry={entry} isSaved={isAmong(saved.soldOut, entry)} />
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
        <DayField
          id="sold-out-until"
          label="Last day without it (optional)"
          min={today()}
          value={until}
          onDay={setUntil}
        />
        <button className="button button--secondary" aria-disabled={flavourId === ''} onClick={add}>
          Mark as sold out
        </button>
      </div>
    </section>
  );
}

import { useState, type ReactNode } from 'react';
import type { BoardList, BoardParcel } from '#contract/shopkeeper-day.ts';
import { showMore } from './board.ts';
import { ParcelCard } from './ParcelCard.tsx';
import { EmptyNotice } from './EmptyNotice.tsx';
import { Paperwork } from './paperwork/Paperwork.tsx';
import { pressStatus } from './presses.ts';
import page from './shopkeeper.module.css';
import styles from './Board.module.css';

function More({ list, rest }: { list: BoardList; rest: number | null }) {
  const [isBusy, setBusy] = useState(false);
  const show = () => {
    if (isBusy) return;
    setBusy(true);
    void showMore(list).then(() => setBusy(false));
  };
  return (
    <button className={`button button--quiet ${page.alone}`} aria-disabled={isBusy} onClick={show}>
      {isBusy ? 'One moment…' : `Show more${rest === null ? '' : ` (${rest} left)`}`}
    </button>
  );
}

/** A list of parcels, and what it says of itself. */
export interface ParcelCardsProps {
  title: string;
  parcels: readonly BoardParcel[];
  /** How many there are in all, as far as it is known. */
  count?: number | undefined;
  /** The list of which a next page can be shown. */
  more?: BoardList | undefined;
  empty: string;
  /** Where to go on from an empty list. */
  onward?: ReactNode;
  /** Whether an empty list is a day's work that is done. */
  isDone?: boolean;
  showsDay?: boolean;
  isUrgent?: boolean;
}

/** A list of parcels, with buttons for those that are ticked. */
export function ParcelCards({
  title,
  parcels,
  count,
  more,
  empty,
  onward,
  isDone,
  showsDay = false,
  isUrgent = false,
}: ParcelCardsProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const picked = parcels.filter(({ id }) => chosen.includes(id));
  const choose = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const areAllChosen = picked.length === parcels.length;
  // What was posted since the list was read stays in sight until it is read anew.
  const posted = parcels.filter(({ status }) => status === 'posted');
  const left = count === undefined ? parcels.length : count - posted.length;
  const press = (status: BoardParcel['status']) => {
    pressStatus(picked, status);
    setChosen([]);
  };
  return (
    <section className={styles.list} aria-label={title}>
      <div className={styles.listHead} data-done={(isDone && parcels.length === 0) || undefined}>
        <h2 className={isUrgent ? styles.urgent : undefined}>
          {title} {left > 0 && <span className={page.count}>{left}</span>}
        </h2>
        {parcels.length > 1 && (
          <button
            className="text-button"
            onClick={() => setChosen(areAllChosen ? [] : parcels.map(({ id }) => id))}
          >
            {areAllChosen ? 'Untick all' : 'Tick all'}
          </button>
        )}
      </div>
      {parcels.length === 0 && (
        <EmptyNotice text={empty} isDone={isDone}>
          {onward}
        </EmptyNotice>
      )}
      <ul className={styles.cards}>
        {parcels.map((parcel) => (
          <ParcelCard
            key={parcel.id}
            parcel={parcel}
            showsDay={showsDay}
            isUrgent={isUrgent}
            isChosen={chosen.includes(parcel.id)}
            onChoose={choose}
          />
        ))}
      </ul>
      {more && <More list={more} rest={count === undefined ? null : count - parcels.length} />}
      {picked.length > 0 && (
        <div className={styles.many}>
          <b>{picked.length} ticked</b>
          <button
            className="button button--secondary button--small"
            onClick={() => press('packed')}
          >
            Mark all packed
          </button>
          <button
            className="button button--secondary button--small"
            onClick={() => press('posted')}
          >
            Mark all posted
          </button>
          <Paperwork
            scope="ticked"
            which={{ ids: picked.map(({ id }) => id) }}
            about="of those that are ticked"
          />
        </div>
      )}
    </section>
  );
}

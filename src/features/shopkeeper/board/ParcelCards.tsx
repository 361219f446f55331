import { useStore } from '@nanostores/react';
import { Fragment, useState, type MouseEvent, type ReactNode } from 'react';
import type { BoardList, BoardParcel } from '#contract/shopkeeper-day.ts';
import { formatWeekday } from '#domain/day-words.ts';
import { unbrokenDays } from '#copy/unbroken.ts';
import { $ticked, showMore, tick } from './board.ts';
import { ParcelCard, wishText } from './ParcelCard.tsx';
import { parcelsText } from '../copy.ts';
import { EmptyNotice, type EmptyNoticeProps } from '../EmptyNotice.tsx';
import page from '../shopkeeper.module.css';
import styles from './Board.module.css';

function More({ list, rest }: { list: BoardList; rest: number | null }) {
  const [isBusy, setBusy] = useState(false);
  // The button goes with the last page, and the focus must not.
  const show = async ({ currentTarget }: MouseEvent<HTMLElement>): Promise<void> => {
    if (isBusy) return;
    const section = currentTarget.closest('section');
    const rows = () => section?.querySelectorAll<HTMLElement>('li > label > input') ?? [];
    const shown = rows().length;
    setBusy(true);
    await showMore(list);
    setBusy(false);
    requestAnimationFrame(() => rows()[shown]?.focus());
  };
  return (
    <button
      className={`button button--quiet ${page.alone}`}
      aria-disabled={isBusy}
      onClick={(event) => void show(event)}
    >
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
  /** What it says without a parcel. */
  empty: Pick<EmptyNoticeProps, 'title' | 'text'>;
  /** Where to go on from an empty list. */
  onward?: ReactNode;
  isUrgent?: boolean;
}

/** A list of parcels by the day on which they leave, to tick one by one or all at once. */
export function ParcelCards({
  title,
  parcels,
  count,
  more,
  empty,
  onward,
  isUrgent = false,
}: ParcelCardsProps) {
  const ticked = useStore($ticked);
  const areAllTicked = parcels.every(({ id }) => ticked.includes(id));
  const tickAll = () =>
    tick(
      parcels.map(({ id }) => id),
      !areAllTicked,
    );
  // What was posted since the list was read stays in sight until it is read anew.
  const posted = parcels.filter(({ status }) => status === 'posted');
  const left = count === undefined ? parcels.length : count - posted.length;
  const days = [...new Set(parcels.map(({ postOn }) => formatWeekday(postOn)))].map((day) => {
    const group = parcels.filter(({ postOn }) => formatWeekday(postOn) === day);
    // A day that all wish for stands in their heading alone.
    const wish = group[0]?.metDay ?? null;
    const isShared = group.length > 1 && group.every(({ metDay }) => metDay === wish);
    return { day, group, wish: day !== title && isShared ? wish : null };
  });
  return (
    <section className={styles.list} aria-label={title}>
      <div className={styles.listHead}>
        <h2 className={isUrgent ? styles.urgent : undefined}>
          {unbrokenDays(title)}{' '}
          {left > 0 && <span className={`nowrap ${page.count}`}>{parcelsText(left)}</span>}
        </h2>
        {parcels.length > 1 && (
          <button className="text-button" onClick={tickAll}>
            {areAllTicked ? 'Untick all' : 'Tick all'}
            <span className="visually-hidden"> {title}</span>
          </button>
        )}
      </div>
      {parcels.length === 0 && <EmptyNotice {...empty}>{onward}</EmptyNotice>}
      {days.map(({ day, group, wish }) => (
        <Fragment key={day}>
          {day !== title && (
            <h3 className="h3">
              {day} {wish !== null && <span className={page.count}>{wishText(wish)}</span>}
            </h3>
          )}
          <ul className={styles.cards}>
            {group.map((parcel) => (
              <ParcelCard
                key={parcel.id}
                parcel={parcel}
                isUrgent={isUrgent}
                hasOwnWish={wish === null}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      {more && <More list={more} rest={count === undefined ? null : count - parcels.length} />}
    </section>
  );
}

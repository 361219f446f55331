import '#ui/alert.css';
import { useStore } from '@nanostores/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { EntryList } from './entry-list.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { EmptyNotice, type EmptyNoticeProps } from '../EmptyNotice.tsx';
import page from '../shopkeeper.module.css';
import styles from './EntryListPart.module.css';

type Entry = Parameters<EntryList<{ id: number; version: number; status: string }>['setStatus']>[0];

interface Props<E extends Entry, Status extends string> {
  list: EntryList<E, Status>;
  title: string;
  /** How many are new, also those that are not read yet. */
  count: number;
  /** The name of those that are done with, below the new ones. */
  done: string;
  /** What is to be known of the list, above it. */
  help: ReactNode;
  /** What it says without an entry. */
  empty: Pick<EmptyNoticeProps, 'title' | 'text'>;
  /** Where to go on from an empty list. */
  onward?: ReactNode;
  /** What one entry shows; `isBusy` while it is being changed, `isNew` where it stands among the new ones. */
  children: (entry: E, place: { isBusy: boolean; isNew: boolean }) => ReactNode;
}

/** How many new ones stand above those that are done before somebody asks for all. */
const SHOWN = 10;

const idOf = ({ id }: Entry): string => `entry-${id}`;

/** A list of what customers sent, new and done, with its waiting, empty and failed states, and a button for older entries. */
export function EntryListPart<E extends Entry, Status extends string>({
  list,
  title,
  count,
  done,
  help,
  empty,
  onward,
  children,
}: Props<E, Status>) {
  const shown = useStore(list.$list);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    void list.load();
  }, [list]);
  if (shown.state !== 'ready') {
    return (
      <NotLoaded loaded={shown} part={`the ${title.toLowerCase()}`} onRetry={() => list.load()} />
    );
  }
  const { entries, waited, next, busy, message } = shown.value;
  // The button may go with the last page, and the focus must not.
  const rowsOf = () => [...document.querySelectorAll<HTMLElement>(`.${styles.entry}`)];
  const showMore = async (more: () => Promise<void> | void): Promise<void> => {
    const shown = rowsOf();
    await more();
    requestAnimationFrame(() =>
      rowsOf()
        .find((row) => !shown.includes(row))
        ?.focus(),
    );
  };
  const groups = [
    { name: 'New', isNew: true, rows: entries.filter(({ id }) => waited.includes(id)) },
    { name: done, isNew: false, rows: entries.filter(({ id }) => !waited.includes(id)) },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <div className={page.section}>
      {entries.length > 0 && help}
      <div role="status" className={page.status}>
        {message !== '' && <p className="alert alert--notice">{message}</p>}
      </div>
      <div className={styles.lists}>
        {entries.length === 0 && <EmptyNotice {...empty}>{onward}</EmptyNotice>}
        {groups.map(({ name, isNew, rows }) => (
          <section key={name} aria-label={name}>
            <h2 className="h2">
              {name}{' '}
              {(isNew || next === null) && (
                <span className={page.count}>{isNew ? count || '' : rows.length}</span>
              )}
            </h2>
            <ul className={`${styles.entries} ${isNew ? styles.cards : ''}`}>
              {rows.slice(0, isNew && !isWhole ? SHOWN : undefined).map((entry) => (
                <li
                  key={entry.id}
                  id={idOf(entry)}
                  className={styles.entry}
                  data-status={entry.status}
                  tabIndex={-1}
                >
                  {children(entry, { isBusy: busy === entry.id, isNew })}
                </li>
              ))}
            </ul>
            {isNew && !isWhole && rows.length > SHOWN && (
              <button
                className={`button button--quiet ${page.alone} ${styles.more}`}
                onClick={() => void showMore(() => setWhole(true))}
              >
                Show {rows.length - SHOWN} more
              </button>
            )}
          </section>
        ))}
        {next !== null && (
          <button
            className={`button button--quiet ${page.alone}`}
            aria-disabled={busy === 'more'}
            onClick={() => void showMore(() => list.loadMore())}
          >
            {busy === 'more' ? 'One moment…' : 'Show older ones'}
          </button>
        )}
      </div>
    </div>
  );
}

import '#ui/alert.css';
import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import type { EntryList } from './entry-list.ts';
import { OutOfReach } from './OutOfReach.tsx';
import { EmptyNotice } from './EmptyNotice.tsx';
import page from './shopkeeper.module.css';
import styles from './EntryListPart.module.css';

type Entry = Parameters<EntryList<{ id: number; version: number; status: string }>['setStatus']>[0];

interface Props<E extends Entry, Status extends string> {
  list: EntryList<E, Status>;
  title: string;
  /** The name of those that are done with, below the new ones. */
  done: string;
  /** What to do here, beside the list or above it. */
  lead?: ReactNode;
  /** What is to be known of the list, below it. */
  foot?: ReactNode;
  empty: string;
  /** What one entry shows; `isBusy` while it is being changed. */
  children: (entry: E, isBusy: boolean) => ReactNode;
}

const idOf = ({ id }: Entry): string => `entry-${id}`;

/** A list of what customers sent, new and done, with its waiting, empty and failed states, and a button for older entries. */
export function EntryListPart<E extends Entry, Status extends string>({
  list,
  title,
  done,
  lead,
  foot,
  empty,
  children,
}: Props<E, Status>) {
  const state = useStore(list.$list);
  useEffect(() => {
    void list.load();
  }, [list]);
  if (state === null) return <p>One moment…</p>;
  if (typeof state === 'string') {
    return (
      <OutOfReach part={`the ${title.toLowerCase()}`} message={state} onRetry={() => list.load()} />
    );
  }
  const { entries, waited, next, busy, message } = state;
  // The button may go with the last page, and the focus must not.
  const showMore = async (): Promise<void> => {
    await list.loadMore();
    requestAnimationFrame(() => {
      const shown = new Set(entries.map(idOf));
      const rows = document.querySelectorAll<HTMLElement>(`.${styles.entry}`);
      [...rows].find(({ id }) => !shown.has(id))?.focus();
    });
  };
  const groups = [
    { name: 'New', rows: entries.filter(({ id }) => waited.includes(id)) },
    { name: done, rows: entries.filter(({ id }) => !waited.includes(id)) },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <div className={page.section}>
      <div role="status" className={page.status}>
        {message !== '' && <p className="alert alert--notice">{message}</p>}
      </div>
      <div className={styles.columns}>
        {entries.length > 0 && lead !== undefined && <div className={page.notice}>{lead}</div>}
        <div className={styles.lists}>
          {entries.length === 0 && <EmptyNotice text={empty} />}
          {groups.map(({ name, rows }) => (
            <section key={name} aria-labelledby={name}>
              <h2 id={name} className="h2">
                {name}
              </h2>
              <ul className={styles.entries}>
                {rows.map((entry) => (
                  <li
                    key={entry.id}
                    id={idOf(entry)}
                    className={styles.entry}
                    data-status={entry.status}
                    tabIndex={-1}
                  >
                    {children(entry, busy === entry.id)}
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {next !== null && (
            <button
              className={`button button--quiet ${page.alone}`}
              aria-disabled={busy === 'more'}
              onClick={() => void showMore()}
            >
              {busy === 'more' ? 'One moment…' : 'Show older ones'}
            </button>
          )}
          {entries.length > 0 && foot !== undefined && <div className={page.notice}>{foot}</div>}
        </div>
      </div>
    </div>
  );
}

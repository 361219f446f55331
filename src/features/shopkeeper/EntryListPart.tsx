import '#ui/alert.css';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { EntryList } from './entry-list.ts';
import { OutOfReach } from './OutOfReach.tsx';
import { EmptyNotice } from './EmptyNotice.tsx';
import page from './shopkeeper.module.css';
import styles from './EntryListPart.module.css';

type Entry = Parameters<EntryList<{ id: number; version: number; status: string }>['setStatus']>[0];

interface Props<E extends Entry, Status extends string> {
  list: EntryList<E, Status>;
  title: string;
  /** What to do here, beside the list. */
  lead?: ReactNode;
  /** What is to be known of the list, below it. */
  foot?: ReactNode;
  empty: string;
  /** What one entry shows; `isBusy` while it is being changed. */
  children: (entry: E, isBusy: boolean) => ReactNode;
}

/** A list of what customers sent, with its waiting, empty and failed states, and a button for older entries. */
export function EntryListPart<E extends Entry, Status extends string>({
  list,
  title,
  lead,
  foot,
  empty,
  children,
}: Props<E, Status>) {
  const state = useStore(list.$list);
  const shown = useRef<HTMLUListElement>(null);
  useEffect(() => {
    void list.load();
  }, [list]);
  if (state === null) return <p>One moment…</p>;
  if (typeof state === 'string') {
    return (
      <OutOfReach part={`the ${title.toLowerCase()}`} message={state} onRetry={() => list.load()} />
    );
  }
  const { entries, next, busy, message } = state;
  // The button may go with the last page, and the focus must not.
  const showMore = async (): Promise<void> => {
    await list.loadMore();
    requestAnimationFrame(() => {
      const first = shown.current?.children[entries.length];
      if (first instanceof HTMLElement) first.focus();
    });
  };
  return (
    <div className={page.section}>
      <div role="status" className={page.status}>
        {message !== '' && <p className="alert alert--notice">{message}</p>}
      </div>
      <div className={styles.columns}>
        <div className={page.section}>
          {entries.length === 0 && <EmptyNotice text={empty} />}
          <ul className={styles.entries} ref={shown}>
            {entries.map((entry) => (
              <li key={entry.id} className={styles.entry} data-status={entry.status} tabIndex={-1}>
                {children(entry, busy === entry.id)}
              </li>
            ))}
          </ul>
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
        {entries.length > 0 && lead !== undefined && <div className={page.notice}>{lead}</div>}
      </div>
    </div>
  );
}

import '#ui/field.css';
import { useStore } from '@nanostores/react';
import { useEffect, useState, type SubmitEvent } from 'react';
import type { BoardList, ShopDay } from '#contract/shopkeeper-day.ts';
import { focusOn } from '#browser/focus.ts';
import { formatWeekday } from '#domain/day-words.ts';
import {
  $boardNotice,
  $day,
  $found,
  $lists,
  $openListState,
  closeNotice,
  followList,
  reloadBoard,
  searchBoard,
} from './board.ts';
import { Cutting } from './Cutting.tsx';
import { $unsent } from './unsent-status-changes.ts';
import { parcelsText } from '../copy.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { ParcelCards, type ParcelCardsProps } from './ParcelCards.tsx';
import { Paperwork } from '../paperwork/Paperwork.tsx';
import { BOARD_NOTICE_ID, withNoticeFocused } from './notice-focus.ts';
import { TickedBar } from './TickedBar.tsx';
import { followBoard, undoChange } from './status-changes.ts';
import page from '../shopkeeper.module.css';
import styles from './Board.module.css';

type ListName = 'today' | 'coming' | 'posted';

const SEARCH_ID = 'board-search';

function Search() {
  const found = useStore($found);
  const [text, setText] = useState('');
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    void searchBoard(text);
  };
  const clear = () => {
    focusOn(SEARCH_ID);
    setText('');
    void searchBoard('');
  };
  return (
    <form role="search" className={styles.search} onSubmit={search}>
      <label htmlFor={SEARCH_ID}>Order number, name or postcode</label>
      <input
        id={SEARCH_ID}
        className="input"
        type="search"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button className="button button--quiet">Search</button>
      {found && (
        <button type="button" className="button button--quiet" onClick={clear}>
          Show all
        </button>
      )}
      <p role="status" className="visually-hidden">
        {found && `${parcelsText(found.parcels.length)} found for ${found.text}`}
      </p>
    </form>
  );
}

function Notice() {
  const { message, undo } = useStore($boardNotice);
  const unsent = new Set(useStore($unsent)).size;
  return (
    <div
      role="status"
      id={BOARD_NOTICE_ID}
      tabIndex={-1}
      className={styles.notice}
      data-unsent={unsent > 0 || undefined}
    >
      {unsent > 0 && (
        <p className={styles.unsent}>
          <b>Not sent yet: {parcelsText(unsent)}.</b> No connection; it is kept on this device and
          sent by itself.
        </p>
      )}
      {message !== '' && <p>{message}</p>}
      {undo.length > 0 && (
        <button className="text-button" onClick={withNoticeFocused(undoChange)}>
          Undo
        </button>
      )}
      {message !== '' && (
        <button className="text-button" onClick={withNoticeFocused(closeNotice)}>
          Close<span className="visually-hidden"> this message</span>
        </button>
      )}
    </div>
  );
}

type Day = Pick<ShopDay, 'on' | 'counts' | 'cutting'>;

/** A list as far as it was read. */
function BoardListPart({
  list,
  count,
  ...words
}: Omit<ParcelCardsProps, 'parcels' | 'more'> & { list: BoardList }) {
  const { parcels, hasMore } = useStore($lists)[list] ?? { parcels: [], hasMore: false };
  return (
    <ParcelCards {...words} parcels={parcels} count={count} more={hasMore ? list : undefined} />
  );
}

function Today({ day }: { day: Day }) {
  const { on, counts, cutting } = day;
  const isDone = counts.due + counts.overdue === 0 && cutting.length === 0;
  return (
    <div className={styles.day}>
      {!isDone && <Cutting cutting={cutting} />}
      <div className={styles.lists}>
        {counts.overdue > 0 && (
          <BoardListPart
            list="overdue"
            title="Overdue"
            count={counts.overdue}
            empty={{ title: '' }}
            isUrgent
          />
        )}
        <BoardListPart
          list="due"
          title={formatWeekday(on)}
          count={counts.due}
          empty={{
            title: 'Nothing more to post today.',
            text: `${isDone ? 'Nothing is left to cut. ' : ''}Booked for later: ${counts.coming || 'none'}.`,
          }}
          onward={
            counts.coming > 0 && (
              <a className="button button--quiet button--small" href="/shopkeeper#coming">
                Parcels that are coming
              </a>
            )
          }
        />
        <TickedBar />
      </div>
    </div>
  );
}

const LATER = {
  coming: { title: 'Coming', empty: { title: 'Nothing is booked.' } },
  posted: { title: 'Posted', empty: { title: 'Nothing was posted yet.' } },
} as const;

function Later({ list, counts }: { list: keyof typeof LATER } & Pick<Day, 'counts'>) {
  const isRead = useStore($lists)[list] !== undefined;
  const open = useStore($openListState);
  useEffect(() => followList(list), [list]);
  if (!isRead) return <NotLoaded loaded={open} part="these parcels" onRetry={reloadBoard} />;
  const count = list === 'coming' ? counts.coming : undefined;
  return <BoardListPart key={list} list={list} count={count} {...LATER[list]} />;
}

/** Joins what stands on both sides of a hyphen, so that an order number stays on one line. */
const unbrokenHyphens = (text: string): string => text.replaceAll('-', '-\u2060');

function Lists({ day, list }: { day: Day; list: ListName }) {
  const found = useStore($found);
  if (list === 'today' && !found) return <Today day={day} />;
  return (
    <div className={styles.lists}>
      {found ? (
        <ParcelCards
          title={`Found for “${unbrokenHyphens(found.text)}”`}
          parcels={found.parcels}
          empty={{ title: 'No parcel fits.' }}
        />
      ) : (
        <Later list={list === 'posted' ? 'posted' : 'coming'} counts={day.counts} />
      )}
      <TickedBar key={found?.text ?? list} />
    </div>
  );
}

/** The day's parcels, what is to be cut for them, and a search through all. */
export function Board({ list }: { list: ListName }) {
  const loaded = useStore($day);
  const found = useStore($found);
  useEffect(followBoard, []);
  if (loaded.state !== 'ready') {
    const notLoaded = <NotLoaded loaded={loaded} part="the parcels" onRetry={reloadBoard} />;
    if (loaded.state === 'loading') return notLoaded;
    return (
      <div className={page.section}>
        <Notice />
        {notLoaded}
      </div>
    );
  }
  const day = loaded.value;
  return (
    <div className={styles.board}>
      <div className={styles.tools}>
        <Search />
        {list === 'today' && !found && day.counts.due + day.counts.overdue > 0 && (
          <Paperwork scope="day" which={{ until: day.on }} about="of the day" />
        )}
      </div>
      <Notice />
      <Lists day={day} list={list} />
    </div>
  );
}

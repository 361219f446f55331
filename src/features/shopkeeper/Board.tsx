import '#ui/alert.css';
import '#ui/field.css';
import { useStore } from '@nanostores/react';
import { useEffect, useState, type SubmitEvent } from 'react';
import type { BoardList, BoardParcel, ShopDay } from '#contract/shopkeeper-day.ts';
import { formatWeekday } from '#domain/day-words.ts';
import { CUT_UNITS, CUT_UNIT_WORDS } from '#domain/order/cutting-list.ts';
import {
  $boardNotice,
  $day,
  $found,
  $lists,
  closeNotice,
  followList,
  reloadBoard,
  searchBoard,
  showMore,
} from './board.ts';
import { $unsent } from './kept.ts';
import { ParcelCard } from './ParcelCard.tsx';
import { Paperwork } from './paperwork/Paperwork.tsx';
import { followBoard, pressStatus, undoPress } from './presses.ts';
import page from './shopkeeper.module.css';
import styles from './Board.module.css';

type ListName = 'today' | 'coming' | 'posted';

function Search() {
  const found = useStore($found);
  const [text, setText] = useState('');
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    void searchBoard(text);
  };
  const clear = () => {
    setText('');
    void searchBoard('');
  };
  return (
    <form role="search" className={styles.search} onSubmit={search}>
      <label htmlFor="board-search" className="visually-hidden">
        Order number, name or postcode
      </label>
      <input
        id="board-search"
        className="input"
        type="search"
        placeholder="Order number, name or postcode"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button className="button button--quiet">Search</button>
      {found && (
        <button type="button" className="button button--quiet" onClick={clear}>
          Show all
        </button>
      )}
    </form>
  );
}

function Notice() {
  const { message, undo } = useStore($boardNotice);
  const unsent = new Set(useStore($unsent)).size;
  const parcels = unsent === 1 ? '1 parcel' : `${unsent} parcels`;
  return (
    <div role="status" className={styles.notice}>
      {message !== '' && <p>{message}</p>}
      {undo.length > 0 && (
        <button className="text-button" onClick={undoPress}>
          Undo
        </button>
      )}
      {message !== '' && (
        <button className="text-button" onClick={closeNotice}>
          Close<span className="visually-hidden"> this message</span>
        </button>
      )}
      {unsent > 0 && (
        <p className={styles.unsent}>
          Not sent yet: {parcels}. No connection; it is kept on this device and sent by itself.
        </p>
      )}
    </div>
  );
}

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

interface ListProps {
  title: string;
  parcels: readonly BoardParcel[];
  /** How many there are in all, as far as it is known. */
  count?: number | undefined;
  /** The list of which a next page can be shown. */
  more?: BoardList | undefined;
  empty: string;
  showsDay?: boolean;
  isUrgent?: boolean;
}

/** A list of parcels, with buttons for those that are ticked. */
function ParcelList({
  title,
  parcels,
  count,
  more,
  empty,
  showsDay = false,
  isUrgent = false,
}: ListProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const picked = parcels.filter(({ id }) => chosen.includes(id));
  const choose = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const areAllChosen = picked.length === parcels.length;
  // What was posted since the list was read stays in sight until it is read anew.
  const posted = parcels.filter(({ status }) => status === 'posted');
  const press = (status: BoardParcel['status']) => {
    pressStatus(picked, status);
    setChosen([]);
  };
  return (
    <section className={styles.list} aria-label={title}>
      <div className={styles.listHead}>
        <h2 className={isUrgent ? styles.urgent : undefined}>
          {title}{' '}
          <span className={styles.count}>
            {count === undefined ? parcels.length : count - posted.length}
          </span>
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
      {parcels.length === 0 && <p>{empty}</p>}
      <ul className={styles.cards}>
        {parcels.map((parcel) => (
          <ParcelCard
            key={parcel.id}
            parcel={parcel}
            showsDay={showsDay}
            isChosen={chosen.includes(parcel.id)}
            onChoose={choose}
          />
        ))}
      </ul>
      {more && <More list={more} rest={count === undefined ? null : count - parcels.length} />}
      {picked.length > 0 && (
        <div className={styles.many}>
          <b>{picked.length} ticked</b>
          <button className="button button--secondary" onClick={() => press('packed')}>
            All packed
          </button>
          <button className="button button--secondary" onClick={() => press('posted')}>
            All posted
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

/** Leads to the list on screens on which it stands below the parcels. */
function JumpToCutting({ cutting }: Pick<ShopDay, 'cutting'>) {
  const sums = CUT_UNITS.map((unit) => ({
    unit,
    sum: cutting.reduce((sum, line) => sum + line[unit], 0),
  }));
  const words = sums
    .filter(({ sum }) => sum > 0)
    .map(({ unit, sum }) => `${sum} ${CUT_UNIT_WORDS[unit]}`);
  if (words.length === 0) return null;
  return (
    <p className={styles.jump}>
      <a href="#cutting">To cut: {words.join(', ')}</a>
    </p>
  );
}

function Cutting({ cutting }: Pick<ShopDay, 'cutting'>) {
  const units = CUT_UNITS.filter((unit) => cutting.some((line) => line[unit] > 0));
  return (
    <section className={styles.cutting} aria-labelledby="cutting">
      <h2 id="cutting">To cut</h2>
      {cutting.length === 0 ? (
        <p>Nothing. All that is due is packed.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Flavour</th>
              {units.map((unit) => (
                <th key={unit} scope="col">
                  {CUT_UNIT_WORDS[unit]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cutting.map((line) => (
              <tr key={line.flavourId}>
                <th scope="row">{line.name}</th>
                {units.map((unit) => (
                  <td key={unit}>{line[unit] === 0 ? '' : line[unit]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

type Day = Pick<ShopDay, 'on' | 'counts' | 'cutting'>;

/** A list as far as it was read. */
function BoardListPart({
  list,
  count,
  ...words
}: Omit<ListProps, 'parcels' | 'more'> & { list: BoardList }) {
  const { parcels, hasMore } = useStore($lists)[list] ?? { parcels: [], hasMore: false };
  return (
    <ParcelList {...words} parcels={parcels} count={count} more={hasMore ? list : undefined} />
  );
}

function Today({ day: { on, counts, cutting } }: { day: Day }) {
  return (
    <div className={styles.day}>
      <div className={styles.lists}>
        <JumpToCutting cutting={cutting} />
        <Paperwork scope="day" which={{ until: on }} about="of the day" />
        {counts.overdue > 0 && (
          <BoardListPart
            list="overdue"
            title="Overdue"
            count={counts.overdue}
            empty=""
            showsDay
            isUrgent
          />
        )}
        <BoardListPart
          list="due"
          title={formatWeekday(on)}
          count={counts.due}
          empty="Nothing more to post today."
        />
      </div>
      <Cutting cutting={cutting} />
    </div>
  );
}

const LATER = {
  coming: { title: 'Coming', empty: 'Nothing is booked.' },
  posted: { title: 'Posted', empty: 'Nothing was posted yet.' },
} as const;

function Later({ list, counts }: { list: keyof typeof LATER } & Pick<Day, 'counts'>) {
  const isRead = useStore($lists)[list] !== undefined;
  useEffect(() => followList(list), [list]);
  if (!isRead) return <p>One moment…</p>;
  const count = list === 'coming' ? counts.coming : undefined;
  return <BoardListPart key={list} list={list} count={count} showsDay {...LATER[list]} />;
}

function Lists({ day, list }: { day: Day; list: ListName }) {
  const found = useStore($found);
  if (found) {
    const title = `Found for “${found.text}”`;
    return <ParcelList title={title} parcels={found.parcels} empty="No parcel fits." showsDay />;
  }
  return list === 'today' ? <Today day={day} /> : <Later list={list} counts={day.counts} />;
}

/** The day's parcels, what is to be cut for them, and a search through all. */
export function Board({ list }: { list: ListName }) {
  const day = useStore($day);
  useEffect(followBoard, []);
  if (day === null) return <p>One moment…</p>;
  if (typeof day === 'string') {
    return (
      <div className={page.section}>
        <Notice />
        <p className="alert alert--notice" role="status">
          {day}
        </p>
        <button
          className={`button button--primary ${page.alone}`}
          onClick={() => void reloadBoard()}
        >
          Try again
        </button>
      </div>
    );
  }
  return (
    <div className={page.section}>
      <Search />
      <Notice />
      <Lists day={day} list={list} />
    </div>
  );
}

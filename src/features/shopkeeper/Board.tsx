import '#ui/alert.css';
import '#ui/field.css';
import { useStore } from '@nanostores/react';
import { useEffect, useState, type SubmitEvent } from 'react';
import type { BoardParcel, ShopDay } from '#contract/shopkeeper-day.ts';
import { formatWeekday } from '#domain/day-words.ts';
import {
  $boardNotice,
  $day,
  $found,
  followBoard,
  pressStatus,
  searchBoard,
  undoPress,
} from './board.ts';
import { ParcelCard } from './ParcelCard.tsx';
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
  return (
    <div role="status" className={styles.notice}>
      {message !== '' && <p>{message}</p>}
      {undo && (
        <button className="button button--quiet" onClick={undoPress}>
          Undo
        </button>
      )}
    </div>
  );
}

interface ListProps {
  title: string;
  parcels: readonly BoardParcel[];
  empty: string;
  showsDay?: boolean;
  isUrgent?: boolean;
}

/** A list of parcels, with buttons for those that are ticked. */
function ParcelList({ title, parcels, empty, showsDay = false, isUrgent = false }: ListProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const picked = parcels.filter(({ id }) => chosen.includes(id));
  const choose = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const areAllChosen = picked.length === parcels.length;
  const press = (status: BoardParcel['status']) => {
    pressStatus(
      picked.filter(({ stop }) => stop === '' || status !== 'posted'),
      status,
    );
    setChosen([]);
  };
  return (
    <section className={styles.list} aria-label={title}>
      <div className={styles.listHead}>
        <h2 className={isUrgent ? styles.urgent : undefined}>
          {title} <span className={styles.count}>{parcels.length}</span>
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
      {picked.length > 0 && (
        <div className={styles.many}>
          <b>{picked.length} ticked</b>
          <button className="button button--secondary" onClick={() => press('packed')}>
            All packed
          </button>
          <button className="button button--secondary" onClick={() => press('posted')}>
            All posted
          </button>
        </div>
      )}
    </section>
  );
}

const UNITS = ['pieces', 'bars', 'bags', 'slices'] as const;

function Cutting({ cutting }: Pick<ShopDay, 'cutting'>) {
  const units = UNITS.filter((unit) => cutting.some((line) => line[unit] > 0));
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
                  {unit}
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

function Today({ day }: { day: ShopDay }) {
  return (
    <div className={styles.day}>
      <div className={styles.lists}>
        {day.overdue.length > 0 && (
          <ParcelList title="Overdue" parcels={day.overdue} empty="" showsDay isUrgent />
        )}
        <ParcelList
          title={formatWeekday(day.on)}
          parcels={day.parcels}
          empty="Nothing more to post today."
        />
      </div>
      <Cutting cutting={day.cutting} />
    </div>
  );
}

function Lists({ day, list }: { day: ShopDay; list: ListName }) {
  const found = useStore($found);
  if (found) {
    const title = `Found for “${found.text}”`;
    return <ParcelList title={title} parcels={found.parcels} empty="No parcel fits." showsDay />;
  }
  if (list === 'today') return <Today day={day} />;
  if (list === 'coming') {
    return <ParcelList title="Coming" parcels={day.coming} empty="Nothing is booked." showsDay />;
  }
  return (
    <ParcelList title="Posted" parcels={day.posted} empty="Nothing was posted yet." showsDay />
  );
}

/** The day's parcels, what is to be cut for them, and a search through all. */
export function Board({ list }: { list: ListName }) {
  const day = useStore($day);
  useEffect(followBoard, []);
  if (day === null) return <p>One moment…</p>;
  if (typeof day === 'string') {
    return (
      <p className="alert alert--notice" role="status">
        {day}
      </p>
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

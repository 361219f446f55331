import { useStore } from '@nanostores/react';
import { useEffect, type CSSProperties, type ReactNode } from 'react';
import type { ShopWeeks } from '#contract/shopkeeper-weeks.ts';
import { formatDayRange } from '#domain/day-words.ts';
import { cutAmount } from '#copy/cutting.ts';
import { CUT_UNITS } from '#domain/order/cutting-list.ts';
import { parcelsText } from '../copy.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { EmptyNotice } from '../EmptyNotice.tsx';
import page from '../shopkeeper.module.css';
import { $weeks, loadWeeks } from './weeks.ts';
import styles from './Weeks.module.css';

interface Bar {
  size: number;
  text: ReactNode;
}

interface ChartProps {
  id: string;
  title: string;
  hint: string;
  weeks: ShopWeeks['weeks'];
  rows: readonly { name: string; bars: readonly Bar[] }[];
}

const WEEK_NAMES = ['this week', 'last week'] as const;

/** A table whose cells are also bars: the longest is the greatest number of both weeks, and none begins at nothing. */
function Chart({ id, title, hint, weeks, rows }: ChartProps) {
  const longest = Math.max(1, ...rows.flatMap(({ bars }) => bars.map(({ size }) => size)));
  return (
    <section className={page.section} aria-labelledby={id}>
      <h2 id={id} className="h2">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className={styles.hint}>None in either week.</p>
      ) : (
        <>
          <p className={styles.hint}>{hint}</p>
          <table className={styles.chart}>
            <thead className="visually-hidden">
              <tr>
                <td />
                {weeks.map(({ from, to }, index) => (
                  <th key={from} scope="col">
                    {WEEK_NAMES[index]}, {formatDayRange(from, to)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, bars }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {bars.map(({ size, text }, index) => (
                    <td
                      key={index}
                      data-week={index}
                      style={{ '--share': size / longest } as CSSProperties}
                    >
                      {size === 0 ? 'none' : text}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

type FlavourSum = ShopWeeks['flavours'][number]['weeks'][number];

/** "12 pieces, 1 bar", in which no line ends within a count. */
const unitsText = (sum: FlavourSum): string =>
  CUT_UNITS.flatMap((unit) =>
    sum[unit] === 0 ? [] : cutAmount(sum[unit], unit).replaceAll(' ', '\u00a0'),
  ).join(', ');

const flavourBar = (sum: FlavourSum): Bar => ({
  size: sum.grams,
  text: (
    <>
      <b>{(sum.grams / 1000).toFixed(2)} kg</b> <small>{unitsText(sum)}</small>
    </>
  ),
});

const boxBar = (count: number): Bar => ({ size: count, text: <b>{count}</b> });

/** What this week and the one before take, by flavour and by box. */
export function Weeks() {
  const shown = useStore($weeks);
  useEffect(() => {
    void loadWeeks();
  }, []);
  if (shown.state !== 'ready') {
    return <NotLoaded loaded={shown} part="the weeks" onRetry={loadWeeks} />;
  }
  const { weeks, flavours, boxes } = shown.value;
  if (weeks.every(({ parcels }) => parcels === 0)) {
    return (
      <EmptyNotice
        title="Nothing left last week, and nothing is booked for this one."
        text="Sums come with the first parcel."
      >
        <a className="button button--quiet button--small" href="/shopkeeper#coming">
          Parcels that are coming
        </a>
      </EmptyNotice>
    );
  }
  return (
    <>
      <p className={styles.sums}>
        {weeks.map(({ from, to, parcels }, index) => (
          <span key={from} data-week={index}>
            <b>{parcelsText(parcels)}</b> {WEEK_NAMES[index]},{' '}
            <span className="nowrap">{formatDayRange(from, to)}</span>
          </span>
        ))}
        <small>Counted by the day on which they leave.</small>
      </p>
      <div className={page.columns}>
        <Chart
          id="week-flavours"
          title="Fudge by flavour"
          hint="By weight, most of this week first."
          weeks={weeks}
          rows={flavours.map(({ name, weeks: sums }) => ({ name, bars: sums.map(flavourBar) }))}
        />
        <Chart
          id="week-boxes"
          title="Boxes"
          hint="Most of this week first."
          weeks={weeks}
          rows={boxes.map(({ name, weeks: counts }) => ({ name, bars: counts.map(boxBar) }))}
        />
      </div>
    </>
  );
}

import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { BoardParcel } from '#contract/shopkeeper-day.ts';
import { $lists, $ticked, shownParcels } from './board.ts';
import { Paperwork } from '../paperwork/Paperwork.tsx';
import { withNoticeFocused } from './notice-focus.ts';
import { changeStatus } from './status-changes.ts';
import styles from './Board.module.css';
import page from '../shopkeeper.module.css';

/** What can be done with all parcels that are ticked. The move that comes next stands out. Going, it unticks them. */
export function TickedBar() {
  const ticked = useStore($ticked);
  useStore($lists);
  useEffect(() => () => $ticked.set([]), []);
  const parcels = shownParcels().filter(({ id }) => ticked.includes(id));
  if (parcels.length === 0) return null;
  const next = parcels.some(({ status }) => status === 'waiting') ? 'packed' : 'posted';
  const isDone = (status: BoardParcel['status']) =>
    parcels.every((parcel) => parcel.status === status);
  const move = (status: BoardParcel['status']) => {
    changeStatus(parcels, status);
    $ticked.set([]);
  };
  return (
    <div className={`${page.foot} ${styles.ticked}`}>
      <div>
        <b>{parcels.length} ticked</b>
        {(['packed', 'posted'] as const).map(
          (status) =>
            !isDone(status) && (
              <button
                key={status}
                className={`button button--small ${status === next ? 'button--dark' : 'button--secondary'}`}
                onClick={withNoticeFocused(() => move(status))}
              >
                Mark {parcels.length} {status}
              </button>
            ),
        )}
        <Paperwork
          scope="ticked"
          which={{ ids: parcels.map(({ id }) => id) }}
          about="of those that are ticked"
        />
      </div>
    </div>
  );
}

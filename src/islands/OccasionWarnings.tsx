import '#styles/alert.css';
import { useStore } from '@nanostores/react';
import { post } from '#data/post.ts';
import type { Day } from '#domain/day.ts';
import { lidWarnings } from '#domain/lid-timing.ts';
import { $now } from '#stores/clock.ts';
import { NonBreakingDates } from './NonBreakingDates.tsx';
import styles from './OccasionWarnings.module.css';

interface Props {
  /** The lid categories of the boxes in the order. */
  lidCategoryIds: readonly number[];
  shippingId: 1 | 2;
  arriveOn: Day | null;
}

/** Warns if the post may miss the event that a lid is for. A live region: it updates with the delivery method and day. */
export function OccasionWarnings({ lidCategoryIds, shippingId, arriveOn }: Props) {
  const now = useStore($now);
  const warnings =
    now === null ? [] : lidWarnings(lidCategoryIds, { now, shippingId, arriveOn }, post);
  return (
    <div role="status" className={styles['warnings']}>
      {warnings.map((warning) => (
        <p key={warning} className="alert alert--notice">
          <NonBreakingDates text={warning} />
        </p>
      ))}
    </div>
  );
}

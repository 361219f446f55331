import '#ui/alert.css';
import { useStore } from '@nanostores/react';
import { deliveryService } from '#data/delivery-service.ts';
import type { ShippingId } from '#domain/catalogue.ts';
import type { Day } from '#domain/day.ts';
import { occasionWarnings } from '#domain/box/occasion-deadline.ts';
import { $now } from './clock.ts';
import { occasionWarningText } from './copy.ts';
import { NonBreakingDates } from './NonBreakingDates.tsx';
import styles from './OccasionWarnings.module.css';

interface Props {
  /** The lid categories of the boxes in the order. */
  lidCategoryIds: readonly number[];
  shippingId: ShippingId;
  arriveOn: Day | null;
}

/** Warns if the post may miss the event that a lid is for. A live region: it updates with the delivery method and day. */
export function OccasionWarnings({ lidCategoryIds, shippingId, arriveOn }: Props) {
  const now = useStore($now);
  const warnings =
    now === null
      ? []
      : occasionWarnings(lidCategoryIds, { now, shippingId, arriveOn }, deliveryService).map(
          occasionWarningText,
        );
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

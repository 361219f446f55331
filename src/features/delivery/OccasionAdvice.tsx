import '#ui/alert.css';
import { useStore } from '@nanostores/react';
import { currentDelivery } from './delivery-service.ts';
import type { ShippingId } from '#domain/catalogue.ts';
import { formatWeekday } from '#domain/day-words.ts';
import type { Day } from '#domain/day.ts';
import { occasionOffers, occasionWarnings } from '#domain/box/occasion-deadline.ts';
import { $now } from './clock.ts';
import { occasionWarningText } from './copy.ts';
import { NonBreakingDates } from './NonBreakingDates.tsx';
import styles from './OccasionAdvice.module.css';

interface Props {
  /** The lid categories of the boxes in the order. */
  lidCategoryIds: readonly number[];
  shippingId: ShippingId;
  arriveOn: Day | null;
  onChoose: (arriveOn: Day | null) => void;
}

/** Offers to post so that a box arrives for the event on its lid, and to post it at once again. */
function Offers({ lidCategoryIds, shippingId, arriveOn, onChoose }: Props) {
  const now = useStore($now);
  if (now === null) return null;
  const offers = occasionOffers(lidCategoryIds, { now, shippingId }, currentDelivery());
  return offers.map((offer) => {
    const isChosen = offer.arriveOn === arriveOn;
    if (arriveOn !== null && !isChosen) return null;
    const day = formatWeekday(offer.arriveOn);
    const { name } = offer.occasion;
    return (
      <p key={name} className={styles['offer']} data-chosen-day={isChosen ? '' : undefined}>
        <span>
          <NonBreakingDates
            text={isChosen ? `Planned for ${name}: around ${day}.` : `Is it for ${name}?`}
          />
        </span>{' '}
        <button
          type="button"
          className="text-button"
          onClick={() => onChoose(isChosen ? null : offer.arriveOn)}
        >
          {isChosen ? 'Post it at once instead' : `Let it arrive around ${day}`}
        </button>
      </p>
    );
  });
}

/**
 * Warns if the post may miss the event that a lid is for, and offers the day that suits it. The warnings are a live
 * region: they update with the delivery method and day.
 */
export function OccasionAdvice(props: Props) {
  const { lidCategoryIds, shippingId, arriveOn } = props;
  const now = useStore($now);
  const warnings =
    now === null
      ? []
      : occasionWarnings(lidCategoryIds, { now, shippingId, arriveOn }, currentDelivery()).map(
          occasionWarningText,
        );
  return (
    <>
      <div role="status" className={styles['warnings']}>
        {warnings.map((warning) => (
          <p key={warning} className="alert alert--notice">
            <NonBreakingDates text={warning} />
          </p>
        ))}
      </div>
      <Offers {...props} />
    </>
  );
}

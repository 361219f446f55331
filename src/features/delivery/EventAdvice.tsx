import '#ui/alert.css';
import { useStore } from '@nanostores/react';
import { currentDelivery } from './current-delivery.ts';
import type { ShippingId } from '#domain/catalogue.ts';
import { formatWeekday } from '#domain/day-words.ts';
import type { Day } from '#domain/day.ts';
import { eventOffers, eventWarnings } from '#domain/box/event-deadline.ts';
import { $now } from './clock.ts';
import { eventWarningText } from './copy.ts';
import { NonBreakingDates } from './NonBreakingDates.tsx';
import styles from './EventAdvice.module.css';

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
  const offers = eventOffers(lidCategoryIds, { now, shippingId }, currentDelivery());
  return offers.map((offer) => {
    const isChosen = offer.arriveOn === arriveOn;
    if (arriveOn !== null && !isChosen) return null;
    const day = formatWeekday(offer.arriveOn);
    const { dayName } = offer.event;
    return (
      <p key={dayName} className={styles['offer']} data-chosen-day={isChosen ? '' : undefined}>
        <span>
          <NonBreakingDates
            text={isChosen ? `Planned for ${dayName}: around ${day}.` : `Is it for ${dayName}?`}
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
export function EventAdvice(props: Props) {
  const { lidCategoryIds, shippingId, arriveOn } = props;
  const now = useStore($now);
  const warnings =
    now === null
      ? []
      : eventWarnings(lidCategoryIds, { now, shippingId, arriveOn }, currentDelivery()).map(
          eventWarningText,
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

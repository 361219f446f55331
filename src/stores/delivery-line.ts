import { computed } from 'nanostores';
import { deliveryService } from '#data/delivery-service.ts';
import { findById } from '#domain/catalogue.ts';
import { dispatchText } from '#domain/cut-off.ts';
import { formatDayRange, formatShortDay } from '#domain/day-words.ts';
import { estimateArrival } from '#domain/dispatch.ts';
import {
  inTimeText,
  deliveryDateText,
  deliveryDateError,
} from '#domain/requested-delivery-date.ts';
import { $now } from './clock.ts';
import { $draft } from './draft.ts';

/** When the box in hand arrives, in one line; empty until the clock runs. */
export interface DeliveryLine {
  /** For the eyes: the minutes until the cut-off pass. */
  countdown: string;
  /** For the ears: stays true until the cut-off. */
  stable: string;
  /** The days alone, where there is little room. */
  short: string;
}

const always = (text: string, short: string): DeliveryLine => ({
  countdown: text,
  stable: text,
  short,
});

/** A requested day makes the time of ordering no matter; one that cannot be met is said to be so. */
export const $deliveryLine = computed(
  [$now, $draft],
  (now, { arriveOn, shippingId }): DeliveryLine => {
    const option = findById(deliveryService.options, shippingId);
    if (now === null || !option) return always('', '');
    const { calendar } = deliveryService;
    if (arriveOn === null) {
      const arrival = estimateArrival(now, option, calendar);
      const short = `by ${formatDayRange(arrival.first, arrival.last)}`;
      return { ...dispatchText(now, calendar, arrival), short };
    }
    const error = deliveryDateError(arriveOn, now, option, calendar);
    return error === undefined
      ? always(inTimeText(arriveOn), `for ${formatShortDay(arriveOn)}`)
      : always(error, error.split(':', 1)[0] ?? '');
  },
);

/** What each shipping option makes of the requested day, by its id; null when none is requested. */
export const $requestedDayTexts = computed([$now, $draft], (now, { arriveOn }) =>
  now === null || arriveOn === null
    ? null
    : Object.fromEntries(
        deliveryService.options.map((option) => [
          option.id,
          deliveryDateText(arriveOn, now, option, deliveryService.calendar),
        ]),
      ),
);

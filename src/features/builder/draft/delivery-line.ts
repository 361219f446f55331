import { computed } from 'nanostores';
import { requestedDayErrorLead, requestedDayErrorText } from '#copy/requested-day-errors.ts';
import { inTimeText } from '#copy/delivery.ts';
import { currentDelivery } from '#features/delivery/current-delivery.ts';
import { findById } from '#domain/catalogue.ts';
import { formatDayRange, formatShortDay } from '#domain/day-words.ts';
import { estimateArrival } from '#domain/delivery/dispatch.ts';
import { requestedDayError } from '#domain/delivery/requested-day.ts';
import { $now } from '#features/delivery/clock.ts';
import { orderTodayLine, requestedDayText } from '#features/delivery/copy.ts';
import { $arriveOn, $shippingId } from './draft.ts';
import { $editingLineId } from './editing-line.ts';

/** The draft's arrival in one line. Empty until the clock runs. */
export interface DeliveryLine {
  /** The visible text, with the minutes until the cut-off. */
  countdown: string;
  /** The text for screen readers. It stays true until the cut-off. */
  stable: string;
  /** The days only, for narrow places. */
  short: string;
}

const always = (text: string, short: string): DeliveryLine => ({
  countdown: text,
  stable: text,
  short,
});

/** The requested day; null for a box of the cart, whose delivery is chosen there. */
export const $requestedDay = computed([$arriveOn, $editingLineId], (arriveOn, lineId) =>
  lineId === null ? arriveOn : null,
);

/** A requested day replaces the countdown. A day that cannot be met shows its error. */
export const $deliveryLine = computed(
  [$now, $requestedDay, $shippingId],
  (now, arriveOn, shippingId): DeliveryLine => {
    const option = findById(currentDelivery().options, shippingId);
    if (now === null || !option) return always('', '');
    const { calendar } = currentDelivery();
    if (arriveOn === null) {
      const arrival = estimateArrival(now, option, calendar);
      const short = `arrives ${formatDayRange(arrival.first, arrival.last)}`;
      return { ...orderTodayLine(now, arrival, calendar), short };
    }
    const error = requestedDayError(arriveOn, now, option, calendar);
    if (!error) return always(inTimeText(arriveOn), `for ${formatShortDay(arriveOn)}`);
    return always(requestedDayErrorText(error), requestedDayErrorLead(error));
  },
);

/** The requested day's text by shipping option id; null if no day is requested. */
export const $requestedDayTexts = computed([$now, $arriveOn], (now, arriveOn) =>
  now === null || arriveOn === null
    ? null
    : Object.fromEntries(
        currentDelivery().options.map((option) => [
          option.id,
          requestedDayText(arriveOn, now, option, currentDelivery()),
        ]),
      ),
);

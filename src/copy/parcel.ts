import { formatDay } from '#domain/day-words.ts';
import type { Day } from '#domain/day.ts';
import type { ArrivalEstimate } from '#domain/delivery/dispatch.ts';
import { getItByText, inTimeText } from './delivery.ts';

/** Returns when a parcel of a placed order arrives: on the requested day that it meets, otherwise between two days. */
export function parcelArrivalText(
  arrival: Pick<ArrivalEstimate, 'first' | 'last'>,
  metDay: Day | null,
): string {
  return metDay === null ? getItByText(arrival) : inTimeText(metDay);
}

/** Returns the sentence for a payment that came too late for the requested day, and what the shop does about it. */
export function missedDayText(missedDay: Day, remedy = 'we send it as soon as we can'): string {
  return `You wished for ${formatDay(missedDay)}. Your payment came after the last post for that day, so ${remedy}.`;
}

/** Returns "Parcel 1 of 2" for one of several parcels, by its place from 1; otherwise an empty text. */
export function parcelPlaceText(place: number, count: number): string {
  return count === 1 ? '' : `Parcel ${place} of ${count}`;
}

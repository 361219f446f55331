import { findById, type ShippingOption } from '../catalogue.ts';
import { daysBetween, londonTime, type Day, type Instant } from '../day.ts';
import {
  arrivalFrom,
  estimateArrival,
  type ArrivalEstimate,
  type DeliveryService,
} from '../delivery/dispatch.ts';
import { nextEvent, seasonalEvents, type UpcomingEvent } from './seasonal-events.ts';
import { requestedDayError, latestDispatchDay } from '../delivery/requested-day.ts';

/** When and how an order is to be delivered. */
export interface DeliveryPlan {
  now: Instant;
  shippingId: ShippingOption['id'];
  arriveOn: Day | null;
}

/** When an option delivers an order placed now. */
export interface OptionArrival {
  option: ShippingOption;
  arrival: ArrivalEstimate;
}

/** Why an order may miss an event. */
export type EventWarning =
  | { code: 'asked-for-later'; event: UpcomingEvent; arriveOn: Day }
  /** `faster` is the first option in time, or else one that arrives earlier; null without one. */
  | { code: 'late'; event: UpcomingEvent; chosen: OptionArrival; faster: OptionArrival | null };

/** Returns the warning that a delivery misses an event, with a faster option; undefined when it arrives in time. */
function missed(
  event: UpcomingEvent,
  option: ShippingOption,
  now: Instant,
  { options, calendar }: DeliveryService,
): EventWarning | undefined {
  const arrival = estimateArrival(now, option, calendar);
  if (arrival.last <= event.day) return undefined;
  const earlier = options
    .map((other) => ({ option: other, arrival: estimateArrival(now, other, calendar) }))
    .filter((other) => other.arrival.last < arrival.last);
  const faster = earlier.find((other) => other.arrival.last <= event.day) ?? earlier[0] ?? null;
  return { code: 'late', event, chosen: { option, arrival }, faster };
}

function warningFor(
  event: UpcomingEvent,
  posting: DeliveryPlan,
  post: DeliveryService,
): EventWarning | undefined {
  const { now, shippingId, arriveOn } = posting;
  const chosen = findById(post.options, shippingId);
  if (!chosen) return undefined;
  if (arriveOn === null || requestedDayError(arriveOn, now, chosen, post.calendar) !== null) {
    return missed(event, chosen, now, post);
  }
  return arriveOn > event.day ? { code: 'asked-for-later', event, arriveOn } : undefined;
}

/** Returns the next days of the events that the chosen lids are for, soonest first. */
function eventsOf(lidCategoryIds: readonly number[], now: Instant): UpcomingEvent[] {
  const today = londonTime(now).day;
  return seasonalEvents
    .filter(({ categoryId }) => lidCategoryIds.includes(categoryId))
    .map((event) => nextEvent(event, today))
    .sort((a, b) => daysBetween(b.day, a.day));
}

/** Returns one warning for each event that the chosen lids may miss, soonest first. */
export function eventWarnings(
  lidCategoryIds: readonly number[],
  posting: DeliveryPlan,
  post: DeliveryService,
): readonly EventWarning[] {
  return eventsOf(lidCategoryIds, posting.now)
    .map((event) => warningFor(event, posting, post))
    .filter((warning) => warning !== undefined);
}

/** A day on which a box may arrive for the event on its lid. */
export interface EventOffer {
  event: UpcomingEvent;
  /** The last day on which the post brings it in time. */
  arriveOn: Day;
}

/**
 * Returns the days that the events of the chosen lids suggest, soonest first. An event that is too far away, or that an
 * order placed now reaches no later anyway, suggests none.
 */
export function eventOffers(
  lidCategoryIds: readonly number[],
  { now, shippingId }: Pick<DeliveryPlan, 'now' | 'shippingId'>,
  { options, calendar }: DeliveryService,
): readonly EventOffer[] {
  const option = findById(options, shippingId);
  if (!option) return [];
  const soonest = estimateArrival(now, option, calendar).last;
  return eventsOf(lidCategoryIds, now).flatMap((event) => {
    const dispatchOn = latestDispatchDay(event.day, now, option, calendar);
    if (dispatchOn === null) return [];
    const { last: arriveOn } = arrivalFrom(dispatchOn, option, calendar);
    return arriveOn > soonest ? [{ event, arriveOn }] : [];
  });
}

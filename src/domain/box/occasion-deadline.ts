import { findById, type ShippingOption } from '../catalogue.ts';
import { daysBetween, londonTime, dayParts, type Day, type Instant } from '../day.ts';
import {
  arrivalFrom,
  estimateArrival,
  type ArrivalEstimate,
  type DeliveryService,
} from '../delivery/dispatch.ts';
import { seasonalEvents, type SeasonalEvent } from './seasons.ts';
import { requestedDayError, latestDispatchDay } from '../delivery/requested-day.ts';

/** When and how an order is to be delivered. */
export interface DeliveryPlan {
  now: Instant;
  shippingId: ShippingOption['id'];
  arriveOn: Day | null;
}

/** The next day of an event. */
interface Occasion {
  name: string;
  day: Day;
}

/** Returns the next day of an event, today included. */
function nextOccasion({ occasion, dayIn }: SeasonalEvent, today: Day): Occasion {
  const { year } = dayParts(today);
  const thisYear = dayIn(year);
  return { name: occasion, day: thisYear >= today ? thisYear : dayIn(year + 1) };
}

/** When an option delivers an order placed now. */
export interface OptionArrival {
  option: ShippingOption;
  arrival: ArrivalEstimate;
}

/** Why an order may miss an occasion. */
export type OccasionWarning =
  | { code: 'asked-for-later'; occasion: Occasion; arriveOn: Day }
  /** `faster` is the first option in time, or else one that arrives earlier; null without one. */
  | { code: 'late'; occasion: Occasion; chosen: OptionArrival; faster: OptionArrival | null };

/** Returns the warning that a delivery misses an occasion, with a faster option; undefined when it arrives in time. */
function missed(
  occasion: Occasion,
  option: ShippingOption,
  now: Instant,
  { options, calendar }: DeliveryService,
): OccasionWarning | undefined {
  const arrival = estimateArrival(now, option, calendar);
  if (arrival.last <= occasion.day) return undefined;
  const earlier = options
    .map((other) => ({ option: other, arrival: estimateArrival(now, other, calendar) }))
    .filter((other) => other.arrival.last < arrival.last);
  const faster = earlier.find((other) => other.arrival.last <= occasion.day) ?? earlier[0] ?? null;
  return { code: 'late', occasion, chosen: { option, arrival }, faster };
}

function warningFor(
  occasion: Occasion,
  posting: DeliveryPlan,
  post: DeliveryService,
): OccasionWarning | undefined {
  const { now, shippingId, arriveOn } = posting;
  const chosen = findById(post.options, shippingId);
  if (!chosen) return undefined;
  if (arriveOn === null || requestedDayError(arriveOn, now, chosen, post.calendar) !== undefined) {
    return missed(occasion, chosen, now, post);
  }
  return arriveOn > occasion.day ? { code: 'asked-for-later', occasion, arriveOn } : undefined;
}

/** Returns the next days of the events that the chosen lids are for, soonest first. */
function occasionsOf(lidCategoryIds: readonly number[], now: Instant): Occasion[] {
  const today = londonTime(now).day;
  return seasonalEvents
    .filter(({ categoryId }) => lidCategoryIds.includes(categoryId))
    .map((event) => nextOccasion(event, today))
    .sort((a, b) => daysBetween(b.day, a.day));
}

/** Returns one warning for each event that the chosen lids may miss, soonest first. */
export function occasionWarnings(
  lidCategoryIds: readonly number[],
  posting: DeliveryPlan,
  post: DeliveryService,
): readonly OccasionWarning[] {
  return occasionsOf(lidCategoryIds, posting.now)
    .map((occasion) => warningFor(occasion, posting, post))
    .filter((warning) => warning !== undefined);
}

/** A day on which a box may arrive for the event on its lid. */
export interface OccasionOffer {
  occasion: Occasion;
  /** The last day on which the post brings it in time. */
  arriveOn: Day;
}

/**
 * Returns the days that the events of the chosen lids suggest, soonest first. An event that is too far away, or that an
 * order placed now reaches no later anyway, suggests none.
 */
export function occasionOffers(
  lidCategoryIds: readonly number[],
  { now, shippingId }: Pick<DeliveryPlan, 'now' | 'shippingId'>,
  { options, calendar }: DeliveryService,
): readonly OccasionOffer[] {
  const option = findById(options, shippingId);
  if (!option) return [];
  const soonest = estimateArrival(now, option, calendar).last;
  return occasionsOf(lidCategoryIds, now).flatMap((occasion) => {
    const dispatchOn = latestDispatchDay(occasion.day, now, option, calendar);
    if (dispatchOn === null) return [];
    const { last: arriveOn } = arrivalFrom(dispatchOn, option, calendar);
    return arriveOn > soonest ? [{ occasion, arriveOn }] : [];
  });
}

import { findById, type ShippingOption } from '../catalogue.ts';
import { formatDayRange, formatWeekday, weekdayName } from '../day-words.ts';
import { daysBetween, londonTime, dayParts, type Day, type Instant } from '../day.ts';
import { shippingOptionLabel, shortName } from '../delivery/delivery.ts';
import {
  estimateArrival,
  type ArrivalEstimate,
  type DeliveryService,
} from '../delivery/dispatch.ts';
import { seasonalEvents, type SeasonalEvent } from './seasons.ts';
import { deliveryDateError } from '../delivery/requested-delivery-date.ts';

/** When and how an order is to be delivered. */
export interface DeliveryPlan {
  now: Instant;
  shippingId: ShippingOption['id'];
  arriveOn: Day | null;
}

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

/** Returns "Thursday-Friday, 4-5 Mar". */
function weekdaysAndDates({ first, last }: ArrivalEstimate): string {
  return `${weekdayName(first)}-${weekdayName(last)}, ${formatDayRange(first, last)}`;
}

const certainty = ({ first }: ArrivalEstimate, { day }: Occasion): string =>
  first > day ? 'will' : 'may';

/** Returns the warning that a delivery misses an occasion, with a faster option; undefined when it arrives in time. */
function missed(
  occasion: Occasion,
  chosen: ShippingOption,
  now: Instant,
  { options, calendar }: DeliveryService,
): string | undefined {
  const { name, day } = occasion;
  const arrival = estimateArrival(now, chosen, calendar);
  if (arrival.last <= day) return undefined;
  const late = `${shortName(chosen)} ${certainty(arrival, occasion)} miss ${name}`;
  const faster = options
    .map((option) => ({ option, other: estimateArrival(now, option, calendar) }))
    .find(({ other }) => other.last < arrival.last);
  const instead = faster && { ...faster, name: shippingOptionLabel(faster.option) };
  if (instead && instead.other.last <= day) {
    return `${late}; ${instead.name} should arrive ${weekdaysAndDates(instead.other)}.`;
  }
  const alas = `${late} (${formatWeekday(day)}): it should arrive ${weekdaysAndDates(arrival)}.`;
  if (!instead) return alas;
  const too = `${instead.name} ${certainty(instead.other, occasion)} miss it too`;
  return `${alas} ${too}: ${weekdaysAndDates(instead.other)}.`;
}

function warningFor(
  occasion: Occasion,
  posting: DeliveryPlan,
  post: DeliveryService,
): string | undefined {
  const { now, shippingId, arriveOn } = posting;
  const chosen = findById(post.options, shippingId);
  if (!chosen) return undefined;
  if (arriveOn === null || deliveryDateError(arriveOn, now, chosen, post.calendar) !== undefined) {
    return missed(occasion, chosen, now, post);
  }
  return arriveOn > occasion.day
    ? `You have asked for ${formatWeekday(arriveOn)}, which is after ${occasion.name} (${formatWeekday(occasion.day)}).`
    : undefined;
}

/** Returns one warning for each event that the chosen lids may miss, soonest first. */
export function occasionWarnings(
  lidCategoryIds: readonly number[],
  posting: DeliveryPlan,
  post: DeliveryService,
): readonly string[] {
  const today = londonTime(posting.now).day;
  return seasonalEvents
    .filter(({ categoryId }) => lidCategoryIds.includes(categoryId))
    .map((event) => nextOccasion(event, today))
    .sort((a, b) => daysBetween(b.day, a.day))
    .map((occasion) => warningFor(occasion, posting, post))
    .filter((warning) => warning !== undefined);
}

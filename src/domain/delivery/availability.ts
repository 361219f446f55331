import type { Catalogue } from '../catalogue.ts';
import { addDays, daysBetween, parseDay, type Day } from '../day.ts';
import type { LastPostingDate, PostalCalendar } from './dispatch.ts';

/** A flavour that is sold out, until the end of a day or until further notice. */
export interface SoldOutFlavour {
  flavourId: number;
  until?: Day | undefined;
}

/** Days on which the shop is closed and posts nothing, both ends included. */
export interface ClosedDays {
  from: Day;
  to: Day;
}

/** What the shop changes from day to day: what is sold out, when it is closed, and until when it posts for an event. */
export interface Availability {
  soldOut: readonly SoldOutFlavour[];
  closed: readonly ClosedDays[];
  /** Each replaces the one that the shop was built with for the same delivery and event. */
  lastPostings: readonly LastPostingDate[];
}

/** The longest closure, in days. */
const MAX_CLOSED_DAYS = 92;
/** How many days ahead closures and ends may lie. */
export const MAX_AVAILABILITY_DAYS = 400;
/** The longest time between a last posting date and its event, in days. */
const MAX_POSTING_DAYS = 60;

const daysOf = ({ from, to }: ClosedDays): Day[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

/** Returns the ids of the flavours that are sold out on a day. */
export function soldOutOn({ soldOut }: Pick<Availability, 'soldOut'>, today: Day): number[] {
  return soldOut
    .filter(({ until }) => until === undefined || until >= today)
    .map(({ flavourId }) => flavourId);
}

/** Returns a catalogue in which what is sold out on a day is marked. */
export function markSoldOut(
  catalogue: Catalogue,
  availability: Availability,
  today: Day,
): Catalogue {
  return { ...catalogue, soldOut: soldOutOn(availability, today) };
}

/** Returns whether two last posting dates are of the same delivery and event. */
export const isSamePosting = (
  one: Pick<LastPostingDate, 'shippingId' | 'event'>,
  other: Pick<LastPostingDate, 'shippingId' | 'event'>,
): boolean => one.shippingId === other.shippingId && one.event === other.event;

/** Returns a calendar with these closed days besides its own, and these last posting dates in place of its own. */
export function amendCalendar(
  calendar: PostalCalendar,
  { closed, lastPostings }: Pick<Availability, 'closed' | 'lastPostings'>,
): PostalCalendar {
  const kept = calendar.lastPostings.filter(
    (built) => !lastPostings.some((written) => isSamePosting(built, written)),
  );
  return {
    ...calendar,
    closures: [...calendar.closures, ...closed.flatMap(daysOf)],
    lastPostings: [...kept, ...lastPostings],
  };
}

/** Returns an availability without what is over: ends, closures and events before a day. */
export function forgetPast(
  { soldOut, closed, lastPostings }: Availability,
  today: Day,
): Availability {
  return {
    soldOut: soldOut.filter(({ until }) => until === undefined || until >= today),
    closed: closed.filter(({ to }) => to >= today),
    lastPostings: lastPostings.filter(({ event }) => event >= today),
  };
}

/** What is wrong with an availability that the shopkeeper wrote. */
export type AvailabilityError =
  | { code: 'unknown-flavour' | 'flavour-twice'; flavourId: number }
  | { code: 'day-too-far'; day: Day }
  | { code: 'closure-reversed' | 'closure-too-long'; closed: ClosedDays }
  | { code: 'posting-twice' | 'posting-unlikely'; posting: LastPostingDate };

function soldOutError(
  { soldOut }: Availability,
  { flavours }: Pick<Catalogue, 'flavours'>,
  latest: Day,
): AvailabilityError | null {
  for (const [index, { flavourId, until }] of soldOut.entries()) {
    if (!flavours.some(({ id }) => id === flavourId)) return { code: 'unknown-flavour', flavourId };
    if (soldOut.findIndex((other) => other.flavourId === flavourId) < index)
      return { code: 'flavour-twice', flavourId };
    if (until !== undefined && until > latest) return { code: 'day-too-far', day: until };
  }
  return null;
}

function postingError(
  { lastPostings }: Availability,
  { shippingOptions }: Pick<Catalogue, 'shippingOptions'>,
  latest: Day,
): AvailabilityError | null {
  for (const [index, posting] of lastPostings.entries()) {
    if (lastPostings.findIndex((other) => isSamePosting(other, posting)) < index)
      return { code: 'posting-twice', posting };
    if (posting.event > latest) return { code: 'day-too-far', day: posting.event };
    const ahead = daysBetween(posting.lastDay, posting.event);
    const isKnown = shippingOptions.some(({ id }) => id === posting.shippingId);
    if (!isKnown || ahead < 1 || ahead > MAX_POSTING_DAYS)
      return { code: 'posting-unlikely', posting };
  }
  return null;
}

/** Returns the first rule that an availability breaks, or null. */
export function availabilityError(
  availability: Availability,
  catalogue: Pick<Catalogue, 'flavours' | 'shippingOptions'>,
  today: Day,
): AvailabilityError | null {
  const latest = addDays(today, MAX_AVAILABILITY_DAYS);
  for (const closed of availability.closed) {
    if (closed.to < closed.from) return { code: 'closure-reversed', closed };
    if (closed.to > latest) return { code: 'day-too-far', day: closed.to };
    if (daysBetween(closed.from, closed.to) >= MAX_CLOSED_DAYS)
      return { code: 'closure-too-long', closed };
  }
  return (
    soldOutError(availability, catalogue, latest) ?? postingError(availability, catalogue, latest)
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const dayIn = (value: unknown): Day | null => (typeof value === 'string' ? parseDay(value) : null);

function parseSoldOut(value: unknown): SoldOutFlavour[] {
  if (!isRecord(value) || typeof value['flavourId'] !== 'number') return [];
  const { flavourId, until } = value;
  return [{ flavourId, until: dayIn(until) ?? undefined }];
}

function parseClosed(value: unknown): ClosedDays[] {
  if (!isRecord(value)) return [];
  const [from, to] = [dayIn(value['from']), dayIn(value['to'])];
  const isClosure = from && to && from <= to && daysBetween(from, to) < MAX_CLOSED_DAYS;
  return isClosure ? [{ from, to }] : [];
}

function parsePosting(value: unknown): LastPostingDate[] {
  if (!isRecord(value) || typeof value['shippingId'] !== 'number') return [];
  const [lastDay, event] = [dayIn(value['lastDay']), dayIn(value['event'])];
  const { shippingId } = value;
  return lastDay && event && lastDay < event ? [{ shippingId, lastDay, event }] : [];
}

/** Reads an availability from JSON. Leaves out what cannot be read: the shop then sells as it was built. */
export function parseAvailability(json: unknown): Availability {
  const read = <T>(name: string, parse: (value: unknown) => T[]): T[] => {
    const list = isRecord(json) ? json[name] : undefined;
    return Array.isArray(list) ? list.flatMap(parse) : [];
  };
  return {
    soldOut: read('soldOut', parseSoldOut),
    closed: read('closed', parseClosed),
    lastPostings: read('lastPostings', parsePosting),
  };
}

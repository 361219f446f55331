import { findById, type Catalogue } from '#domain/catalogue.ts';
import { formatDay, formatDayRange } from '#domain/day-words.ts';
import type { AvailabilityError } from '#domain/delivery/availability.ts';

/** Returns what to do about parcels that are to leave on closed days. */
export function closedParcelsText(count: number): string {
  const [parcels, them, customers] =
    count === 1 ? ['1 parcel is', 'it', 'customer'] : [`${count} parcels are`, 'them', 'customers'];
  return `Saved. ${parcels} to leave while you are closed: find ${them} under “Coming”, and post ${them} before, or write to the ${customers}.`;
}

/** Returns what is wrong with an availability, as a sentence. */
export function availabilityErrorText(
  error: AvailabilityError,
  { flavours }: Pick<Catalogue, 'flavours'>,
): string {
  switch (error.code) {
    case 'unknown-flavour':
      return 'One of these flavours is not on sale at all.';
    case 'flavour-twice':
      return `${findById(flavours, error.flavourId)?.name ?? 'A flavour'} is listed twice.`;
    case 'day-too-far':
      return `${formatDay(error.day)} is too far ahead.`;
    case 'closure-reversed':
      return `A closure ends before it begins: ${formatDay(error.closed.from)}.`;
    case 'closure-too-long':
      return `Closed on ${formatDayRange(error.closed.from, error.closed.to)}? Please write closures of more than three months as several.`;
    case 'posting-twice':
      return `Two last posting dates before ${formatDay(error.posting.event)} are for the same delivery.`;
    case 'posting-unlikely':
      return `${formatDay(error.posting.lastDay)} cannot be a last posting date before ${formatDay(error.posting.event)}: it should be one to sixty days before.`;
  }
}

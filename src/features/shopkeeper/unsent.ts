import { AVAILABILITY_NAME, parcelsText } from './copy.ts';
import {
  readUnsentAvailability,
  storeUnsentAvailability,
} from './availability/unsent-availability.ts';
import { readUnsentChanges, storeUnsentChanges } from './board/unsent-status-changes.ts';

/** "2 parcels and a change of “Sold out & closed”": what the server does not have yet; empty for nothing. */
export function unsentText(): string {
  const { size } = new Set(readUnsentChanges().flatMap(({ parcels }) => parcels));
  return [
    ...(size === 0 ? [] : [parcelsText(size)]),
    ...(readUnsentAvailability() ? [`a change of “${AVAILABILITY_NAME}”`] : []),
  ].join(' and ');
}

/** Removes all that waits on the device, for somebody who signs out. */
export function removeAllUnsent(): void {
  storeUnsentChanges([]);
  storeUnsentAvailability(null);
}

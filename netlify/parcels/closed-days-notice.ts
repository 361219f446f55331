import { closedParcelsText } from '#copy/availability.ts';
import type { Availability } from '#domain/delivery/availability.ts';
import type { Parcels } from './parcel-store.ts';

/** Returns what to do about parcels that are to leave on closed days; undefined without any. */
export async function closedDaysNotice(
  parcels: Pick<Parcels, 'countOnClosedDays'>,
  { closed }: Pick<Availability, 'closed'>,
): Promise<string | undefined> {
  const count = await parcels.countOnClosedDays(closed);
  return count > 0 ? closedParcelsText(count) : undefined;
}

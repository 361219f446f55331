import { encodeAvailability } from '#contract/availability.ts';
import { closedParcelsText } from '#copy/availability.ts';
import type { VersionedAvailability } from '#netlify/availability/offer.ts';
import type { Parcels } from './parcel-store.ts';

/** Encodes a new availability, with a notice where parcels are to leave on its closed days. */
export async function encodeWithNotice(
  parcels: Pick<Parcels, 'countOnClosedDays'>,
  availability: VersionedAvailability,
) {
  const count = await parcels.countOnClosedDays(availability.closed);
  const notice = count > 0 ? { notice: closedParcelsText(count) } : {};
  return { ...encodeAvailability(availability), ...notice };
}

import { availabilityErrorText } from '#copy/availability.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { londonTime, type Instant } from '#domain/day.ts';
import { availabilityError, forgetPast, type Availability } from '#domain/delivery/availability.ts';
import { HttpError } from '#netlify/http/http-error.ts';
import type { AvailabilityStore, VersionedAvailability } from '#netlify/http/offer.ts';

/** Replaces what is sold out and when the shop is closed; throws 400 for a broken rule and 409 for an old version. */
export async function replaceAvailability(
  shop: { availability: AvailabilityStore; catalogue: Catalogue },
  input: Availability & { expectedVersion: number },
  editing: { sessionId: string; now: Instant },
): Promise<VersionedAvailability> {
  const today = londonTime(editing.now).day;
  const wanted = forgetPast(input, today);
  const error = availabilityError(input, shop.catalogue, today);
  if (error) {
    const words = availabilityErrorText(error, shop.catalogue);
    throw new HttpError(400, error.code, 'Please check this', words);
  }
  const version = await shop.availability.replace(wanted, input.expectedVersion, editing);
  if (version === null) {
    const now = await shop.availability.read();
    throw new HttpError(
      409,
      'changed-meanwhile',
      'Changed meanwhile',
      'Another device has changed this meanwhile. Look at it as it is now, and change it again.',
      { extra: { now } },
    );
  }
  return { ...wanted, version };
}

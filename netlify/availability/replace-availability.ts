import { encodeAvailability } from '#contract/availability.ts';
import { availabilityErrorText } from '#copy/availability.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { londonTime } from '#domain/day.ts';
import { availabilityError, forgetPast, type Availability } from '#domain/delivery/availability.ts';
import { HttpError, versionConflict } from '#netlify/http/http-error.ts';
import type { AvailabilityStore, VersionedAvailability } from './offer.ts';
import type { Editing } from '#netlify/shopkeeper/shopkeeper-store.ts';

/**
 * Replaces what is sold out, when the shop is closed and until when it posts; last posting dates that the input leaves out
 * stay. Throws 400 for a broken rule and 409 for an old version.
 */
export async function replaceAvailability(
  shop: { availability: AvailabilityStore; catalogue: Catalogue },
  input: Omit<Availability, 'lastPostings'> & {
    lastPostings?: Availability['lastPostings'] | undefined;
    expectedVersion: number;
  },
  editing: Editing,
): Promise<VersionedAvailability> {
  const today = londonTime(editing.now).day;
  const lastPostings = input.lastPostings ?? (await shop.availability.read()).lastPostings;
  const written = { soldOut: input.soldOut, closed: input.closed, lastPostings };
  const wanted = forgetPast(written, today);
  const error = availabilityError(written, shop.catalogue, today);
  if (error) {
    const words = availabilityErrorText(error, shop.catalogue);
    throw new HttpError(400, error.code, 'Please check this', words);
  }
  const version = await shop.availability.replace(wanted, input.expectedVersion, editing);
  if (version === null) {
    const now = await shop.availability.read();
    throw versionConflict({
      detail:
        'Another device has changed this meanwhile. Look at it as it is now, and change it again.',
      extra: { now: encodeAvailability(now) },
    });
  }
  return { ...wanted, version };
}

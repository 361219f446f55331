import type { BoardParcel } from '#contract/shopkeeper-day.ts';
import type { PostalAddress } from '#domain/customer/customer.ts';
import type { Instant } from '#domain/day.ts';
import { HttpError, versionConflict } from '#netlify/http/http-error.ts';
import type { ReadOffer } from '#netlify/availability/offer.ts';
import type { ListedParcel, Parcels } from './parcel-store.ts';
import { saveParcelChange } from './save-parcel-change.ts';
import { boardParcel } from './board-parcel.ts';

/** What correcting an address needs of the shop. */
export interface CorrectionDependencies {
  parcels: Pick<Parcels, 'find' | 'changeContent'>;
  offer: ReadOffer;
}

/** A correction as the board sends it. */
interface Correction {
  parcel: number;
  expectedVersion: number;
  customerInfo: PostalAddress;
}

async function findParcel({ parcels }: CorrectionDependencies, id: number): Promise<ListedParcel> {
  const [found] = await parcels.find([id]);
  if (found) return found;
  throw new HttpError(404, 'unknown-parcel', 'Parcel not found', 'There is no such parcel.');
}

function refusedCorrection({ parcel }: ListedParcel): HttpError {
  return parcel.status === 'posted'
    ? new HttpError(
        409,
        'parcel-posted',
        'It is posted already',
        'This parcel is posted, so that its address can no longer be corrected.',
      )
    : versionConflict({
        detail:
          'Another device or the customer has changed this meanwhile. Look at it as it is now, and correct it again.',
      });
}

/**
 * Corrects who receives a parcel and where, logs what it replaces and queues the mails of a change; a repeat of the same
 * correction has no effect. Throws 400 for a rule that is broken, and 409 for a parcel that is posted or that somebody else
 * has changed.
 */
export async function correctParcelAddress(
  shop: CorrectionDependencies,
  { parcel: id, expectedVersion, customerInfo }: Correction,
  now: Instant,
): Promise<{ parcel: BoardParcel; isChanged: boolean }> {
  const [offer, listed] = await Promise.all([shop.offer(), findParcel(shop, id)]);
  const request = { notes: [], address: customerInfo, arriveOn: undefined };
  const edit = { by: 'shop', now, request, expectedVersion } as const;
  const outcome = await saveParcelChange({ ...shop, offer }, listed, edit);
  const after = await findParcel(shop, id);
  if (outcome === 'refused') throw refusedCorrection(after);
  return { parcel: boardParcel(after, offer), isChanged: outcome === 'saved' };
}

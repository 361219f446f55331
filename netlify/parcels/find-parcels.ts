import type { WhichParcels } from '#contract/shopkeeper-paperwork.ts';
import { HttpError } from '#netlify/http/http-error.ts';
import type { ReadOffer } from '#netlify/availability/offer.ts';
import type { ListedParcel, Parcels } from './parcel-store.ts';

/** What writing labels and sheets needs of the shop. */
export interface PaperworkDependencies {
  parcels: Pick<Parcels, 'find' | 'list'>;
  offer: ReadOffer;
}

const MAX_PARCELS = 600;

/** Returns the parcels that are meant, those of a list in its order; throws 409 when more wait than one answer can hold. */
export async function findParcels(
  { parcels }: Pick<PaperworkDependencies, 'parcels'>,
  which: WhichParcels,
): Promise<readonly ListedParcel[]> {
  if ('ids' in which) {
    const found = await parcels.find(which.ids);
    return which.ids.flatMap((id) => found.find(({ parcel }) => parcel.id === id) ?? []);
  }
  const page = { max: MAX_PARCELS + 1, after: null };
  const [overdue, due] = await Promise.all([
    parcels.list({ status: 'to-post', before: which.until }, page),
    parcels.list({ status: 'to-post', on: which.until }, page),
  ]);
  const waiting = [...overdue, ...due];
  if (waiting.length > MAX_PARCELS) {
    throw new HttpError(
      409,
      'too-many-parcels',
      `More than ${MAX_PARCELS} parcels`,
      `More than ${MAX_PARCELS} parcels are not posted yet, too many at once. Tick some of them, and use the buttons for those.`,
    );
  }
  return waiting;
}

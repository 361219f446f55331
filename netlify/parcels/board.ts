import { londonTime, type Day, type Instant } from '#domain/day.ts';
import { cuttingList } from '#domain/order/cutting-list.ts';
import type { ParcelStatus } from '#domain/order/parcel-status.ts';
import type { BoardList, BoardParcel, ShopDay } from '#contract/shopkeeper-day.ts';
import { HttpError, versionConflict } from '#netlify/http/http-error.ts';
import type { Offer, ReadOffer } from '#netlify/availability/offer.ts';
import { boardParcel } from './board-parcel.ts';
import type { ListedParcel, ListPosition, ParcelList, Parcels } from './parcel-store.ts';

/** What the board needs of the shop. */
export interface BoardDependencies {
  parcels: Pick<
    Parcels,
    'list' | 'countToPost' | 'contentsToCut' | 'search' | 'find' | 'setStatus'
  >;
  offer: ReadOffer;
}

/** How many parcels of a list the board shows at once. */
const PAGE = 50;
const MAX_FOUND = 40;

const showAll = (listed: readonly ListedParcel[], offer: Offer): BoardParcel[] =>
  listed.map((one) => boardParcel(one, offer));

/** Returns a day of the shop: the first parcels that are due and overdue, how many there are, and what to cut. */
export async function readShopDay(
  shop: BoardDependencies,
  { on, now }: { on: Day | undefined; now: Instant },
): Promise<ShopDay> {
  const today = on ?? londonTime(now).day;
  const page = { max: PAGE, after: null };
  const [offer, due, overdue, counts, toCut] = await Promise.all([
    shop.offer(),
    shop.parcels.list({ status: 'to-post', on: today }, page),
    shop.parcels.list({ status: 'to-post', before: today }, page),
    shop.parcels.countToPost(today),
    shop.parcels.contentsToCut(today),
  ]);
  return {
    on: today,
    parcels: showAll(due, offer),
    overdue: showAll(overdue, offer),
    counts,
    cutting: cuttingList(toCut, offer.catalogue),
  };
}

const LISTS: Record<BoardList, (today: Day) => ParcelList> = {
  due: (on) => ({ status: 'to-post', on }),
  overdue: (before) => ({ status: 'to-post', before }),
  coming: (after) => ({ status: 'to-post', after }),
  posted: () => ({ status: 'posted' }),
};

/** Returns a page of a list of the board, and whether another follows. */
export async function readBoardList(
  shop: BoardDependencies,
  { list, on, after }: { list: BoardList; on: Day | undefined; after: ListPosition | null },
  now: Instant,
): Promise<{ parcels: BoardParcel[]; hasMore: boolean }> {
  const which = LISTS[list](on ?? londonTime(now).day);
  const [offer, found] = await Promise.all([
    shop.offer(),
    shop.parcels.list(which, { max: PAGE + 1, after }),
  ]);
  return { parcels: showAll(found.slice(0, PAGE), offer), hasMore: found.length > PAGE };
}

/** Returns the parcels of an order number, a name or a postcode. */
export async function searchParcels(
  shop: BoardDependencies,
  text: string,
): Promise<{ parcels: BoardParcel[] }> {
  const [offer, found] = await Promise.all([shop.offer(), shop.parcels.search(text, MAX_FOUND)]);
  return { parcels: showAll(found, offer) };
}

/** What a click on the board asks for. */
interface Move {
  parcels: readonly number[];
  status: ParcelStatus;
  expectedVersion: number | readonly number[];
  confirmStop?: boolean | undefined;
}

/** Returns why none of these parcels moved: a payment that went back, or another device. */
function unmovedError(unmoved: readonly BoardParcel[], to: ParcelStatus): HttpError {
  const stopped = unmoved.find(({ stop, status }) => stop !== '' && status !== to);
  return to === 'posted' && stopped
    ? new HttpError(
        409,
        'parcel-stopped',
        'STOP',
        `STOP: ${stopped.stop.toLowerCase()}. Ask before you post it. A second press posts it all the same.`,
        { extra: { unmoved } },
      )
    : versionConflict({ extra: { unmoved } });
}

/**
 * Moves parcels on or back. One that is there already, by this very click sent twice, counts as moved. One whose payment went
 * back is posted only by a click that confirms it. Throws 409 when none could be moved.
 */
export async function moveBoardParcels(
  shop: BoardDependencies,
  { parcels: ids, status, expectedVersion, confirmStop = false }: Move,
  now: Instant,
): Promise<{ parcels: BoardParcel[]; unmoved: BoardParcel[] }> {
  const seen = ids.map((id, index) => ({
    id,
    expectedVersion:
      typeof expectedVersion === 'number' ? expectedVersion : (expectedVersion[index] ?? 0),
  }));
  await shop.parcels.setStatus(seen, status, { by: 'shop', now, confirmStop });
  const [offer, found] = await Promise.all([shop.offer(), shop.parcels.find(ids)]);
  const isMoved = ({ id, version, status: is }: BoardParcel) =>
    is === status && seen.some((one) => one.id === id && one.expectedVersion + 1 === version);
  const shown = showAll(found, offer);
  const unmoved = shown.filter((parcel) => !isMoved(parcel));
  if (unmoved.length === shown.length) throw unmovedError(unmoved, status);
  return { parcels: shown.filter(isMoved), unmoved };
}

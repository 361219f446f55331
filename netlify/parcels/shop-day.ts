import { addressLines } from '#domain/customer/customer.ts';
import { londonTime, type Day, type Instant } from '#domain/day.ts';
import { cuttingList } from '#domain/order/cutting-list.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import type { ParcelStatus } from '#domain/order/parcel-status.ts';
import type { SummarizedBox } from '#copy/order-summary.ts';
import type { BoardParcel, ShopDay } from '#contract/shopkeeper-day.ts';
import { HttpError } from '#netlify/http/http-error.ts';
import type { Offer, ReadOffer } from '#netlify/http/offer.ts';
import type { StoredOrder } from '#netlify/orders/order-store.ts';
import { presentOrder } from '#netlify/orders/stored-parcel.ts';
import { summarizeOrder } from '#netlify/orders/summarize-order.ts';
import type { ListedParcel, Parcels } from './parcel-store.ts';

/** What the board needs of the shop. */
export interface BoardDependencies {
  parcels: Pick<Parcels, 'list' | 'search' | 'find' | 'setStatus'>;
  offer: ReadOffer;
}

const MAX_DUE = 200;
const MAX_LISTED = 60;
const MAX_FOUND = 40;

/** Returns why a parcel may not leave as it is; empty for none. */
function stopOf({ isDisputed, refundedPence, totalPence }: StoredOrder): string {
  if (isDisputed) return 'Disputed';
  if (refundedPence === 0) return '';
  return refundedPence >= totalPence ? 'Refunded' : 'Refunded in part';
}

const boardBox = (summary: SummarizedBox): BoardParcel['boxes'][number] => ({
  name: summary.boxName,
  quantity: summary.quantity,
  flavours: summary.flavours.map(({ name, quantity }) => ({ name, quantity })),
  lid: summary.lidDesign,
  note: summary.note,
  keyring: summary.keyring,
  nameTags: [...summary.nameTags],
  allergens: [...summary.allergens],
});

function boardParcel({ parcel, order }: ListedParcel, offer: Offer): BoardParcel {
  const summary = summarizeOrder(presentOrder(order), offer);
  const shown = summary.parcels[parcel.place - 1];
  const count = order.parcels.length;
  const { slices } = summary;
  return {
    id: parcel.id,
    version: parcel.version,
    orderNumber: formatOrderNumber(order.orderNumber),
    place: count > 1 ? `Parcel ${parcel.place} of ${count}` : '',
    status: parcel.status,
    postOn: parcel.postOn,
    arriveOn: parcel.arriveOn,
    recipient: addressLines(parcel.content.recipient ?? order.recipient),
    email: order.email,
    shippingName: shown?.shippingName ?? order.shippingName,
    boxes: (shown?.boxes ?? []).map(boardBox),
    slices: slices && { quantity: slices.quantity, flavours: [...slices.flavours] },
    weightGrams: shown?.weightGrams ?? null,
    stop: stopOf(order),
  };
}

/** Returns a day of the shop: what is due, overdue, coming and posted, and what to cut. */
export async function readShopDay(
  shop: BoardDependencies,
  { on, now }: { on: Day | undefined; now: Instant },
): Promise<ShopDay> {
  const today = on ?? londonTime(now).day;
  const list = (...[which, max]: [Parameters<Parcels['list']>[0], number]) =>
    shop.parcels.list(which, { max, after: null });
  const [offer, due, overdue, coming, posted] = await Promise.all([
    shop.offer(),
    list({ status: 'to-post', on: today }, MAX_DUE),
    list({ status: 'to-post', before: today }, MAX_DUE),
    list({ status: 'to-post', after: today }, MAX_LISTED),
    list({ status: 'posted' }, MAX_LISTED),
  ]);
  const waiting = [...overdue, ...due].filter(({ parcel }) => parcel.status === 'waiting');
  const contents = waiting.map(({ parcel }) => parcel.content);
  const show = (listed: readonly ListedParcel[]) => listed.map((one) => boardParcel(one, offer));
  return {
    on: today,
    parcels: show(due),
    overdue: show(overdue),
    coming: show(coming),
    posted: show(posted),
    cutting: cuttingList(contents, offer.catalogue),
  };
}

/** Returns the parcels of an order number, a name or a postcode. */
export async function searchParcels(
  shop: BoardDependencies,
  text: string,
): Promise<{ parcels: BoardParcel[] }> {
  const [offer, found] = await Promise.all([shop.offer(), shop.parcels.search(text, MAX_FOUND)]);
  return { parcels: found.map((one) => boardParcel(one, offer)) };
}

/** A press on the board. */
interface Move {
  parcels: readonly number[];
  status: ParcelStatus;
  expectedVersion: number | readonly number[];
}

/**
 * Moves parcels on or back. One that is there already, by this very press sent twice, counts as moved. Throws 409 when none
 * could be moved.
 */
export async function moveBoardParcels(
  shop: BoardDependencies,
  { parcels: ids, status, expectedVersion }: Move,
  now: Instant,
): Promise<{ parcels: BoardParcel[]; unmoved: BoardParcel[] }> {
  const seen = ids.map((id, place) => ({
    id,
    expectedVersion:
      typeof expectedVersion === 'number' ? expectedVersion : (expectedVersion[place] ?? 0),
  }));
  await shop.parcels.setStatus(seen, status, { by: 'shop', now });
  const [offer, found] = await Promise.all([shop.offer(), shop.parcels.find(ids)]);
  const isMoved = ({ id, version, status: is }: BoardParcel) =>
    is === status && seen.some((one) => one.id === id && one.expectedVersion + 1 === version);
  const shown = found.map((one) => boardParcel(one, offer));
  const unmoved = shown.filter((parcel) => !isMoved(parcel));
  if (unmoved.length === shown.length) {
    throw new HttpError(
      409,
      'moved-meanwhile',
      'Changed meanwhile',
      'Another device has changed this meanwhile. Look at it as it is now.',
      { extra: { unmoved } },
    );
  }
  return { parcels: shown.filter(isMoved), unmoved };
}

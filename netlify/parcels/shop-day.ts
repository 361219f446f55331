import { nameOfClass } from '#copy/delivery.ts';
import { parcelPlaceText } from '#copy/parcel.ts';
import { shippingOptions } from '#data/shipping.ts';
import { USUAL_SHIPPING_ID, type ShippingId } from '#domain/catalogue.ts';
import { addressLines, postalAddressOf } from '#domain/customer/customer.ts';
import { londonTime, type Day, type Instant } from '#domain/day.ts';
import { cuttingList } from '#domain/order/cutting-list.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { paymentStopOf } from '#domain/order/payment-stop.ts';
import type { ParcelStatus } from '#domain/order/parcel-status.ts';
import { boxName, type SummarizedBox } from '#copy/order-summary.ts';
import { paymentStopText } from '#copy/payment-stop.ts';
import type { BoardList, BoardParcel, ShopDay } from '#contract/shopkeeper-day.ts';
import { HttpError, versionConflict } from '#netlify/http/http-error.ts';
import type { Offer, ReadOffer } from '#netlify/availability/offer.ts';
import { withParcelChanges } from '#netlify/orders/stored-parcel.ts';
import { summarizeOrder } from '#netlify/orders/summarize-order.ts';
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

const boardBox = (summary: SummarizedBox): BoardParcel['boxes'][number] => ({
  name: boxName(summary),
  quantity: summary.quantity,
  flavours: summary.flavours.map(({ name, quantity }) => ({ name, quantity })),
  lid: summary.lidDesign,
  note: summary.note,
  keyring: summary.keyring,
  nameTags: [...summary.nameTags],
  allergens: [...summary.allergens],
});

/** Returns the addresses that a parcel had before, on a line each. */
function earlierAddresses({ parcel, order }: ListedParcel): string[] {
  const states = [...parcel.changes.map(({ before }) => before), parcel];
  const lines = states.map(({ content }) =>
    addressLines(content.recipient ?? order.recipient).join(', '),
  );
  return lines.filter(
    (line, index) => index < lines.length - 1 && line !== '' && line !== lines[index + 1],
  );
}

/** Returns how a parcel travels where that is not as usual: "1st Class"; empty for the usual delivery. */
function shippingTag(id: ShippingId | undefined, name: string): string {
  if (id === USUAL_SHIPPING_ID) return '';
  const option = shippingOptions.find((one) => one.id === id);
  return option ? nameOfClass(option) : name;
}

/** Returns a parcel with everything by name, as the board and the morning mail show it. */
export function boardParcel({ parcel, order }: ListedParcel, offer: Offer): BoardParcel {
  const summary = summarizeOrder(withParcelChanges(order), offer);
  const shown = summary.parcels[parcel.place - 1];
  const count = order.parcels.length;
  const { slices } = summary;
  const recipient = parcel.content.recipient ?? order.recipient;
  const shippingName = shown?.shippingName ?? order.shippingName;
  return {
    id: parcel.id,
    version: parcel.version,
    orderNumber: formatOrderNumber(order.orderNumber),
    place: parcelPlaceText(parcel.place, count),
    status: parcel.status,
    postOn: parcel.postOn,
    metDay: parcel.metDay,
    recipient: addressLines(recipient),
    address: postalAddressOf(recipient),
    earlierAddresses: earlierAddresses({ parcel, order }),
    email: order.email,
    shippingName,
    shippingTag: shippingTag(shown?.shippingId, shippingName),
    boxes: (shown?.boxes ?? []).map(boardBox),
    slices: slices && { quantity: slices.quantity, flavours: [...slices.flavours] },
    weightGrams: shown?.weightGrams ?? null,
    stop: paymentStopText(paymentStopOf(order)),
  };
}

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

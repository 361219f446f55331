import type { BoardParcel } from '#contract/shopkeeper-day.ts';
import {
  describeDifferences,
  partNameForShop,
  type ChangedPart,
} from '#copy/parcel-differences.ts';
import { shareSlices } from '#domain/bulk/bulk.ts';
import { totalQuantity } from '#domain/catalogue.ts';
import { londonTime, type Day, type Instant } from '#domain/day.ts';
import { isPostingDay } from '#domain/delivery/dispatch.ts';
import { newsSince, nextPostingDay } from '#domain/delivery/morning.ts';
import { fullName } from '#domain/customer/customer.ts';
import { cuttingList } from '#domain/order/cutting-list.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { isStillMade, paymentStopOf } from '#domain/order/payment-stop.ts';
import { sumByKey } from '#domain/sum-by-key.ts';
import type { Offer } from '#netlify/availability/offer.ts';
import type {
  Morning,
  MorningNews,
  MorningParcel,
  MorningSlices,
  Tally,
} from '#netlify/mail/morning/morning-for-mail.ts';
import type { StoredOrder } from '#netlify/orders/order-store.ts';
import { statesAround, withParcelChanges } from '#netlify/orders/stored-parcel.ts';
import { summarizeOrder } from '#netlify/orders/summarize-order.ts';
import type { ListedParcel, ParcelList, Parcels } from '#netlify/parcels/parcel-store.ts';
import { boardParcel } from '#netlify/parcels/board-parcel.ts';
import type { MorningStore } from './morning-store.ts';
import { readStuck } from './stuck.ts';

/** What reading a morning needs of the shop. */
export interface MorningDependencies {
  parcels: Pick<Parcels, 'list'>;
  morning: MorningStore;
}

const PAGE = 500;

async function listAll(
  parcels: MorningDependencies['parcels'],
  list: ParcelList,
): Promise<ListedParcel[]> {
  const all: ListedParcel[] = [];
  for (;;) {
    const last = all.at(-1)?.parcel;
    const after = last ? { day: last.postOn, id: last.id } : null;
    const page = await parcels.list(list, { max: PAGE, after });
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}

/** Returns whether a parcel is still to be made up: it waits, and the payment did not all go back. */
const isToMake = ({ parcel, order }: ListedParcel): boolean =>
  parcel.status === 'waiting' && isStillMade(order);

/** A listed parcel and the same by name. */
interface Shown {
  listed: ListedParcel;
  board: BoardParcel;
}

const whoOf = ({ recipient, orderNumber }: BoardParcel): string => recipient[0] ?? orderNumber;

const numberOf = ({ orderNumber, place }: BoardParcel): string =>
  place === '' ? orderNumber : `${orderNumber}, ${place.toLowerCase()}`;

/** A box of a parcel, as the board names it. */
type BoardBox = BoardParcel['boxes'][number];

const countNotes = (boxes: readonly BoardBox[]): number =>
  totalQuantity(boxes.filter(({ note }) => note !== ''));

function morningParcel({ listed: { parcel }, board }: Shown): MorningParcel {
  const { boxes, slices, weightGrams, shippingName, metDay, postOn, recipient } = board;
  return {
    who: whoOf(board),
    postcode: recipient.length > 1 ? (recipient.at(-1) ?? '') : '',
    number: numberOf(board),
    shippingName,
    boxes: totalQuantity(boxes),
    slices: slices?.quantity ?? 0,
    weightGrams,
    notes: countNotes(boxes),
    metDay,
    postOn,
    isPacked: parcel.status === 'packed',
  };
}

/** Adds up equal names, the most frequent first. */
function tally(entries: readonly Tally[]): Tally[] {
  return [...sumByKey(entries.map(({ name, count }) => [name, count]))]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

/** Returns what has to be at hand for parcels: notes to write, keyrings to pick, lids to print. */
function thingsFor(boards: readonly BoardParcel[]) {
  const boxes = boards.flatMap((board) => board.boxes);
  return {
    notes: boards
      .map((board) => ({ name: whoOf(board), count: countNotes(board.boxes) }))
      .filter(({ count }) => count > 0),
    keyrings: tally(
      boxes.flatMap(({ keyring, quantity }) =>
        keyring === null ? [] : [{ name: keyring, count: quantity }],
      ),
    ),
    nameTags: tally(
      boxes.flatMap(({ nameTags, quantity }) =>
        nameTags.map((name) => ({ name, count: quantity })),
      ),
    ),
    lids: tally(boxes.map(({ lid, quantity }) => ({ name: lid, count: quantity }))),
  };
}

function morningSlices({ board }: Shown): MorningSlices[] {
  const { slices, postOn, metDay } = board;
  if (!slices) return [];
  const shares = shareSlices(slices.quantity, slices.flavours);
  const flavours = shares.map(([name, count]) => ({ name, count }));
  const [who, number] = [whoOf(board), numberOf(board)];
  return [{ who, number, quantity: slices.quantity, flavours, postOn, metDay }];
}

/** The parts of a parcel in the order of their news: the day decides when it is packed. */
const PARTS: readonly ChangedPart['part'][] = ['requested-day', 'address', 'note'];

/** Returns the names of the parts in which two states of an order's parcel differ. */
function differingParts(
  states: { before: StoredOrder; after: StoredOrder; index: number },
  offer: Offer,
): string[] {
  const [before, after] = [states.before, states.after].map(
    (state) => summarizeOrder(withParcelChanges(state), offer).parcels[states.index],
  );
  if (!before || !after) return [];
  const differences = describeDifferences(before, after);
  return PARTS.flatMap((part) => differences.filter((one) => one.part === part)).map(
    partNameForShop,
  );
}

/**
 * Returns which parts of a parcel its customer changed since a moment. Leaves out what is again as it was, and what
 * the shop corrected itself.
 */
function changedParts({ parcel, order }: ListedParcel, since: Instant, offer: Offer): string[] {
  const changes = parcel.changes
    .filter(({ at }) => at >= since)
    .flatMap(({ version }) => statesAround(order, { parcelId: parcel.id, version }) ?? []);
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last) return [];
  const byCustomer = changes
    .filter(({ by }) => by === 'customer')
    .flatMap((change) => differingParts(change, offer));
  // Names tell equal boxes apart.
  return differingParts({ ...first, after: last.after }, offer).filter((part) =>
    byCustomer.includes(part),
  );
}

function changeNews(shown: Shown, since: Instant, offer: Offer): MorningNews[] {
  const parts = changedParts(shown.listed, since, offer);
  const [who, number] = [whoOf(shown.board), numberOf(shown.board)];
  return parts.length === 0 ? [] : [{ who, number, what: 'changed', parts }];
}

function reversalNews(order: StoredOrder): MorningNews[] {
  const stop = paymentStopOf(order);
  if (stop === null) return [];
  const number = formatOrderNumber(order.orderNumber);
  return [
    {
      who: fullName(withParcelChanges(order).recipient) || number,
      number,
      what: 'reversed',
      stop,
      refundedPence: order.refundedPence,
      totalPence: order.totalPence,
      isPosted: order.parcels.every(({ status }) => status === 'posted'),
    },
  ];
}

/** Returns what a day brings the shop, as of now: what is due, what to make up for it, what is new, and what is stuck. */
export async function readMorning(
  { parcels, morning, offer }: MorningDependencies & { offer: Offer },
  on: Day,
  now: Instant,
): Promise<Morning> {
  const since = newsSince(on, offer.calendar);
  const [due, overdue, changed, reversed, slices, stuck] = await Promise.all([
    listAll(parcels, { status: 'to-post', on }),
    listAll(parcels, { status: 'to-post', before: on }),
    morning.findChanged(since),
    morning.findReversed(since),
    morning.findSlices(on),
    readStuck(morning, since, now),
  ]);
  const show = (listed: ListedParcel): Shown => ({ listed, board: boardParcel(listed, offer) });
  const [shownDue, shownOverdue] = [due.map(show), overdue.map(show)];
  const isStopped = ({ board }: Shown): boolean => board.stop !== '';
  const listFree = (list: readonly Shown[]) =>
    list.filter((shown) => !isStopped(shown)).map(morningParcel);
  const all = [...shownOverdue, ...shownDue];
  const toMake = all.filter(({ listed }) => isToMake(listed));
  return {
    on,
    isPostingDay: isPostingDay(on, offer.calendar),
    nextPostingDay: nextPostingDay(on, offer.calendar),
    stuck,
    due: listFree(shownDue),
    overdue: listFree(shownOverdue),
    stopped: all
      .filter(isStopped)
      .map((shown) => ({ ...morningParcel(shown), stop: shown.board.stop })),
    cutting: cuttingList(
      toMake.map(({ listed }) => listed.parcel.content),
      offer.catalogue,
    ),
    ...thingsFor(toMake.map(({ board }) => board)),
    news: [
      ...changed.flatMap((listed) => changeNews(show(listed), since, offer)),
      ...reversed.flatMap(reversalNews),
    ],
    newsSince: londonTime(since).day,
    slices: slices
      .filter(({ order }) => isStillMade(order))
      .map(show)
      .flatMap(morningSlices),
  };
}

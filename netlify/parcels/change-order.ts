import { isDeepStrictEqual } from 'node:util';
import type { OrderChange, OrderPageParcel } from '#contract/order-page.ts';
import type { Instant } from '#domain/day.ts';
import { changeParcel, type ParcelChangeRequest } from '#domain/order/parcel-change.ts';
import type { ParcelContent } from '#domain/order/parcel.ts';
import { isRefundedInFull } from '#domain/order/payment-stop.ts';
import { mayChangeParcel } from '#domain/order/parcel-status.ts';
import { HttpError } from '#netlify/http/http-error.ts';
import { LIMITS, enforceLimit, type Limits } from '#netlify/http/limits.ts';
import type { Offer } from '#netlify/http/offer.ts';
import { orderRuleError } from '#netlify/http/order-rule-error.ts';
import { CHANGE_MAILS, goesToShop } from '#netlify/mail/mail-kinds.ts';
import type { OutgoingMail } from '#netlify/mail/mail-queue.ts';
import type { StoredOrder } from '#netlify/orders/order-store.ts';
import type { PlannedParcel, StoredParcel } from '#netlify/orders/stored-parcel.ts';
import { openOrder, type Opening } from './open-order.ts';
import type { Parcels } from './parcel-store.ts';
import { parcelsOfPage, type ReadOrderDependencies } from './read-order.ts';

/** What changing an order needs of the shop. */
export interface ChangeOrderDependencies extends ReadOrderDependencies {
  parcels: Pick<Parcels, 'changeContent'>;
  limits: Pick<Limits, 'count'>;
}

/** Returns what a change asks for. A requested day that the parcel misses cannot be withdrawn: it leaves at once anyway. */
function requestOf(
  { note, customerInfo, arriveOn }: OrderChange,
  { metDay }: StoredParcel,
): ParcelChangeRequest {
  const notes = typeof note === 'string' ? [{ box: 1, text: note }] : (note ?? []);
  return {
    notes: notes.map(({ box, text }) => ({ place: box, text })),
    address: customerInfo ?? null,
    arriveOn: arriveOn === null && metDay === null ? undefined : arriveOn,
  };
}

/** Returns why a parcel takes no change, as a 409 in the shop’s words. */
function refusal({ status }: StoredParcel): HttpError {
  if (status === 'waiting') {
    return new HttpError(
      409,
      'parcel-changed',
      'This order has been changed',
      'It was changed in another place since you opened this page. Please look at it as it is now, and change it again.',
    );
  }
  return new HttpError(
    409,
    'parcel-packed',
    'We are packing it already',
    'We have begun to pack this parcel, so it stays as it is.',
  );
}

function parcelOf({ parcels }: StoredOrder, id: number): StoredParcel {
  const parcel = parcels.find((one) => one.id === id);
  if (parcel) return parcel;
  throw new HttpError(404, 'unknown-parcel', 'Parcel not found', 'This order has no such parcel.');
}

const requestedDay = (content: ParcelContent) =>
  content.kind === 'unreadable' ? null : content.arriveOn;

/** Returns a parcel with its new content; only another requested day, or none, changes when it leaves. */
function replan(parcel: StoredParcel, content: ParcelContent): PlannedParcel {
  const { postOn, metDay } = parcel;
  const isSameDay =
    content.kind === 'unreadable' ||
    content.dispatchOn === null ||
    content.arriveOn === requestedDay(parcel.content);
  return isSameDay
    ? { content, postOn, metDay }
    : { content, postOn: content.dispatchOn ?? postOn, metDay: content.arriveOn };
}

/**
 * Returns the mails about a change, to the customer and to the packer, each once for a version; none to a customer whose
 * address was erased.
 */
export function mailsAboutChange(
  { sessionId, orderNumber, email }: StoredOrder,
  { id, version }: StoredParcel,
): OutgoingMail[] {
  const payload = { sessionId, parcelId: id, version: version + 1 };
  const kinds = CHANGE_MAILS.filter((kind) => email !== '' || goesToShop(kind));
  return kinds.map((kind) => ({
    key: `${kind}/${orderNumber}/${id}-${payload.version}`,
    kind,
    payload,
  }));
}

function pageParcel(order: StoredOrder, id: number, offer: Offer, now: Instant): OrderPageParcel {
  const [parcels] = parcelsOfPage(order, offer, now);
  const found = parcels.find((parcel) => parcel.id === id);
  if (!found) throw new Error(`Parcel ${id} is not shown`);
  return found;
}

/**
 * Changes a parcel of an order, logs what it replaces and queues both mails; a repeat of the same change has no effect.
 * Throws 400 for a rule that is broken, and 409 once the parcel is being packed or was changed by somebody else.
 */
export async function changeOrder(
  shop: ChangeOrderDependencies,
  { change, ...opening }: Opening & { change: OrderChange },
): Promise<{ parcel: OrderPageParcel; isChanged: boolean }> {
  const { now } = opening;
  const [order, offer] = await Promise.all([openOrder(shop, opening), shop.offer()]);
  const before = parcelOf(order, change.parcel);
  const { id, content } = before;
  const result = changeParcel(content, requestOf(change, before), now, offer);
  if ('violation' in result) throw orderRuleError(result.violation);
  if (isDeepStrictEqual(result.content, content)) {
    return { parcel: pageParcel(order, id, offer, now), isChanged: false };
  }
  if (isRefundedInFull(order)) {
    throw new HttpError(
      409,
      'order-refunded',
      'This order was paid back',
      'We have paid this order back, so there is nothing left to change.',
    );
  }
  if (!mayChangeParcel(before, change.expectedVersion)) throw refusal(before);
  await enforceLimit(shop.limits.count(LIMITS.changesPerOrder, order.orderNumber), {
    failOpen: false,
  });
  const isChanged = await shop.parcels.changeContent(
    { id, expectedVersion: change.expectedVersion },
    replan(before, result.content),
    mailsAboutChange(order, before),
    { by: 'customer', now },
  );
  const after = await openOrder(shop, opening);
  if (!isChanged) throw refusal(parcelOf(after, id));
  return { parcel: pageParcel(after, id, offer, now), isChanged };
}

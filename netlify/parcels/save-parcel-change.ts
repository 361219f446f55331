import { isDeepStrictEqual } from 'node:util';
import { changeParcel, type ParcelChangeRequest } from '#domain/order/parcel-change.ts';
import type { ParcelContent } from '#domain/order/parcel.ts';
import { mayChangeParcel } from '#domain/order/parcel-status.ts';
import { isRefundedInFull } from '#domain/order/payment-stop.ts';
import type { Offer } from '#netlify/availability/offer.ts';
import { orderRuleError } from '#netlify/http/order-rule-error.ts';
import { CHANGE_MAILS, goesToShop } from '#netlify/mail/mail-kinds.ts';
import type { OutgoingMail } from '#netlify/mail/mail-queue.ts';
import type { StoredOrder } from '#netlify/orders/order-store.ts';
import type { PlannedParcel, StoredParcel } from '#netlify/orders/stored-parcel.ts';
import type { ListedParcel, ParcelEditing, Parcels } from './parcel-store.ts';

/** A change of a parcel, and who makes it. */
interface ParcelEdit extends ParcelEditing {
  by: 'customer' | 'shop';
  request: ParcelChangeRequest;
  /** The version that the editor has seen. */
  expectedVersion: number;
  /** Runs only for a change that is about to be saved; what it throws stops that. */
  beforeSaving?: () => Promise<void>;
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
function mailsAboutChange(
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

/** Returns whether an editor may change a parcel now; a customer changes nothing of an order that was paid back. */
function mayEdit(
  { parcel, order }: ListedParcel,
  { by, expectedVersion }: Pick<ParcelEdit, 'by' | 'expectedVersion'>,
): boolean {
  const isClosed = by === 'customer' && isRefundedInFull(order);
  return !isClosed && mayChangeParcel(parcel, expectedVersion, by);
}

/**
 * Saves a change of a parcel as it was read, logs what it replaces and queues the mails about it. Refuses it when the editor
 * may no longer change the parcel or has seen another version; a repeat of the same change is no change. Throws 400 for a
 * rule that is broken.
 */
export async function saveParcelChange(
  { parcels, offer }: { parcels: Pick<Parcels, 'changeContent'>; offer: Offer },
  listed: ListedParcel,
  edit: ParcelEdit,
): Promise<'saved' | 'unchanged' | 'refused'> {
  const { parcel, order } = listed;
  const { by, now, request, expectedVersion, beforeSaving } = edit;
  const result = changeParcel(parcel.content, request, now, offer);
  if ('violation' in result) throw orderRuleError(result.violation);
  if (isDeepStrictEqual(result.content, parcel.content)) return 'unchanged';
  if (!mayEdit(listed, edit)) return 'refused';
  await beforeSaving?.();
  const isSaved = await parcels.changeContent(
    { id: parcel.id, expectedVersion },
    replan(parcel, result.content),
    mailsAboutChange(order, parcel),
    { by, now },
  );
  return isSaved ? 'saved' : 'refused';
}

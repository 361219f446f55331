import { NOT_A_GIFT } from '../box/lid-categories.ts';
import { isNoteValid } from '../box/note.ts';
import {
  addressLines,
  emptyCustomer,
  type CustomerInfo,
  type PostalAddress,
} from '../customer/customer.ts';
import type { Day, Instant } from '../day.ts';
import { addressErrors } from '../customer/address-rules.ts';
import { dispatchDay } from '../delivery/dispatch.ts';
import { requestedDispatch, type PostalOffer } from './dispatch-day.ts';
import type { RuleViolation } from './order-rules.ts';
import type { ParcelContent } from './parcel.ts';

/** What the buyer of a paid parcel wants otherwise. None of it changes a price. */
export interface ParcelChangeRequest {
  /** New notes; `place` counts the boxes of the parcel from 1. */
  notes: readonly { place: number; text: string }[];
  /** The new name and address, or null. */
  address: PostalAddress | null;
  /** The new requested day, null to withdraw it, or undefined. */
  arriveOn: Day | null | undefined;
}

/** A parcel with its change, or the rule that the change breaks. */
export type ParcelChangeResult = { content: ParcelContent } | { violation: RuleViolation };

type DatedContent = Exclude<ParcelContent, { kind: 'unreadable' }>;

/** Writes the notes; a box that takes none stays without, as at checkout. */
function writeNotes(
  content: ParcelContent,
  notes: ParcelChangeRequest['notes'],
): ParcelChangeResult {
  if (notes.length === 0) return { content };
  const items = content.kind === 'boxes' ? [...content.items] : [];
  for (const { place, text } of notes) {
    const item = items[place - 1];
    if (!item) return { violation: { code: 'unknown-box' } };
    if (!isNoteValid(text)) return { violation: { code: 'note-too-long' } };
    const note = item.box.lid.categoryId === NOT_A_GIFT ? '' : text;
    items[place - 1] = { ...item, box: { ...item.box, note } };
  }
  return content.kind === 'boxes' ? { content: { ...content, items } } : { content };
}

/**
 * Settles the day and the day of dispatch that meets it; a parcel whose day is withdrawn leaves when an order placed now
 * would. The day that the parcel has is kept as it is.
 */
function settleDay(
  content: DatedContent,
  arriveOn: Day | null,
  now: Instant,
  offer: PostalOffer,
): ParcelChangeResult {
  if (content.arriveOn === arriveOn) return { content };
  const settled =
    arriveOn === null
      ? { dispatchOn: dispatchDay(now, offer.calendar) }
      : requestedDispatch({ ...content, arriveOn }, now, offer);
  return 'violation' in settled ? settled : { content: { ...content, arriveOn, ...settled } };
}

/** Returns who receives a parcel, and where: as before if no line differs, since the payment page has one field for both names. */
function settleRecipient(
  before: CustomerInfo | null,
  address: PostalAddress | null,
): CustomerInfo | null {
  const lines = before && addressLines(before).join('\n');
  return address === null || addressLines(address).join('\n') === lines
    ? before
    : { ...(before ?? emptyCustomer), ...address };
}

/** Returns a parcel with new notes, a new address, another requested day or none, by the rules of a checkout now. */
export function changeParcel(
  content: ParcelContent,
  { notes, address, arriveOn }: ParcelChangeRequest,
  now: Instant,
  offer: PostalOffer,
): ParcelChangeResult {
  const written = writeNotes(content, notes);
  if ('violation' in written) return written;
  const recipient = settleRecipient(content.recipient, address);
  const isNew = recipient !== content.recipient;
  const [field] = isNew && recipient ? addressErrors(recipient, content.recipient?.postcode) : [];
  if (field) return { violation: { code: 'incomplete-delivery', field } };
  const moved = { ...written.content, recipient };
  if (arriveOn === undefined) return { content: moved };
  if (moved.kind === 'unreadable') return { violation: { code: 'unknown-shipping' } };
  return settleDay(moved, arriveOn, now, offer);
}

import { adviseOnBulkDay } from '../bulk/bulk-date.ts';
import { NOT_A_GIFT } from '../box/lid-categories.ts';
import { isNoteValid } from '../box/note.ts';
import { findById, type Catalogue } from '../catalogue.ts';
import {
  addressLines,
  emptyCustomer,
  type CustomerInfo,
  type PostalAddress,
} from '../customer/customer.ts';
import type { Day, Instant } from '../day.ts';
import { addressErrors } from '../customer/address-rules.ts';
import { dispatchDay, type PostalCalendar } from '../delivery/dispatch.ts';
import { requestedDayError, latestDispatchDay } from '../delivery/requested-day.ts';
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

/** What decides which days may be asked for. */
interface Post {
  catalogue: Catalogue;
  calendar: PostalCalendar;
}

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

/** Returns the day of dispatch that meets a requested day, or the rule that it breaks. */
function dispatchFor(
  { kind, shippingId }: DatedContent,
  arriveOn: Day,
  now: Instant,
  { catalogue, calendar }: Post,
): { dispatchOn: Day | null } | { violation: RuleViolation } {
  if (kind === 'slices') {
    const { kind: bulkDay, arrival } = adviseOnBulkDay(arriveOn, now, calendar);
    return bulkDay === 'booked'
      ? { dispatchOn: arrival.dispatch }
      : { violation: { code: 'arrival-not-possible', bulkDay } };
  }
  const delivery = findById(catalogue.shippingOptions, shippingId);
  if (!delivery) return { violation: { code: 'unknown-shipping' } };
  const date = requestedDayError(arriveOn, now, delivery, calendar);
  if (date) return { violation: { code: 'arrival-not-possible', date } };
  return { dispatchOn: latestDispatchDay(arriveOn, now, delivery, calendar) };
}

/**
 * Settles the day and the day of dispatch that meets it; a parcel whose day is withdrawn leaves when an order placed now
 * would. The day that the parcel has is kept as it is.
 */
function settleDay(
  content: DatedContent,
  arriveOn: Day | null,
  now: Instant,
  post: Post,
): ParcelChangeResult {
  if (content.arriveOn === arriveOn) return { content };
  const settled =
    arriveOn === null
      ? { dispatchOn: dispatchDay(now, post.calendar) }
      : dispatchFor(content, arriveOn, now, post);
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
  post: Post,
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
  return settleDay(moved, arriveOn, now, post);
}

import { MAX_CART_LINES } from './cart-limits.ts';
import { addDays, toDay, dayParts, type Day, type Instant } from './day.ts';

/** What a person may ask for (Spec 2 §3). */
export type RequestType = 'export' | 'deletion';

/** A request to see or to delete one's data, as it was sent (Spec 2 §3). */
export interface DataRequest {
  email: string;
  orderReferences: readonly string[];
  /** Empty but for some deletions. */
  reason: string;
}

/** How many order references one request may name. */
export const MAX_ORDER_REFERENCES = 50;

/** How long the link that confirms a request, and the one to an export, are good for (decisions 55 and 61). */
const LINK_VALID_DAYS = 7;

const DAY_MS = 86_400_000;

/** The order references that were typed, separated by commas (Spec 2 §3). */
export function parseReferences(typed: string): string[] {
  return typed
    .split(',')
    .map((reference) => reference.trim())
    .filter((reference) => reference !== '');
}

/** A request's number as people read it: "DR-4F7K2M9QXA". */
export function formatReferenceId(number: string): string {
  return `DR-${number}`;
}

/** By when a request of this day must be answered: the same date a month later, or that month's last day (decision 39). */
export function dueDay(received: Day): Day {
  const { year, month, date } = dayParts(received);
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  const afterNext =
    next.month === 12 ? toDay(next.year + 1, 1, 1) : toDay(next.year, next.month + 1, 1);
  const lastDate = dayParts(addDays(afterNext, -1)).date;
  return toDay(next.year, next.month, Math.min(date, lastDate));
}

/** Links sent before this moment are too old. */
export function oldestValidLink(now: Instant): Instant {
  return now - LINK_VALID_DAYS * DAY_MS;
}

/** What of an order's payment metadata is personal and not bound by tax law: the notes, and the wish for news. */
export const PERSONAL_METADATA: readonly string[] = [
  ...Array.from({ length: MAX_CART_LINES }, (_, index) => `b${index + 1}_note`),
  'emailOptIn',
];

import { addMonths, DAY_MS, type Day, type Instant } from './day.ts';

/** The kinds of data request. */
export const REQUEST_TYPES = ['export', 'deletion'] as const;

/** The kind of a data request. */
export type RequestType = (typeof REQUEST_TYPES)[number];

/** A request to export or delete personal data. */
export interface DataRequest {
  email: string;
  orderReferences: readonly string[];
  /** Empty except for some deletions. */
  reason: string;
}

/** The maximum number of order references in a request. */
export const MAX_ORDER_REFERENCES = 50;

/** How many days the links to confirm a request and to download an export are valid. */
export const LINK_VALID_DAYS = 7;

/** Splits comma-separated order references. */
export function parseReferences(typed: string): string[] {
  return typed
    .split(',')
    .map((reference) => reference.trim())
    .filter((reference) => reference !== '');
}

/** Formats the number of a request: "DR-4F7K2M9QXA". */
export function formatReferenceId(number: string): string {
  return `DR-${number}`;
}

/** Returns the deadline of a request: one calendar month after it was received, or the last day of that month. */
export function dueDay(received: Day): Day {
  return addMonths(received, 1);
}

/** Returns the moment before which sent links are expired. */
export function oldestValidLink(now: Instant): Instant {
  return now - LINK_VALID_DAYS * DAY_MS;
}

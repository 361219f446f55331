import type { Instant } from './day.ts';
import { isKeptOnDevice } from './kept-on-device.ts';

/** How many days the shop keeps a review that it has neither confirmed nor refused. */
export const UNDECIDED_DAYS_KEPT = 365;
/** How many days the shop keeps a review that it has refused. */
export const REFUSED_DAYS_KEPT = 30;

/** A customer's review, as the device keeps it. */
export interface CustomerReview {
  /** The device chooses it, so that the review arrives once; empty for one from before reviews were sent. */
  id: string;
  rating: number;
  flavourId: number;
  text: string;
  name: string;
  /** Empty when not given. It stays on the device. */
  email: string;
  /** An image as a data URL; empty without one. It stays on the device. */
  photo: string;
  savedAt: Instant;
  /** Whether the shop has it. */
  isSent: boolean;
}

/** What the shop gets of a review. */
export type SentReview = Pick<CustomerReview, 'id' | 'rating' | 'flavourId' | 'text' | 'name'>;

/** The values of the review form. */
export type ReviewFields = Record<'rating' | 'flavour' | 'text' | 'name' | 'email', string>;

/** What the shop decides about a review. */
export const REVIEW_DECISIONS = ['confirmed', 'refused'] as const;

/** What the shop decides about a review. */
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

/** Each state of a review at the shop. */
export const REVIEW_STATES = ['waiting', ...REVIEW_DECISIONS] as const;

/** A rating is a whole number from 1 to this, which is selected at first. */
export const MAX_RATING = 5;

/** The maximum length of a review's parts. */
export const MAX_REVIEW_LENGTH = { name: 80, text: 1_000 } as const;

/** Returns the required fields that are empty, in form order. */
export function missingReviewFields(fields: ReviewFields): (keyof ReviewFields)[] {
  const required = ['rating', 'flavour', 'text', 'name'] as const;
  return required.filter((field) => fields[field].trim() === '');
}

/** Returns a review from a complete form, not sent yet. */
export function createReview(
  fields: ReviewFields,
  { id, photo, now }: { id: string; photo: string; now: Instant },
): CustomerReview {
  return {
    id,
    rating: Number(fields.rating),
    flavourId: Number(fields.flavour),
    text: fields.text.trim(),
    name: fields.name.trim(),
    email: fields.email.trim(),
    photo,
    savedAt: now,
    isSent: false,
  };
}

/** Returns whether two reviews say the same, so that the shop needs only one of them. */
export function saysTheSame(one: CustomerReview, other: CustomerReview): boolean {
  return (['rating', 'flavourId', 'text', 'name'] as const).every((key) => one[key] === other[key]);
}

/** Returns whether a review is still to be sent. One from before reviews were sent was promised to stay on the device. */
export function isToBeSent({ id, isSent }: CustomerReview): boolean {
  return id !== '' && !isSent;
}

/** Parses a stored review; null when the value is not exactly one or is older than 30 days. */
export function parseReview(value: unknown, now: Instant): CustomerReview | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored: Record<string, unknown> = { id: '', isSent: false, ...value };
  const { id, rating, flavourId, text, name, email, photo, savedAt, isSent } = stored;
  if (typeof rating !== 'number' || typeof flavourId !== 'number') return null;
  if (typeof text !== 'string' || typeof name !== 'string' || typeof email !== 'string')
    return null;
  if (typeof photo !== 'string' || typeof savedAt !== 'number') return null;
  if (typeof id !== 'string' || typeof isSent !== 'boolean') return null;
  if (!isKeptOnDevice(savedAt, now)) return null;
  return { id, rating, flavourId, text, name, email, photo, savedAt, isSent };
}

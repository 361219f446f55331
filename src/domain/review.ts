import type { Instant } from './day.ts';

/** A customer's review as it is kept on the device; it is sent nowhere (Spec 2 §3, decision 38). */
export interface CustomerReview {
  rating: number;
  flavourId: number;
  text: string;
  name: string;
  /** Empty when not given. */
  email: string;
  /** A picture as a data address, empty when none was added. */
  photo: string;
  savedAt: Instant;
}

/** What stands in the form, as text. */
export type ReviewFields = Record<'rating' | 'flavour' | 'text' | 'name' | 'email', string>;

/** The rating that the form opens with, of 5 (Spec 2 §3). */
export const DEFAULT_RATING = 5;

/** The message while a flavour, a text or a name is missing (Spec 2 §5). */
export const REVIEW_INCOMPLETE = 'Please fill out all required fields.';

const KEPT_MS = 30 * 24 * 3_600_000;

/** The required fields that are empty, in the order of the form (Spec 2 §5). */
export function missingReviewFields(fields: ReviewFields): (keyof ReviewFields)[] {
  const required = ['rating', 'flavour', 'text', 'name'] as const;
  return required.filter((field) => fields[field].trim() === '');
}

/** A review from a form that lacks nothing. */
export function createReview(fields: ReviewFields, photo: string, now: Instant): CustomerReview {
  return {
    rating: Number(fields.rating),
    flavourId: Number(fields.flavour),
    text: fields.text.trim(),
    name: fields.name.trim(),
    email: fields.email.trim(),
    photo,
    savedAt: now,
  };
}

/** A review in plain words, to be shared or e-mailed. */
export function reviewText({ rating, text, name }: CustomerReview, flavourName: string): string {
  return `${rating} out of 5\nMy favourite: ${flavourName}\n\n${text}\n\n${name}`;
}

/** Reads a stored review; anything that is not exactly one, or is older than 30 days, is null. */
export function parseReview(value: unknown, now: Instant): CustomerReview | null {
  if (typeof value !== 'object' || value === null) return null;
  const { rating, flavourId, text, name, email, photo, savedAt }: Record<string, unknown> = {
    ...value,
  };
  if (typeof rating !== 'number' || typeof flavourId !== 'number') return null;
  if (typeof text !== 'string' || typeof name !== 'string' || typeof email !== 'string')
    return null;
  if (typeof photo !== 'string' || typeof savedAt !== 'number') return null;
  if (now - savedAt > KEPT_MS) return null;
  return { rating, flavourId, text, name, email, photo, savedAt };
}

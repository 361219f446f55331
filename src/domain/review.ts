import type { Instant } from './day.ts';

/** A customer's review. It is stored on the device and sent nowhere. */
export interface CustomerReview {
  rating: number;
  flavourId: number;
  text: string;
  name: string;
  /** Empty when not given. */
  email: string;
  /** An image as a data URL; empty without one. */
  photo: string;
  savedAt: Instant;
}

/** The values of the review form. */
export type ReviewFields = Record<'rating' | 'flavour' | 'text' | 'name' | 'email', string>;

/** The rating selected at first, of 5. */
export const DEFAULT_RATING = 5;

const KEPT_MS = 30 * 24 * 3_600_000;

/** Returns the required fields that are empty, in form order. */
export function missingReviewFields(fields: ReviewFields): (keyof ReviewFields)[] {
  const required = ['rating', 'flavour', 'text', 'name'] as const;
  return required.filter((field) => fields[field].trim() === '');
}

/** Returns a review from a complete form. */
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

/** Parses a stored review; null when the value is not exactly one or is older than 30 days. */
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

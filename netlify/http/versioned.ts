import { HttpError } from './http-error.ts';

/** What one of several devices changes: each change counts its version on. */
interface Versioned {
  version: number;
  status: string;
}

/**
 * Returns what was changed, as it is now. A change that was sent twice counts once. Throws 404 when it is gone and 409 when
 * another device has changed it meanwhile.
 */
export function requireChanged<Entry extends Versioned>(
  entry: Entry | null,
  wanted: { status: string; expectedVersion: number },
): Entry {
  if (!entry) {
    throw new HttpError(
      404,
      'gone',
      'No longer here',
      'This is no longer here. Load the page again.',
    );
  }
  const { version, status } = entry;
  const steps = version - wanted.expectedVersion;
  if (status === wanted.status && (steps === 0 || steps === 1)) return entry;
  throw new HttpError(
    409,
    'changed-meanwhile',
    'Changed meanwhile',
    'Another device has changed this meanwhile. Look at it as it is now.',
  );
}

/** A page of a list, and where the next one begins; null for the last. */
export interface ListPage<Entry> {
  entries: Entry[];
  next: number | null;
}

/** Returns a page of a list that was read with one entry more than the page holds. */
export function pageOf<Entry extends { id: number }>(
  read: readonly Entry[],
  max: number,
): ListPage<Entry> {
  const entries = read.slice(0, max);
  return { entries, next: read.length > max ? (entries.at(-1)?.id ?? null) : null };
}

import { HttpError, versionConflict } from '#netlify/http/http-error.ts';

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
  throw versionConflict();
}

/** A page of a list, and where the next one begins; null for the last. */
export interface ListPage<Entry> {
  entries: Entry[];
  next: number | null;
}

/** What a page is read with: entries that wait for the shop, or all others, from before an id, the newest first. */
export interface PageRequest {
  isWaiting: boolean;
  before: number | null;
  max: number;
}

const PAGE = 20;

/** More than a season leaves undone. */
const MAX_WAITING = 500;

/**
 * Returns a page of a list: twenty of what is done, the newest first. The first page begins with all that waits, however old
 * it is.
 */
export async function readPage<Entry extends { id: number }>(
  list: (page: PageRequest) => Promise<readonly Entry[]>,
  before: number | undefined,
): Promise<ListPage<Entry>> {
  const waiting =
    before === undefined ? await list({ isWaiting: true, before: null, max: MAX_WAITING }) : [];
  const read = await list({ isWaiting: false, before: before ?? null, max: PAGE + 1 });
  const done = read.slice(0, PAGE);
  return {
    entries: [...waiting, ...done],
    next: read.length > PAGE ? (done.at(-1)?.id ?? null) : null,
  };
}

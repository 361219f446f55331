import { atom, type ReadableAtom } from 'nanostores';
import type { SendResult } from '#browser/send.ts';
import { $access, problemOf } from '../sign-in/access.ts';
import { LOADING, valueOf, type Loaded } from '../loaded.ts';
import { loadWaitingCounts } from '../waiting-counts.ts';

/** What customers sent: each change of it counts its version on. */
interface Entry {
  id: number;
  version: number;
  status: string;
}

/** A list as far as it was read. */
export interface EntryListState<E extends Entry> {
  entries: readonly E[];
  /** The ids of those that waited for the shop when they were read. */
  waited: readonly number[];
  /** Where the next page begins; null when all are here. */
  next: number | null;
  /** The entry that is being changed, "more" while the next page comes, or null. */
  busy: number | 'more' | null;
  /** What went wrong, or what was done; empty for nothing. */
  message: string;
}

/** A list of what customers sent, read page by page. */
export interface EntryList<E extends Entry, Status extends string = E['status']> {
  $list: ReadableAtom<Loaded<EntryListState<E>>>;
  /** Reads the newest entries. */
  load(): Promise<void>;
  /** Reads the next page. */
  loadMore(): Promise<void>;
  /** Moves an entry to another status. */
  setStatus(entry: E, status: Status): Promise<void>;
}

/** How a list calls the server; null when the device is signed out. */
interface Calls<E extends Entry, Status extends string> {
  /** The status of what waits for the shop. */
  waiting: E['status'];
  read: (page: {
    before?: number;
  }) => Promise<SendResult<{ entries: E[]; next: number | null }> | null>;
  change: (change: {
    id: number;
    status: Status;
    expectedVersion: number;
  }) => Promise<SendResult<{ entry: E }> | null>;
}

/**
 * Creates a list that is read and changed by these calls. What is marked stays in its group until the list is read anew. A
 * device that is signed out shows nothing of it any more.
 */
export function createEntryList<E extends Entry, Status extends string = E['status']>({
  waiting,
  read,
  change,
}: Calls<E, Status>): EntryList<E, Status> {
  const $list = atom<Loaded<EntryListState<E>>>(LOADING);
  const waitingIn = (entries: readonly E[]): number[] =>
    entries.filter(({ status }) => status === waiting).map(({ id }) => id);
  const current = (): EntryListState<E> | null => valueOf($list.get());
  const show = (value: EntryListState<E>): void => $list.set({ state: 'ready', value });
  const patch = (changes: Partial<EntryListState<E>>): void => {
    const list = current();
    if (list) show({ ...list, ...changes });
  };

  async function load(message = ''): Promise<void> {
    const result = await read({});
    if (!result) return;
    if (result.kind === 'ok') {
      const { entries, next } = result.response;
      show({ entries, waited: waitingIn(entries), next, busy: null, message });
    } else if (current()) patch({ busy: null, message: problemOf(result) });
    else $list.set({ state: 'failed', message: problemOf(result) });
  }

  $access.listen(({ state }) => {
    if (state === 'signed-out') $list.set(LOADING);
  });

  return {
    $list,
    load: () => load(),
    async loadMore() {
      const list = current();
      if (!list || list.busy !== null || list.next === null) return;
      patch({ busy: 'more', message: '' });
      const result = await read({ before: list.next });
      if (!result) return;
      if (result.kind === 'ok') {
        const { entries, next } = result.response;
        // What was marked since the list was read is in it already.
        const known = new Set(list.entries.map(({ id }) => id));
        patch({
          entries: [...list.entries, ...entries.filter(({ id }) => !known.has(id))],
          next,
          busy: null,
        });
      } else patch({ busy: null, message: problemOf(result) });
    },
    async setStatus({ id, version }, status) {
      const list = current();
      if (!list || list.busy !== null) return;
      patch({ busy: id, message: '' });
      const result = await change({ id, status, expectedVersion: version });
      if (!result) return;
      if (result.kind === 'ok') {
        const { entry } = result.response;
        const entries = list.entries.map((one) => (one.id === id ? entry : one));
        patch({ entries, busy: null });
        void loadWaitingCounts();
      } else if (result.kind === 'http-error' && [404, 409].includes(result.status)) {
        await load(problemOf(result));
      } else patch({ busy: null, message: problemOf(result) });
    },
  };
}

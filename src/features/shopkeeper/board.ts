import { atom } from 'nanostores';
import { send, type SendResult } from '#browser/send.ts';
import {
  moveParcels,
  shopkeeperDay,
  shopkeeperParcels,
  shopkeeperSearch,
  type BoardList,
  type BoardParcel,
  type ShopDay,
} from '#contract/shopkeeper-day.ts';
import { $access, isSignedOut, problemOf } from './access.ts';
import {
  $unsent,
  isWorthRepeating,
  keepPresses,
  readPresses,
  RETRY_MS,
  showUnsent,
  type Press,
} from './kept.ts';

/** A list as far as it was read. */
interface ShownList {
  parcels: readonly BoardParcel[];
  hasMore: boolean;
}

/** The day; null until the server has answered, a text when it could not. */
export const $day = atom<Pick<ShopDay, 'on' | 'counts' | 'cutting'> | string | null>(null);

/** The lists that were read. */
export const $lists = atom<Readonly<Partial<Record<BoardList, ShownList>>>>({});

/** What was searched for, and found; null without a search. */
export const $found = atom<{ text: string; parcels: readonly BoardParcel[] } | null>(null);

/** What the last press did, and how to take it back. */
interface BoardNotice {
  message: string;
  undo: readonly Press[];
}

const NO_NOTICE: BoardNotice = { message: '', undo: [] };
export const $boardNotice = atom(NO_NOTICE);

/** The server moves so many parcels at once. */
const MAX_MOVED = 100;
const REFRESH_MS = 60_000;
/** After this time the customer has been told that a parcel is posted. */
const UNDO_MS = 10 * 60_000;

let isSending = false;
let retry: ReturnType<typeof setTimeout> | undefined;
/** The list besides those of today that is open. */
let openList: BoardList | null = null;

/** Returns the parcels that the page shows, each once: what was found may stand in a list, too. */
function shownParcels(): BoardParcel[] {
  const lists = Object.values($lists.get()).map(({ parcels }) => parcels);
  const all = [...lists, $found.get()?.parcels ?? []].flat();
  return [...new Map(all.map((parcel) => [parcel.id, parcel])).values()];
}

/** Replaces parcels wherever the page shows them. */
function showParcels(change: (parcel: BoardParcel) => BoardParcel): void {
  for (const [name, list] of Object.entries($lists.get())) {
    $lists.set({ ...$lists.get(), [name]: { ...list, parcels: list.parcels.map(change) } });
  }
  const found = $found.get();
  if (found) $found.set({ ...found, parcels: found.parcels.map(change) });
}

/** Returns a parcel as the server has it, moved on by the presses that wait. */
const withPresses = (parcel: BoardParcel): BoardParcel =>
  readPresses().reduce((shown, { parcels, status, expectedVersion }) => {
    const isNext = expectedVersion[parcels.indexOf(shown.id)] === shown.version;
    return isNext ? { ...shown, status, version: shown.version + 1 } : shown;
  }, parcel);

/** Reads on from these parcels until the list holds as many as wanted, or ends. */
async function readOn(
  list: BoardList,
  known: readonly BoardParcel[],
  wanted: number,
): Promise<SendResult<ShownList>> {
  const parcels = [...known];
  for (;;) {
    const last = parcels.at(-1);
    const after = last ? { afterDay: last.postOn, afterId: last.id } : {};
    const result = await send(shopkeeperParcels, { list, ...after });
    if (result.kind !== 'ok') return result;
    const { hasMore } = result.response;
    parcels.push(...result.response.parcels);
    if (!hasMore || parcels.length >= wanted) {
      return { kind: 'ok', response: { parcels, hasMore } };
    }
  }
}

const lengthOf = (list: BoardList): number => $lists.get()[list]?.parcels.length ?? 0;

function showList(list: BoardList, shown: ShownList): void {
  const parcels = shown.parcels.map(withPresses);
  $lists.set({ ...$lists.get(), [list]: { ...shown, parcels } });
}

/** Shows the next page of a list; of one that was not read yet, the first. */
export async function showMore(list: BoardList): Promise<void> {
  const known = $lists.get()[list]?.parcels ?? [];
  const result = await readOn(list, known, known.length + 1);
  if (isSignedOut(result)) return;
  if (result.kind === 'ok') showList(list, result.response);
  else $boardNotice.set({ ...NO_NOTICE, message: problemOf(result) });
}

/** Shows a list of today by its first page, and reads on as far as it was shown before. */
async function showFirst(
  list: BoardList,
  parcels: readonly BoardParcel[],
  count: number,
): Promise<void> {
  const wanted = lengthOf(list);
  const hasMore = count > parcels.length;
  const further = hasMore && wanted > parcels.length ? await readOn(list, parcels, wanted) : null;
  showList(list, further?.kind === 'ok' ? further.response : { parcels, hasMore });
}

async function readOpenList(): Promise<void> {
  if (openList === null) return;
  const list = openList;
  const result = await readOn(list, [], lengthOf(list));
  if (result.kind === 'ok') showList(list, result.response);
}

/** Reads the day and the open list. */
async function loadDay(): Promise<void> {
  const [result] = await Promise.all([send(shopkeeperDay, {}), readOpenList()]);
  if (isSignedOut(result)) return;
  if (result.kind === 'ok') {
    const { parcels, overdue, ...day } = result.response;
    await Promise.all([
      showFirst('due', parcels, day.counts.due),
      showFirst('overdue', overdue, day.counts.overdue),
    ]);
    $day.set(day);
  } else if ($day.get() === null || typeof $day.get() === 'string') $day.set(problemOf(result));
}

/** Shows a parcel as the server has it. */
export function showBoardParcel(parcel: BoardParcel): void {
  showParcels((shown) => (shown.id === parcel.id ? parcel : shown));
}

/** Finds parcels; an empty text shows the lists again. */
export async function searchBoard(text: string): Promise<void> {
  if (text.trim() === '') {
    $found.set(null);
    return;
  }
  const result = await send(shopkeeperSearch, { q: text.trim() });
  if (isSignedOut(result)) return;
  if (result.kind === 'ok') {
    $found.set({ text, parcels: result.response.parcels.map(withPresses) });
  } else $boardNotice.set({ ...NO_NOTICE, message: problemOf(result) });
}

/** Reads anew all that the page shows. */
export async function reloadBoard(): Promise<void> {
  const found = $found.get();
  await Promise.all([loadDay(), found ? searchBoard(found.text) : undefined]);
}

const STATUS_WORDS = { waiting: 'to be packed', packed: 'packed', posted: 'posted' } as const;

/** Says that other devices were faster. `before` is what this page showed. */
function tellOvertaken(before: readonly BoardParcel[], now: readonly BoardParcel[]): void {
  const [first] = before;
  const is = now.find(({ id }) => id === first?.id);
  const message =
    first && before.length === 1
      ? `${first.recipient[0]}: another device was faster${is ? `, it is ${STATUS_WORDS[is.status]} now` : ''}. Your press changed nothing.`
      : `${before.length} parcels were changed on another device first. They are shown as they are now.`;
  $boardNotice.set({ ...NO_NOTICE, message });
}

function sendAgainLater(): void {
  showUnsent();
  clearTimeout(retry);
  retry = setTimeout(() => void sendPresses(), RETRY_MS);
}

/** Shows what the server made of a press. */
async function showResult(
  press: Press,
  result: SendResult<{ parcels: BoardParcel[]; unmoved: BoardParcel[] }>,
): Promise<void> {
  const before = shownParcels().filter(({ id }) => press.parcels.includes(id));
  if (result.kind !== 'ok') {
    await reloadBoard();
    const isOvertaken =
      result.kind === 'http-error' &&
      result.status === 409 &&
      result.body?.code !== 'parcel-stopped';
    if (isOvertaken && before.length > 0) tellOvertaken(before, shownParcels());
    else $boardNotice.set({ ...NO_NOTICE, message: problemOf(result) });
    return;
  }
  const { parcels, unmoved } = result.response;
  const now = [...parcels, ...unmoved];
  showParcels((shown) => {
    const stored = now.find(({ id }) => id === shown.id);
    return stored ? withPresses(stored) : shown;
  });
  const stopped = unmoved.filter(({ stop }) => press.status === 'posted' && stop !== '');
  if (stopped.length > 0) $boardNotice.set({ ...NO_NOTICE, message: stoppedWords(stopped) });
  else if (unmoved.length > 0) tellOvertaken(unmoved, unmoved);
  if (before.length < press.parcels.length) await reloadBoard();
}

const isSame = (one: Press, other: Press): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Sends what was pressed, one after the other. What cannot be sent waits and is sent again; the server counts it once. */
async function sendPresses(): Promise<void> {
  const [press] = readPresses();
  if (isSending) return;
  if (!press) {
    $unsent.set([]);
    return;
  }
  isSending = true;
  const result = await send(moveParcels, press);
  isSending = false;
  if (isSignedOut(result)) return;
  if (isWorthRepeating(result)) {
    sendAgainLater();
    return;
  }
  // Another tab of this device may have sent it, too, or have kept more since.
  keepPresses(readPresses().filter((kept) => !isSame(kept, press)));
  await showResult(press, result);
  void sendPresses();
}

const DONE = { waiting: 'put back', packed: 'packed', posted: 'posted' } as const;

function wordsFor(parcels: readonly BoardParcel[], status: BoardParcel['status']): string {
  const [first] = parcels;
  const what =
    parcels.length === 1 ? (first?.recipient[0] ?? 'Parcel') : `${parcels.length} parcels`;
  const mail = status === 'posted' ? ' The customer is told in ten minutes.' : '';
  return `${what}: ${DONE[status]}.${mail}`;
}

/** "Dorothy Quay says STOP and was left out." */
function stoppedWords(stopped: readonly BoardParcel[]): string {
  const [first] = stopped;
  return stopped.length === 1
    ? `${first?.recipient[0] ?? 'One parcel'} says STOP and was left out.`
    : `${stopped.length} parcels say STOP and were left out.`;
}

/** Returns presses of as many parcels as the server moves at once. */
function pressesOf(
  parcels: readonly Pick<BoardParcel, 'id' | 'version'>[],
  status: BoardParcel['status'],
): Press[] {
  const count = Math.ceil(parcels.length / MAX_MOVED);
  return Array.from({ length: count }, (_, place) => {
    const some = parcels.slice(place * MAX_MOVED, (place + 1) * MAX_MOVED);
    return {
      parcels: some.map(({ id }) => id),
      status,
      expectedVersion: some.map(({ version }) => version),
    };
  });
}

/** Shows presses as done, keeps them, and sends them as soon as the network allows. */
function makePresses(presses: readonly Press[], notice: BoardNotice): void {
  keepPresses([...readPresses(), ...presses]);
  showParcels(withPresses);
  $boardNotice.set(notice);
  setTimeout(() => {
    if ($boardNotice.get() === notice) $boardNotice.set(NO_NOTICE);
  }, UNDO_MS);
  void sendPresses();
}

/**
 * Moves parcels on or back: at once on the page, on the server as soon as the network allows. Those that say STOP are posted
 * only with `confirmStop`, and otherwise left out.
 */
export function pressStatus(
  parcels: readonly BoardParcel[],
  status: BoardParcel['status'],
  { confirmStop = false } = {},
): void {
  const changing = parcels.filter((parcel) => parcel.status !== status);
  const isFree = ({ stop }: BoardParcel) => stop === '' || status !== 'posted' || confirmStop;
  const moving = changing.filter(isFree);
  const stopped = changing.filter((parcel) => !isFree(parcel));
  if (changing.length === 0) return;
  const undo = (['waiting', 'packed', 'posted'] as const).flatMap((before) => {
    const back = moving.filter((parcel) => parcel.status === before);
    return pressesOf(
      back.map(({ id, version }) => ({ id, version: version + 1 })),
      before,
    );
  });
  const words = [
    ...(moving.length > 0 ? [wordsFor(moving, status)] : []),
    ...(stopped.length > 0 ? [stoppedWords(stopped)] : []),
  ];
  const presses = pressesOf(moving, status).map((press) =>
    confirmStop ? { ...press, confirmStop } : press,
  );
  makePresses(presses, { message: words.join(' '), undo });
}

/** Takes the last press back. */
export function undoPress(): void {
  const { undo } = $boardNotice.get();
  if (undo.length > 0) makePresses(undo, { ...NO_NOTICE, message: 'Taken back.' });
}

/** Takes away what the last press said, and its Undo. */
export function closeNotice(): void {
  $boardNotice.set(NO_NOTICE);
}

/** Follows a list besides those of today while it is open. Returns an unsubscribe function. */
export function followList(list: BoardList): () => void {
  openList = list;
  void readOpenList();
  return () => {
    openList = null;
  };
}

/** Follows the network and the other devices, and sends what waits. Returns an unsubscribe function. */
export function followBoard(): () => void {
  const refresh = () => {
    if (document.hidden) return;
    void reloadBoard();
    void sendPresses();
  };
  refresh();
  const timer = setInterval(refresh, REFRESH_MS);
  window.addEventListener('online', refresh);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', refresh);
    document.removeEventListener('visibilitychange', refresh);
  };
}

/** A device that signs in sends what waits; one that is signed out shows nobody's name any more. */
$access.listen(({ state }) => {
  if (state === 'signed-in') void sendPresses();
  if (state !== 'signed-out') return;
  $day.set(null);
  $lists.set({});
  $found.set(null);
  $boardNotice.set(NO_NOTICE);
  $unsent.set([]);
});

import { atom } from 'nanostores';
import type { SendResult } from '#browser/send.ts';
import {
  shopkeeperDay,
  shopkeeperParcels,
  shopkeeperSearch,
  type BoardList,
  type BoardParcel,
  type ShopDay,
} from '#contract/shopkeeper-day.ts';
import { $access, problemOf, sendAsShopkeeper } from '../sign-in/access.ts';
import { LOADING, type Loaded, type NotReady } from '../loaded.ts';
import { readUnsentChanges, type StatusChange } from './unsent-status-changes.ts';

/** A list as far as it was read. */
interface ShownList {
  parcels: readonly BoardParcel[];
  hasMore: boolean;
}

/** The day. */
export const $day = atom<Loaded<Pick<ShopDay, 'on' | 'counts' | 'cutting'>>>(LOADING);

/** The lists that were read. */
export const $lists = atom<Readonly<Partial<Record<BoardList, ShownList>>>>({});

/** The ids of the parcels that are ticked, in whichever list. */
export const $ticked = atom<readonly number[]>([]);

/** Ticks parcels, or unticks them. */
export function tick(ids: readonly number[], isTicked: boolean): void {
  const others = $ticked.get().filter((id) => !ids.includes(id));
  $ticked.set(isTicked ? [...others, ...ids] : others);
}

/** What was searched for, and found; null without a search. */
export const $found = atom<{ text: string; parcels: readonly BoardParcel[] } | null>(null);

/** What the last change did, and how to take it back. */
export interface BoardNotice {
  message: string;
  undo: readonly StatusChange[];
}

/** Before the first change. */
export const NO_NOTICE: BoardNotice = { message: '', undo: [] };
export const $boardNotice = atom(NO_NOTICE);

/** The list besides those of today that is open. */
let openList: BoardList | null = null;

/** How far the open list is, until it is among the lists. */
export const $openListState = atom<NotReady>(LOADING);

/** Returns the parcels that the page shows, each once: what was found may stand in a list, too. */
export function shownParcels(): BoardParcel[] {
  const lists = Object.values($lists.get()).map(({ parcels }) => parcels);
  const all = [...lists, $found.get()?.parcels ?? []].flat();
  return [...new Map(all.map((parcel) => [parcel.id, parcel])).values()];
}

/** Replaces parcels wherever the page shows them. */
export function showParcels(change: (parcel: BoardParcel) => BoardParcel): void {
  for (const [name, list] of Object.entries($lists.get())) {
    $lists.set({ ...$lists.get(), [name]: { ...list, parcels: list.parcels.map(change) } });
  }
  const found = $found.get();
  if (found) $found.set({ ...found, parcels: found.parcels.map(change) });
}

/** Returns a parcel as the server has it, moved on by the changes that wait. */
export const withUnsentChanges = (parcel: BoardParcel): BoardParcel =>
  readUnsentChanges().reduce((shown, { parcels, status, expectedVersion }) => {
    const isNext = expectedVersion[parcels.indexOf(shown.id)] === shown.version;
    return isNext ? { ...shown, status, version: shown.version + 1 } : shown;
  }, parcel);

/** Reads on from these parcels until the list holds as many as wanted, or ends; null when the device is signed out. */
async function readOn(
  list: BoardList,
  known: readonly BoardParcel[],
  wanted: number,
): Promise<SendResult<ShownList> | null> {
  const parcels = [...known];
  for (;;) {
    const last = parcels.at(-1);
    const after = last ? { afterDay: last.postOn, afterId: last.id } : {};
    const result = await sendAsShopkeeper(shopkeeperParcels, { list, ...after });
    if (result?.kind !== 'ok') return result;
    const { hasMore } = result.response;
    parcels.push(...result.response.parcels);
    if (!hasMore || parcels.length >= wanted) {
      return { kind: 'ok', response: { parcels, hasMore } };
    }
  }
}

const lengthOf = (list: BoardList): number => $lists.get()[list]?.parcels.length ?? 0;

function showList(list: BoardList, shown: ShownList): void {
  const parcels = shown.parcels.map(withUnsentChanges);
  $lists.set({ ...$lists.get(), [list]: { ...shown, parcels } });
}

/** Shows the next page of a list; of one that was not read yet, the first. */
export async function showMore(list: BoardList): Promise<void> {
  const known = $lists.get()[list]?.parcels ?? [];
  const result = await readOn(list, known, known.length + 1);
  if (!result) return;
  if (result.kind === 'ok') showList(list, result.response);
  else $boardNotice.set({ ...NO_NOTICE, message: problemOf(result) });
}

/**
 * Shows a list of today by its first page, and reads on as far as it was shown before. What was shown stays when its further
 * pages cannot be read.
 */
async function showFirst(
  list: BoardList,
  parcels: readonly BoardParcel[],
  count: number,
): Promise<void> {
  const wanted = lengthOf(list);
  const first: ShownList = { parcels, hasMore: count > parcels.length };
  if (!first.hasMore || wanted <= parcels.length) {
    showList(list, first);
    return;
  }
  const result = await readOn(list, parcels, wanted);
  if (result?.kind === 'ok') showList(list, result.response);
}

async function readOpenList(): Promise<void> {
  if (openList === null) return;
  const list = openList;
  const result = await readOn(list, [], lengthOf(list));
  if (result?.kind === 'ok') showList(list, result.response);
  else if (result && list === openList) {
    $openListState.set({ state: 'failed', message: problemOf(result) });
  }
}

/** Reads the day and the open list. */
async function loadDay(): Promise<void> {
  const [result] = await Promise.all([sendAsShopkeeper(shopkeeperDay, {}), readOpenList()]);
  if (!result) return;
  if (result.kind === 'ok') {
    const { parcels, overdue, ...day } = result.response;
    await Promise.all([
      showFirst('due', parcels, day.counts.due),
      showFirst('overdue', overdue, day.counts.overdue),
    ]);
    // A further page may have been refused.
    if ($access.get().state === 'signed-in') $day.set({ state: 'ready', value: day });
  } else if ($day.get().state !== 'ready') {
    $day.set({ state: 'failed', message: problemOf(result) });
  }
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
  const result = await sendAsShopkeeper(shopkeeperSearch, { q: text.trim() });
  if (!result) return;
  if (result.kind === 'ok') {
    $found.set({ text, parcels: result.response.parcels.map(withUnsentChanges) });
  } else $boardNotice.set({ ...NO_NOTICE, message: problemOf(result) });
}

/** Reads anew all that the page shows. */
export async function reloadBoard(): Promise<void> {
  const found = $found.get();
  await Promise.all([loadDay(), found ? searchBoard(found.text) : undefined]);
}

/** Takes away what the last change said, and its Undo. */
export function closeNotice(): void {
  $boardNotice.set(NO_NOTICE);
}

/** Follows a list besides those of today while it is open. Returns an unsubscribe function. */
export function followList(list: BoardList): () => void {
  openList = list;
  $openListState.set(LOADING);
  void readOpenList();
  return () => {
    openList = null;
  };
}

/** A device that is signed out shows nobody's name any more. */
$access.listen(({ state }) => {
  if (state !== 'signed-out') return;
  $day.set(LOADING);
  $lists.set({});
  $found.set(null);
  $boardNotice.set(NO_NOTICE);
});

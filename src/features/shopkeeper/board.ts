import { atom } from 'nanostores';
import * as v from 'valibot';
import { send } from '#browser/send.ts';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';
import {
  moveParcels,
  shopkeeperDay,
  shopkeeperSearch,
  type BoardParcel,
  type ShopDay,
} from '#contract/shopkeeper-day.ts';
import { isSignedOut, problemOf } from './access.ts';

/** A press on "Packed" or "Posted", kept on the device until the server has it. */
export interface Press {
  parcels: number[];
  status: BoardParcel['status'];
  expectedVersion: number[];
}

/** The day; null until the server has answered, a text when it could not. */
export const $day = atom<ShopDay | string | null>(null);

/** What was searched for, and found; null without a search. */
export const $found = atom<{ text: string; parcels: readonly BoardParcel[] } | null>(null);

/** What the last press did, how to take it back, and what waits for the network. */
export const $boardNotice = atom<{ message: string; undo: Press | null }>({
  message: '',
  undo: null,
});

const KEY = 'shopkeeperPresses';
const RETRY_MS = 5_000;
const pressList = v.array(moveParcels.request);

let isSending = false;

const readPresses = (): Press[] =>
  (
    readStored(KEY, (value) => {
      const read = v.safeParse(pressList, value);
      return read.success ? read.output : null;
    }) ?? []
  ).map(({ expectedVersion, ...press }) => ({
    ...press,
    expectedVersion: typeof expectedVersion === 'number' ? [expectedVersion] : expectedVersion,
  }));

function keepPresses(presses: readonly Press[]): void {
  if (presses.length === 0) removeStored(KEY);
  else writeStored(KEY, presses);
}

const LISTS = ['parcels', 'overdue', 'coming', 'posted'] as const;

/** Replaces parcels wherever the page shows them. */
function showParcels(change: (parcel: BoardParcel) => BoardParcel): void {
  const day = $day.get();
  if (day !== null && typeof day !== 'string') {
    const lists = Object.fromEntries(LISTS.map((name) => [name, day[name].map(change)]));
    $day.set({ ...day, ...lists });
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

const replaceBy = (parcels: readonly BoardParcel[]) => (parcel: BoardParcel) =>
  parcels.find(({ id }) => id === parcel.id) ?? parcel;

/** Reads the day, and sends what waits from an earlier visit. */
async function loadDay(): Promise<void> {
  const result = await send(shopkeeperDay, {});
  if (isSignedOut(result)) return;
  if (result.kind === 'ok') {
    $day.set(result.response);
    showParcels(withPresses);
  } else if ($day.get() === null || typeof $day.get() === 'string') $day.set(problemOf(result));
  void sendPresses();
}

/** Finds parcels; an empty text shows the day again. */
export async function searchBoard(text: string): Promise<void> {
  if (text.trim() === '') {
    $found.set(null);
    return;
  }
  const result = await send(shopkeeperSearch, { q: text.trim() });
  if (isSignedOut(result)) return;
  if (result.kind === 'ok') {
    $found.set({ text, ...result.response });
    showParcels(withPresses);
  } else $boardNotice.set({ message: problemOf(result), undo: null });
}

/** Sends what was pressed, one after the other. What cannot be sent waits and is sent again; the server counts it once. */
async function sendPresses(): Promise<void> {
  const [press, ...others] = readPresses();
  if (isSending || !press) return;
  isSending = true;
  const result = await send(moveParcels, press);
  isSending = false;
  if (isSignedOut(result)) return;
  if (result.kind === 'network-error' || (result.kind === 'http-error' && result.status >= 500)) {
    const { undo } = $boardNotice.get();
    $boardNotice.set({ message: 'No connection. What you pressed is kept and sent again.', undo });
    setTimeout(() => void sendPresses(), RETRY_MS);
    return;
  }
  keepPresses(others.concat(readPresses().slice(1 + others.length)));
  if (result.kind === 'ok') {
    const { parcels, unmoved } = result.response;
    const replace = replaceBy([...parcels, ...unmoved]);
    showParcels((parcel) => {
      const now = replace(parcel);
      return now === parcel ? parcel : withPresses(now);
    });
    if (unmoved.length > 0) {
      $boardNotice.set({ message: 'Another device had changed some of them.', undo: null });
    }
  } else {
    $boardNotice.set({ message: problemOf(result), undo: null });
    await loadDay();
  }
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

/** Moves parcels on or back: at once on the page, on the server as soon as the network allows. */
export function pressStatus(
  parcels: readonly BoardParcel[],
  status: BoardParcel['status'],
  canUndo = true,
): void {
  const moving = parcels.filter((parcel) => parcel.status !== status);
  const [first] = moving;
  if (!first) return;
  const press = {
    parcels: moving.map(({ id }) => id),
    status,
    expectedVersion: moving.map(({ version }) => version),
  };
  const undo = {
    parcels: press.parcels,
    status: first.status,
    expectedVersion: moving.map(({ version }) => version + 1),
  };
  showParcels((parcel) =>
    press.parcels.includes(parcel.id) ? { ...parcel, status, version: parcel.version + 1 } : parcel,
  );
  $boardNotice.set({ message: wordsFor(moving, status), undo: canUndo ? undo : null });
  keepPresses([...readPresses(), press]);
  void sendPresses();
}

/** Takes the last press back. */
export function undoPress(): void {
  const { undo } = $boardNotice.get();
  const day = $day.get();
  if (!undo || day === null || typeof day === 'string') return;
  const shown = [...LISTS.flatMap((name) => day[name]), ...($found.get()?.parcels ?? [])];
  const parcels = undo.parcels.flatMap((id) => shown.find((parcel) => parcel.id === id) ?? []);
  pressStatus(parcels, undo.status, false);
}

/** Follows the network and the other devices. Returns an unsubscribe function. */
export function followBoard(): () => void {
  void loadDay();
  const refresh = () => {
    if (!document.hidden) void loadDay();
  };
  const timer = setInterval(refresh, 60_000);
  window.addEventListener('online', refresh);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', refresh);
    document.removeEventListener('visibilitychange', refresh);
  };
}

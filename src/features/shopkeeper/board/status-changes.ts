import type { SendResult } from '#browser/send.ts';
import { isWorthRepeating } from '#browser/worth-repeating.ts';
import { PARCEL_STATUSES, POSTED_MAIL_MINUTES } from '#domain/order/parcel-status.ts';
import { moveParcels, type BoardParcel } from '#contract/shopkeeper-day.ts';
import { $access, problemOf, sendAsShopkeeper } from '../sign-in/access.ts';
import {
  $boardNotice,
  NO_NOTICE,
  reloadBoard,
  showParcels,
  shownParcels,
  withUnsentChanges,
  type BoardNotice,
} from './board.ts';
import { movedText, overtakenText, stoppedText } from '../copy.ts';
import { RETRY_MS } from '../unsent-storage.ts';
import {
  $unsent,
  readUnsentChanges,
  showUnsent,
  storeUnsentChanges,
  type StatusChange,
} from './unsent-status-changes.ts';

/** The server moves so many parcels at once. */
const MAX_MOVED = 100;
const REFRESH_MS = 60_000;
/** After this time the customer has been told that a parcel is posted. */
const UNDO_MS = POSTED_MAIL_MINUTES * 60_000;

let isSending = false;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Says that other devices were faster. `before` is what this page showed. */
const tellOvertaken = (before: readonly BoardParcel[], now: readonly BoardParcel[]): void =>
  $boardNotice.set({ ...NO_NOTICE, message: overtakenText(before, now) });

function sendAgainLater(): void {
  showUnsent();
  clearTimeout(retry);
  retry = setTimeout(() => void sendChanges(), RETRY_MS);
}

/** Shows what the server made of a change. */
async function showResult(
  change: StatusChange,
  result: SendResult<{ parcels: BoardParcel[]; unmoved: BoardParcel[] }>,
): Promise<void> {
  const before = shownParcels().filter(({ id }) => change.parcels.includes(id));
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
    return stored ? withUnsentChanges(stored) : shown;
  });
  const stopped = unmoved.filter(({ stop }) => change.status === 'posted' && stop !== '');
  if (stopped.length > 0) $boardNotice.set({ ...NO_NOTICE, message: stoppedText(stopped) });
  else if (unmoved.length > 0) tellOvertaken(unmoved, unmoved);
  if (before.length < change.parcels.length) await reloadBoard();
}

const isSame = (one: StatusChange, other: StatusChange): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Sends the changes, one after the other. What cannot be sent waits and is sent again; the server counts it once. */
async function sendChanges(): Promise<void> {
  const [change] = readUnsentChanges();
  if (isSending || $access.get().state !== 'signed-in') return;
  if (!change) {
    $unsent.set([]);
    return;
  }
  isSending = true;
  const result = await sendAsShopkeeper(moveParcels, change);
  isSending = false;
  if (!result) return;
  if (isWorthRepeating(result)) {
    sendAgainLater();
    return;
  }
  // Another tab of this device may have sent it, too, or have stored more since.
  storeUnsentChanges(readUnsentChanges().filter((unsent) => !isSame(unsent, change)));
  await showResult(change, result);
  void sendChanges();
}

/** Returns changes of as many parcels as the server moves at once. */
function changesOf(
  parcels: readonly Pick<BoardParcel, 'id' | 'version'>[],
  status: BoardParcel['status'],
): StatusChange[] {
  const count = Math.ceil(parcels.length / MAX_MOVED);
  return Array.from({ length: count }, (_, index) => {
    const some = parcels.slice(index * MAX_MOVED, (index + 1) * MAX_MOVED);
    return {
      parcels: some.map(({ id }) => id),
      status,
      expectedVersion: some.map(({ version }) => version),
    };
  });
}

/** Shows changes as made, stores them, and sends them as soon as the network allows. */
function makeChanges(changes: readonly StatusChange[], notice: BoardNotice): void {
  storeUnsentChanges([...readUnsentChanges(), ...changes]);
  showParcels(withUnsentChanges);
  $boardNotice.set(notice);
  setTimeout(() => {
    if ($boardNotice.get() === notice) $boardNotice.set(NO_NOTICE);
  }, UNDO_MS);
  void sendChanges();
}

/**
 * Moves parcels on or back: at once on the page, on the server as soon as the network allows. Those that say STOP are posted
 * only with `confirmStop`, and otherwise left out.
 */
export function changeStatus(
  parcels: readonly BoardParcel[],
  status: BoardParcel['status'],
  { confirmStop = false } = {},
): void {
  const changing = parcels.filter((parcel) => parcel.status !== status);
  const isFree = ({ stop }: BoardParcel) => stop === '' || status !== 'posted' || confirmStop;
  const moving = changing.filter(isFree);
  const stopped = changing.filter((parcel) => !isFree(parcel));
  if (changing.length === 0) return;
  const undo = PARCEL_STATUSES.flatMap((before) => {
    const back = moving.filter((parcel) => parcel.status === before);
    return changesOf(
      back.map(({ id, version }) => ({ id, version: version + 1 })),
      before,
    );
  });
  const words = [
    ...(moving.length > 0 ? [movedText(moving, status)] : []),
    ...(stopped.length > 0 ? [stoppedText(stopped)] : []),
  ];
  const changes = changesOf(moving, status).map((change) =>
    confirmStop ? { ...change, confirmStop } : change,
  );
  makeChanges(changes, { message: words.join(' '), undo });
}

/** Takes the last change back. */
export function undoChange(): void {
  const { undo } = $boardNotice.get();
  if (undo.length > 0) makeChanges(undo, { ...NO_NOTICE, message: 'Taken back.' });
}

/** Follows the network and the other devices, and sends what waits. Returns an unsubscribe function. */
export function followBoard(): () => void {
  const refresh = () => {
    if (document.hidden) return;
    void reloadBoard();
    void sendChanges();
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

/** A device that signs in sends what waits. */
$access.listen(({ state }) => {
  if (state === 'signed-in') void sendChanges();
  else if (state === 'signed-out') $unsent.set([]);
});

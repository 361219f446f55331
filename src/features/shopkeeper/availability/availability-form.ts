import { atom } from 'nanostores';
import { send, type SendResult } from '#browser/send.ts';
import { isWorthRepeating } from '#browser/worth-repeating.ts';
import { availability, changeAvailability, decodeAvailability } from '#contract/availability.ts';
import type { Day } from '#domain/day.ts';
import { isSamePosting, type Availability } from '#domain/delivery/availability.ts';
import type { LastPostingDate } from '#domain/delivery/dispatch.ts';
import { $access, problemOf, sendAsShopkeeper } from '../sign-in/access.ts';
import { LOADING, valueOf, type Loaded } from '../loaded.ts';
import {
  readUnsentAvailability,
  storeUnsentAvailability,
  type UnsentAvailability,
} from './unsent-availability.ts';
import { RETRY_MS } from '../unsent-storage.ts';

/** What the server has, what is being written, and what the last change replaced. */
export interface AvailabilityForm {
  saved: Availability & { version: number };
  draft: Availability;
  /** What Undo brings back; null when there is nothing to undo. */
  before: Availability | null;
  isBusy: boolean;
  /** Whether what was saved waits for the network. */
  isUnsent: boolean;
  message: string;
}

/** The form. */
export const $availabilityForm = atom<Loaded<AvailabilityForm>>(LOADING);

const SAVED = 'Saved. Pages show it within a minute or two.';
const UNDONE = 'As it was before.';
const OVERTAKEN =
  'Another device was faster. This is how it is now; what you saved here was not taken over.';

let retry: ReturnType<typeof setTimeout> | undefined;
let isSending = false;
/** What became of a change that waited since an earlier visit, for the form to say. */
let lateMessage = '';

/** Returns the form, if the server has answered. */
const formInHand = (): AvailabilityForm | null => valueOf($availabilityForm.get());

const showForm = (value: AvailabilityForm): void =>
  $availabilityForm.set({ state: 'ready', value });

const inForm = (change: (form: AvailabilityForm) => AvailabilityForm): void => {
  const form = formInHand();
  if (form) showForm(change(form));
};

type Saved = AvailabilityForm['saved'];

const availabilityOf = ({ soldOut, closed, lastPostings }: Availability): Availability => ({
  soldOut,
  closed,
  lastPostings,
});

const partsThatDiffer = (one: Availability, other: Availability): (keyof Availability)[] =>
  (['soldOut', 'closed', 'lastPostings'] as const).filter(
    (part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]),
  );

const isEqual = (one: Availability, other: Availability): boolean =>
  partsThatDiffer(one, other).length === 0;

const opened = (saved: Saved, before: Availability | null, message: string): AvailabilityForm => ({
  saved,
  draft: availabilityOf(saved),
  before,
  isBusy: false,
  isUnsent: false,
  message,
});

/** Reads from the server, past the copies that pages share. */
const readSaved = () => send({ ...availability, path: `/api/availability?at=${Date.now()}` }, {});

/**
 * Opens the form as the server has it; what was saved here and waits for the network stands in it. A form in which something
 * is not saved yet stays as it is, with the version that it was written on: saving it says so if another device was faster.
 */
export async function loadAvailability(message = ''): Promise<void> {
  const result = await readSaved();
  const form = formInHand();
  // A message tells of a save that was not taken over.
  if (form && isChanged(form) && message === '') return;
  if (result.kind !== 'ok') {
    $availabilityForm.set({ state: 'failed', message: problemOf(result) });
    return;
  }
  const fresh = opened(decodeAvailability(result.response), null, message || lateMessage);
  lateMessage = '';
  const unsent = readUnsentAvailability();
  showForm(unsent ? { ...fresh, draft: availabilityOf(unsent), isUnsent: true } : fresh);
}

/** Returns whether the draft differs from what the server has. */
export const isChanged = ({ draft, saved }: AvailabilityForm): boolean => !isEqual(draft, saved);

/** The parts of the draft that differ from what the server has. */
export const changedParts = ({ draft, saved }: AvailabilityForm): (keyof Availability)[] =>
  partsThatDiffer(draft, saved);

/** Returns whether an entry, as it is, stands in a list. */
export const isAmong = <Entry>(list: readonly Entry[], entry: Entry): boolean =>
  list.some((other) => JSON.stringify(other) === JSON.stringify(entry));

const changeDraft = (change: (draft: Availability) => Partial<Availability>): void =>
  inForm((form) => ({
    ...form,
    draft: { ...form.draft, ...change(form.draft) },
    before: null,
    message: '',
  }));

/** Puts an entry in the place of the one that is the same but for its details, or at the end of the list. */
const withEntry = <Entry>(
  list: readonly Entry[],
  entry: Entry,
  isSame: (other: Entry) => boolean,
): Entry[] =>
  list.some(isSame) ? list.map((other) => (isSame(other) ? entry : other)) : [...list, entry];

/** Marks a flavour as sold out, until the end of a day or until further notice. */
export function markFlavour(flavourId: number, until?: Day): void {
  const entry = until === undefined ? { flavourId } : { flavourId, until };
  changeDraft(({ soldOut }) => ({
    soldOut: withEntry(soldOut, entry, (other) => other.flavourId === flavourId),
  }));
}

/** Puts a flavour on sale again. */
export function unmarkFlavour(flavourId: number): void {
  changeDraft(({ soldOut }) => ({
    soldOut: soldOut.filter((other) => other.flavourId !== flavourId),
  }));
}

/** Closes the shop on these days. */
export function addClosure(from: Day, to: Day): void {
  const closed = { from: from < to ? from : to, to: from < to ? to : from };
  changeDraft((draft) => ({
    closed: [...draft.closed, closed].toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  }));
}

/** Opens the shop again on the days of a closure. */
export function removeClosure(index: number): void {
  changeDraft(({ closed }) => ({ closed: closed.toSpliced(index, 1) }));
}

/** Sets the last posting date of a delivery before an event; null brings back the one that the shop was built with. */
export function setLastPosting(
  { shippingId, event }: Pick<LastPostingDate, 'shippingId' | 'event'>,
  lastDay: Day | null,
): void {
  const isSame = (other: LastPostingDate): boolean => isSamePosting(other, { shippingId, event });
  changeDraft(({ lastPostings }) => ({
    lastPostings: lastDay
      ? // In the order in which the server tells them, as texts are compared.
        withEntry(lastPostings, { shippingId, lastDay, event }, isSame)
      : lastPostings.filter((other) => !isSame(other)),
  }));
}

/** Gives up what was written since the last save, also what waits for the network. */
export function resetDraft(): void {
  storeUnsentAvailability(null);
  inForm((form) => opened(form.saved, null, ''));
}

/** Returns whether the server has these contents already: the answer to an earlier try was lost. */
async function isTaken(wanted: Availability): Promise<boolean> {
  const now = await readSaved();
  return now.kind === 'ok' && isEqual(decodeAvailability(now.response), wanted);
}

async function showSaved(
  wanted: UnsentAvailability,
  result: SendResult<Parameters<typeof decodeAvailability>[0]>,
  message: string,
  before: Availability | null,
): Promise<void> {
  if (result.kind === 'ok') {
    const { notice = message } = result.response;
    const fresh = opened(decodeAvailability(result.response), before, notice);
    const form = formInHand();
    // What was written while it was on its way is not saved yet.
    const isEdited = form && isChanged(form) && !isEqual(form.draft, wanted);
    showForm(isEdited ? { ...fresh, draft: form.draft, message: '' } : fresh);
    return;
  }
  if (result.kind === 'http-error' && result.status === 409) {
    lateMessage = (await isTaken(wanted)) ? message : OVERTAKEN;
    if ($availabilityForm.get().state !== 'loading') await loadAvailability(lateMessage);
    return;
  }
  inForm((form) => ({ ...form, isBusy: false, isUnsent: false, message: problemOf(result) }));
}

/** Sends what was saved, and says the message once the server has it. What the network does not take waits, and is sent again. */
async function sendSaved(message: string, before: Availability | null = null): Promise<void> {
  const wanted = readUnsentAvailability();
  if (!wanted || isSending || $access.get().state !== 'signed-in') return;
  isSending = true;
  const result = await sendAsShopkeeper(changeAvailability, wanted);
  isSending = false;
  if (!result) return;
  if (isWorthRepeating(result)) {
    inForm((form) => ({ ...form, isBusy: false, isUnsent: true }));
    clearTimeout(retry);
    retry = setTimeout(() => void sendSaved(message, before), RETRY_MS);
    return;
  }
  storeUnsentAvailability(null);
  await showSaved(wanted, result, message, before);
}

function store(
  form: AvailabilityForm,
  wanted: Availability,
  message: string,
  before?: Availability,
): void {
  if (form.isBusy) return;
  showForm({ ...form, draft: wanted, isBusy: true, message: '' });
  storeUnsentAvailability({ ...wanted, expectedVersion: form.saved.version });
  void sendSaved(message, before);
}

/** Saves what was written. */
export function saveDraftAvailability(): void {
  const form = formInHand();
  if (form) store(form, form.draft, SAVED, availabilityOf(form.saved));
}

/** Brings back what the last save replaced. */
export function undoAvailability(): void {
  const form = formInHand();
  if (form?.before) store(form, form.before, UNDONE);
}

/** A device that signs in sends what waits from an earlier visit; it forgets what it showed when it is signed out. */
$access.listen(({ state }) => {
  if (state === 'signed-in') void sendSaved(SAVED);
  if (state === 'signed-out') $availabilityForm.set(LOADING);
});

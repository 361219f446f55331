import { atom } from 'nanostores';
import { send, type SendResult } from '#browser/send.ts';
import { availability, changeAvailability } from '#contract/availability.ts';
import type { Day } from '#domain/day.ts';
import type { Availability } from '#domain/delivery/availability.ts';
import { isSignedOut, problemOf } from './access.ts';

/** What the server has, what is being written, and what the last change replaced. */
export interface AvailabilityForm {
  saved: Availability & { version: number };
  draft: Availability;
  /** What Undo brings back; null when there is nothing to undo. */
  before: Availability | null;
  isBusy: boolean;
  message: string;
}

/** The form; null until the server has answered, a text when it could not. */
export const $availabilityForm = atom<AvailabilityForm | string | null>(null);

const inForm = (change: (form: AvailabilityForm) => AvailabilityForm): void => {
  const form = $availabilityForm.get();
  if (form !== null && typeof form !== 'string') $availabilityForm.set(change(form));
};

type Saved = AvailabilityForm['saved'];

const opened = (saved: Saved, before: Availability | null, message: string): AvailabilityForm => ({
  saved,
  draft: { soldOut: saved.soldOut, closed: saved.closed },
  before,
  isBusy: false,
  message,
});

/** Reads from the server what is sold out and when the shop is closed, past the copies that pages share. */
export async function loadAvailability(message = ''): Promise<void> {
  const result = await send({ ...availability, path: `/api/availability?at=${Date.now()}` }, {});
  $availabilityForm.set(
    result.kind === 'ok' ? opened(result.response, null, message) : problemOf(result),
  );
}

/** Returns whether the draft differs from what the server has. */
export const isChanged = ({ draft, saved }: AvailabilityForm): boolean =>
  JSON.stringify([draft.soldOut, draft.closed]) !== JSON.stringify([saved.soldOut, saved.closed]);

const changeDraft = (change: (draft: Availability) => Partial<Availability>): void =>
  inForm((form) => ({
    ...form,
    draft: { ...form.draft, ...change(form.draft) },
    before: null,
    message: '',
  }));

/** Marks a flavour as sold out, until the end of a day or until further notice. */
export function markFlavour(flavourId: number, until?: Day): void {
  const entry = until === undefined ? { flavourId } : { flavourId, until };
  changeDraft(({ soldOut }) => ({
    soldOut: soldOut.some((other) => other.flavourId === flavourId)
      ? soldOut.map((other) => (other.flavourId === flavourId ? entry : other))
      : [...soldOut, entry],
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
export function removeClosure(place: number): void {
  changeDraft(({ closed }) => ({ closed: closed.filter((_closure, index) => index !== place) }));
}

/** Gives up what was written since the last save. */
export function resetDraft(): void {
  inForm((form) => opened(form.saved, null, ''));
}

async function afterRefusal(result: Exclude<SendResult<unknown>, { kind: 'ok' }>): Promise<void> {
  if (isSignedOut(result)) return;
  if (result.kind === 'http-error' && result.status === 409) {
    await loadAvailability(problemOf(result));
    return;
  }
  inForm((form) => ({ ...form, isBusy: false, message: problemOf(result) }));
}

async function store(wanted: Availability, isUndo: boolean): Promise<void> {
  const form = $availabilityForm.get();
  if (form === null || typeof form === 'string' || form.isBusy) return;
  $availabilityForm.set({ ...form, isBusy: true, message: '' });
  const { version, soldOut, closed } = form.saved;
  const body = { ...wanted, expectedVersion: version };
  const result = await send(changeAvailability, {
    soldOut: [...body.soldOut],
    closed: [...body.closed],
    expectedVersion: version,
  });
  if (result.kind !== 'ok') {
    await afterRefusal(result);
    return;
  }
  const words = isUndo ? 'As it was before.' : 'Saved. Pages show it within a minute or two.';
  $availabilityForm.set(opened(result.response, isUndo ? null : { soldOut, closed }, words));
}

/** Saves what was written. */
export function saveDraftAvailability(): void {
  const form = $availabilityForm.get();
  if (form !== null && typeof form !== 'string') void store(form.draft, false);
}

/** Brings back what the last save replaced. */
export function undoAvailability(): void {
  const form = $availabilityForm.get();
  if (form !== null && typeof form !== 'string' && form.before) void store(form.before, true);
}

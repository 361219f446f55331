import { NOTE_TOO_LONG } from '#copy/note.ts';
import { isNoteValid } from '#domain/box/note.ts';

/** The name of the query parameter that chooses an occasion on the page of a ready-made box. */
const OCCASION_PARAM = 'for';

/** Returns the path of a ready-made box with an occasion chosen. */
export const giftUrl = (sku: string, occasion: string): string =>
  `/shop-boxes/${sku}?${OCCASION_PARAM}=${occasion}`;

const occasionsOf = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('[name="occasion"]'),
];

const noteOf = (form: HTMLFormElement): HTMLTextAreaElement | null =>
  form.querySelector('textarea');

const chosenOccasion = (form: HTMLFormElement): DOMStringMap =>
  occasionsOf(form).find(({ checked }) => checked)?.dataset ?? {};

/** Marks a note that does not fit its card, so that the browser says so. */
function checkNote(note: HTMLTextAreaElement): void {
  note.setCustomValidity(isNoteValid(note.value) ? '' : NOTE_TOO_LONG);
}

/** Writes the example note of the chosen occasion, unless the shopper has written a note. */
function suggestNote(form: HTMLFormElement): void {
  const note = noteOf(form);
  const examples = ['', ...occasionsOf(form).map(({ dataset }) => dataset['note'])];
  if (!note || !examples.includes(note.value)) return;
  note.value = chosenOccasion(form)['note'] ?? '';
  checkNote(note);
}

/** Lets an occasion bring its note, and chooses the occasion that the URL names. */
export function startGiftForm(form: HTMLFormElement): void {
  for (const occasion of occasionsOf(form)) occasion.onchange = () => suggestNote(form);
  const note = noteOf(form);
  if (note) note.oninput = () => checkNote(note);
  const wanted = new URLSearchParams(location.search).get(OCCASION_PARAM);
  const named = occasionsOf(form).find(({ value }) => value !== '' && value === wanted);
  const details = form.querySelector('details');
  if (!named || !details) return;
  named.checked = true;
  details.open = true;
  suggestNote(form);
}

/** Returns whether the gift can be made; otherwise the browser shows what is wrong with the note. */
export const isGiftValid = (form: HTMLFormElement): boolean =>
  !chosenOccasion(form)['lid'] || noteOf(form)?.reportValidity() !== false;

/** Returns the box with the chosen lid and the note, as the cart stores it; null for the box as it is. */
export function readGift(form: HTMLFormElement): object | null {
  const { lid, design } = chosenOccasion(form);
  const box: unknown = JSON.parse(form.dataset['box'] ?? 'null');
  if (!lid || typeof box !== 'object') return null;
  return {
    ...box,
    lidDetails: { lidId: Number(lid), lidDesign: { name: design } },
    giftMessage: noteOf(form)?.value ?? '',
  };
}

import { consumeQueryParam } from '#browser/query-param.ts';
import type { Allergen } from '#domain/allergens.ts';
import { avoidedAmong, parseAvoidList } from '#domain/avoid-list.ts';
import { onAvoidedChange, readAvoided, writeAvoided } from '#stores/avoid-list-storage.ts';
import { flavourCountText } from './flavour-count.ts';

const form = document.querySelector<HTMLFormElement>('.filter');
const boxes = [...document.querySelectorAll<HTMLInputElement>('.filter input')];
const cards = [...document.querySelectorAll<HTMLElement>('[data-contains]')];
const count = document.querySelector('.filter output');
const kept = document.querySelector<HTMLElement>('.kept');
const nothing = document.querySelector<HTMLElement>('.nothing');

const allergensOf = (words: readonly string[] | undefined): Allergen[] =>
  parseAvoidList(words) ?? [];
const ticked = (): string[] => boxes.filter(({ checked }) => checked).map(({ value }) => value);

/** Shows the list without what is to be avoided. */
function show(avoided: readonly Allergen[]): void {
  for (const box of boxes)
    box.checked = allergensOf([box.value]).some((one) => avoided.includes(one));
  for (const card of cards) {
    const contains = allergensOf(card.dataset['contains']?.split(' '));
    card.hidden = avoidedAmong(contains, avoided).length > 0;
  }
  const shown = cards.filter((card) => !card.hidden).length;
  if (count) count.textContent = flavourCountText(shown, cards.length);
  if (kept) kept.hidden = avoided.length === 0;
  if (nothing) nothing.hidden = shown > 0;
}

/** Keeps the list; where storage is blocked, it holds for this page. */
function avoid(allergens: readonly Allergen[]): void {
  writeAvoided(allergens);
  show(allergens);
}

form?.addEventListener('change', () => avoid(allergensOf(ticked())));
form?.addEventListener('reset', (event) => {
  event.preventDefault();
  avoid([]);
  boxes[0]?.focus();
});

/* What a link asks to hide, and what somebody ticked before this script was here, is meant. */
const asked = [...(consumeQueryParam('hide')?.split(' ') ?? []), ...ticked()];
if (asked.length > 0) avoid(allergensOf([...readAvoided(), ...asked]));
else show(readAvoided());
onAvoidedChange(() => show(readAvoided()));

import { countText, readHidden, writeHidden } from './flavour-filter.ts';

const form = document.querySelector<HTMLFormElement>('.filter');
const boxes = [...document.querySelectorAll<HTMLInputElement>('.filter input')];
const cards = [...document.querySelectorAll<HTMLElement>('[data-contains]')];
const count = document.querySelector('.filter output');
const reset = document.querySelector<HTMLElement>('.filter [type=reset]');
const nothing = document.querySelector<HTMLElement>('.nothing');

const isHidden = ({ dataset }: HTMLElement, hidden: readonly string[]): boolean =>
  (dataset['contains'] ?? '').split(' ').some((allergen) => hidden.includes(allergen));

/** Shows the list as the address asks. */
function show(): void {
  const known = boxes.map(({ value }) => value);
  const hidden = readHidden(location.search, known);
  for (const box of boxes) box.checked = hidden.includes(box.value);
  for (const card of cards) card.hidden = isHidden(card, hidden);
  const shown = cards.filter((card) => !card.hidden).length;
  if (count) count.textContent = countText(shown, cards.length);
  if (reset) reset.hidden = hidden.length === 0;
  if (nothing) nothing.hidden = shown > 0;
}

const ticked = (): string[] => boxes.filter(({ checked }) => checked).map(({ value }) => value);

function choose(hidden: readonly string[]): void {
  history.pushState(null, '', location.pathname + writeHidden(hidden));
  show();
}

form?.addEventListener('change', () => choose(ticked()));
form?.addEventListener('reset', (event) => {
  event.preventDefault();
  choose([]);
  boxes[0]?.focus();
});
addEventListener('popstate', show);
addEventListener('pageshow', show);
/* Whoever ticked something before this script was here meant it. */
if (ticked().length > 0 && location.search === '') choose(ticked());

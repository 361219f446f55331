import { consumeQueryParam } from '#browser/query-param.ts';
import type { Allergen } from '#domain/food/allergens.ts';
import { filterAvoided, parseAvoidList } from '#domain/food/avoid-list.ts';
import { flavourCountText } from './copy.ts';
import { onAvoidedChange, readAvoided, writeAvoided } from './avoid-list-storage.ts';

const allergensOf = (values: readonly string[] | undefined): Allergen[] =>
  parseAvoidList(values) ?? [];

/**
 * Starts the filter of the flavour list: it hides the flavours that contain an avoided allergen. The list comes from
 * storage, the link, and the checkboxes that were checked before this script loaded.
 */
export function startAllergenFilter(): void {
  const form = document.querySelector<HTMLFormElement>('.filter');
  const boxes = [...document.querySelectorAll<HTMLInputElement>('.filter input')];
  const cards = [...document.querySelectorAll<HTMLElement>('[data-contains]')];
  const count = document.querySelector('.filter output');
  const kept = document.querySelector<HTMLElement>('.kept');
  const nothing = document.querySelector<HTMLElement>('.nothing');
  const letters = [...document.querySelectorAll<HTMLAnchorElement>('.letters a')];

  const checkedValues = (): string[] =>
    boxes.filter(({ checked }) => checked).map(({ value }) => value);

  const show = (avoided: readonly Allergen[]): void => {
    for (const box of boxes)
      box.checked = allergensOf([box.value]).some((one) => avoided.includes(one));
    for (const card of cards) {
      const contains = allergensOf(card.dataset['contains']?.split(' '));
      card.hidden = filterAvoided(contains, avoided).length > 0;
    }
    const shown = cards.filter((card) => !card.hidden);
    if (count) count.textContent = flavourCountText(shown.length, cards.length);
    // A letter may go on in the second column; CSS hides a part without flavours.
    for (const link of letters) {
      const part = document.querySelector(
        `[data-letter=${link.textContent}]:has(> ul > :not([hidden]))`,
      );
      link.hidden = !part;
      if (part) link.hash = part.id;
    }
    if (kept) kept.hidden = avoided.length === 0;
    if (nothing) nothing.hidden = shown.length > 0;
  };
  // If storage is blocked, the list applies to this page only.
  const setAvoidList = (allergens: readonly Allergen[]): void => {
    writeAvoided(allergens);
    show(allergens);
  };

  form?.addEventListener('change', () => setAvoidList(allergensOf(checkedValues())));
  form?.addEventListener('reset', (event) => {
    event.preventDefault();
    setAvoidList([]);
    boxes[0]?.focus();
  });

  const requested = [...(consumeQueryParam('hide')?.split(' ') ?? []), ...checkedValues()];
  if (requested.length > 0) setAvoidList(allergensOf([...readAvoided(), ...requested]));
  else show(readAvoided());
  onAvoidedChange(() => show(readAvoided()));
}

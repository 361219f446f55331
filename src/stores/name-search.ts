import { atom, computed } from 'nanostores';
import { announce } from '#browser/announce.ts';
import { catalogue } from '#data/catalogue.ts';
import { nameTags, searchNameTags } from '#domain/keyrings.ts';
import { suggestNameTags } from '#domain/fuzzy-match.ts';
import { addNameTag } from './box.ts';
import { $draft } from './draft.ts';

const CLOSES_AFTER_MS = 200;

/** What was typed, whether the list is open, and the place of the name the arrow keys have reached, if any. */
export const $nameSearch = atom<{ typed: string; isOpen: boolean; active: number | null }>({
  typed: '',
  isOpen: false,
  active: null,
});

export const $foundNames = computed([$nameSearch, $draft], ({ typed }, { nameTagIds }) =>
  searchNameTags(typed, catalogue).filter(({ id }) => !nameTagIds.includes(id)),
);

/** Names like the one that was typed, where none begins with it. */
export const $similarNames = computed(
  [$nameSearch, $foundNames, $draft],
  ({ typed }, found, { nameTagIds }) =>
    found.length > 0
      ? []
      : suggestNameTags(
          typed,
          nameTags(catalogue).filter(({ id }) => !nameTagIds.includes(id)),
        ),
);

let timer: ReturnType<typeof setTimeout> | undefined;

export const NO_NAMES = 'No matching names found';

function countInWords(): string {
  const count = $foundNames.get().length;
  const near = $similarNames.get().map(({ title }) => title);
  if (count === 0) return near.length === 0 ? NO_NAMES : `${NO_NAMES}. Near: ${near.join(', ')}`;
  return count === 1 ? '1 name found' : `${count} names found`;
}

export function searchNames(typed: string): void {
  $nameSearch.set({ typed, isOpen: typed.trim() !== '', active: null });
  if (typed.trim() !== '') announce(countInWords());
}

export function closeNames(): void {
  clearTimeout(timer);
  $nameSearch.set({ ...$nameSearch.get(), isOpen: false, active: null });
}

/** The list outlives the field's focus for a moment, so that a name in it can still be pressed. */
export function closeNamesSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(closeNames, CLOSES_AFTER_MS);
}

export function keepNamesOpen(): void {
  clearTimeout(timer);
}

/** Moves through the list, round its ends; a closed list opens. */
export function moveActiveName(by: 1 | -1): void {
  const { typed, active } = $nameSearch.get();
  const count = $foundNames.get().length;
  const from = active ?? (by === 1 ? -1 : count);
  $nameSearch.set({
    typed,
    isOpen: true,
    active: count === 0 ? null : (from + by + count) % count,
  });
}

export function selectName(id: number): void {
  clearTimeout(timer);
  addNameTag(id);
  $nameSearch.set({ typed: '', isOpen: false, active: null });
}

/** Takes the name the arrow keys have reached, or the only one there is. */
export function selectActiveName(): void {
  const { active, isOpen } = $nameSearch.get();
  const found = $foundNames.get();
  const name = found[active ?? (found.length === 1 ? 0 : -1)];
  if (isOpen && name) selectName(name.id);
}

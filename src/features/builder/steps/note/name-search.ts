import { atom, computed } from 'nanostores';
import { announce } from '#browser/announce.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { nameTags, searchNameTags } from '#domain/box/keyrings.ts';
import { suggestNameTags } from '#domain/text/fuzzy-match.ts';
import { addNameTag } from '../../draft/box.ts';
import { $draft } from '../../draft/draft.ts';

const CLOSES_AFTER_MS = 200;

/** The typed text, whether the list is open, and the index of the active option. */
export const $nameSearch = atom<{ typed: string; isOpen: boolean; active: number | null }>({
  typed: '',
  isOpen: false,
  active: null,
});

export const $foundNames = computed(
  [$nameSearch, $draft, $catalogue],
  ({ typed }, { keyring }, catalogue) =>
    searchNameTags(typed, catalogue).filter(({ id }) => !keyring?.nameTagIds.includes(id)),
);

/** Similar names, if no name starts with the typed text. */
export const $similarNames = computed(
  [$nameSearch, $foundNames, $draft, $catalogue],
  ({ typed }, found, { keyring }, catalogue) =>
    found.length > 0
      ? []
      : suggestNameTags(
          typed,
          nameTags(catalogue).filter(({ id }) => !keyring?.nameTagIds.includes(id)),
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

/** Searches the name tags for what is typed, and announces how many there are. */
export function searchNames(typed: string): void {
  $nameSearch.set({ typed, isOpen: typed.trim() !== '', active: null });
  if (typed.trim() !== '') announce(countInWords());
}

/** Closes the list of names. */
export function closeNames(): void {
  clearTimeout(timer);
  $nameSearch.set({ ...$nameSearch.get(), isOpen: false, active: null });
}

/** Closes the list shortly after blur, so that a click on an option still works. */
export function closeNamesSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(closeNames, CLOSES_AFTER_MS);
}

/** Takes back `closeNamesSoon`. */
export function keepNamesOpen(): void {
  clearTimeout(timer);
}

/** Moves the active option and wraps around. Opens a closed list. */
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

/** Adds a name tag to the keyring and empties the search. */
export function selectName(id: number): void {
  clearTimeout(timer);
  addNameTag(id);
  $nameSearch.set({ typed: '', isOpen: false, active: null });
}

/** Selects the active name, or the only one. */
export function selectActiveName(): void {
  const { active, isOpen } = $nameSearch.get();
  const found = $foundNames.get();
  const name = found[active ?? (found.length === 1 ? 0 : -1)];
  if (isOpen && name) selectName(name.id);
}

import { atom, computed } from 'nanostores';
import { announce } from '#browser/announce.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import type { Keyring } from '#domain/catalogue.ts';
import { nameTags, searchNameTags } from '#domain/box/keyrings.ts';
import { suggestNameTags } from '#domain/box/name-tag-suggestions.ts';
import { addNameTag } from '../../draft/box.ts';
import { $draft } from '../../draft/draft.ts';

const CLOSES_AFTER_MS = 200;

/** The typed text, whether the list is open, and the index of the active option. */
export const $nameSearch = atom<{ typed: string; isOpen: boolean; active: number | null }>({
  typed: '',
  isOpen: false,
  active: null,
});

/** The names that start with the typed text, chosen ones included. */
const $matchingNames = computed([$nameSearch, $catalogue], ({ typed }, catalogue) =>
  searchNameTags(typed, catalogue),
);

export const $foundNames = computed([$matchingNames, $draft], (matching, { keyring }) =>
  matching.filter(({ id }) => !keyring?.nameTagIds.includes(id)),
);

/** Similar names, if no name starts with the typed text. */
export const $similarNames = computed(
  [$nameSearch, $matchingNames, $draft, $catalogue],
  ({ typed }, matching, { keyring }, catalogue) =>
    matching.length > 0
      ? []
      : suggestNameTags(
          typed,
          nameTags(catalogue).filter(({ id }) => !keyring?.nameTagIds.includes(id)),
        ),
);

let timer: ReturnType<typeof setTimeout> | undefined;

export const NO_NAMES = 'No matching names found';

/** Why no name is found: none matches, or those that match are chosen. */
export const $noNamesText = computed($matchingNames, (matching) =>
  matching.length === 0
    ? NO_NAMES
    : `Already chosen: ${matching.map(({ title }) => title).join(', ')}`,
);

function countInWords(): string {
  const count = $foundNames.get().length;
  if (count > 0) return count === 1 ? '1 name found' : `${count} names found`;
  const near = $similarNames.get().map(({ title }) => title);
  const none = $noNamesText.get();
  return near.length === 0 ? none : `${none}. Near: ${near.join(', ')}`;
}

/** Searches the name tags for what is typed, and announces how many there are. */
export function searchNames(typed: string): void {
  const isOpen = typed.trim() !== '';
  $nameSearch.set({ typed, isOpen, active: null });
  if (isOpen) announce(countInWords());
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

/** Adds a name tag to the keyring, announces it, and empties the search. */
export function selectName({ id, title }: Keyring): void {
  clearTimeout(timer);
  addNameTag(id);
  announce(`${title} added`);
  $nameSearch.set({ typed: '', isOpen: false, active: null });
}

/** Selects the active name, or the only one. */
export function selectActiveName(): void {
  const { active, isOpen } = $nameSearch.get();
  const found = $foundNames.get();
  const name = found[active ?? (found.length === 1 ? 0 : -1)];
  if (isOpen && name) selectName(name);
}

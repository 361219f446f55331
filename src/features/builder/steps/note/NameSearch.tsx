import { useStore } from '@nanostores/react';
import type { KeyboardEvent } from 'react';
import type { Keyring } from '#domain/catalogue.ts';
import { MAX_NAME_TAGS } from '#domain/box/keyrings.ts';
import {
  $foundNames,
  $nameSearch,
  closeNames,
  closeNamesSoon,
  keepNamesOpen,
  moveActiveName,
  searchNames,
  selectActiveName,
  selectName,
} from './name-search.ts';
import { NameSuggestions } from './NameSuggestions.tsx';
import styles from './NameSearch.module.css';

export const NAME_FIELD_ID = 'name-search';
const LIST_ID = 'names-found';
const focusOnField = (): void => document.getElementById(NAME_FIELD_ID)?.focus();
const optionId = (index: number): string => `${LIST_ID}-${index}`;

const keys: Partial<Record<string, () => void>> = {
  ArrowDown: () => moveActiveName(1),
  ArrowUp: () => moveActiveName(-1),
  Enter: selectActiveName,
  Escape: closeNames,
};

function onKeyDown(event: KeyboardEvent): void {
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

/** Scrolls with the next frame, which lays the page out anyway. */
function scrollIntoView(element: HTMLElement | null): void {
  requestAnimationFrame(() => element?.scrollIntoView({ block: 'nearest' }));
}

function Options({ names, active }: { names: readonly Keyring[]; active: number | null }) {
  return (
    <ul
      className={styles['list']}
      id={LIST_ID}
      ref={scrollIntoView}
      role="listbox"
      aria-label="Names"
      onPointerDown={(event) => event.preventDefault()}
      onFocus={keepNamesOpen}
      onBlur={closeNamesSoon}
    >
      {names.map((name, index) => (
        <li
          key={name.id}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          ref={index === active ? scrollIntoView : undefined}
          onClick={() => selectName(name)}
        >
          {name.title}
        </li>
      ))}
    </ul>
  );
}

/** A combobox for name tags: the focus stays in the input, the arrow keys move through the list. */
export function NameSearch({ nameTagIds }: { nameTagIds: readonly number[] }) {
  const { typed, isOpen, active } = useStore($nameSearch);
  const names = useStore($foundNames);
  const isFull = nameTagIds.length >= MAX_NAME_TAGS;
  return (
    <div className={styles['search']}>
      <input
        id={NAME_FIELD_ID}
        className="input"
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="words"
        placeholder={isFull ? '' : 'Search for a name'}
        aria-label="Search for a name"
        aria-describedby="names-hint"
        aria-autocomplete="list"
        aria-expanded={isOpen && names.length > 0}
        aria-controls={LIST_ID}
        aria-activedescendant={isOpen && active !== null ? optionId(active) : undefined}
        readOnly={isFull}
        value={typed}
        onChange={({ target }) => searchNames(target.value)}
        onKeyDown={isFull ? undefined : onKeyDown}
        onFocus={keepNamesOpen}
        onBlur={closeNamesSoon}
      />
      {isOpen && names.length > 0 && <Options names={names} active={active} />}
      {isOpen && names.length === 0 && <NameSuggestions onSelect={focusOnField} />}
    </div>
  );
}

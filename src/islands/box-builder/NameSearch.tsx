import { useStore } from '@nanostores/react';
import type { KeyboardEvent } from 'react';
import type { Keyring } from '#domain/catalogue.ts';
import { MAX_NAME_TAGS } from '#domain/keyrings.ts';
import {
  $foundNames,
  $nameSearch,
  closeNames,
  closeNamesSoon,
  keepNamesOpen,
  moveThroughNames,
  searchNames,
  takeActiveName,
  takeName,
} from '#stores/name-search.ts';
import { NameSuggestions } from './NameSuggestions.tsx';
import styles from './NameSearch.module.css';

export const NAME_FIELD = 'name-search';
const LIST = 'names-found';
const focusOnField = (): void => document.getElementById(NAME_FIELD)?.focus();
const optionId = (index: number): string => `${LIST}-${index}`;

const keys: Partial<Record<string, () => void>> = {
  ArrowDown: () => moveThroughNames(1),
  ArrowUp: () => moveThroughNames(-1),
  Enter: takeActiveName,
  Escape: closeNames,
};

function pressKey(event: KeyboardEvent): void {
  const verb = keys[event.key];
  if (!verb) return;
  event.preventDefault();
  verb();
}

function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function Found({ names, active }: { names: readonly Keyring[]; active: number | null }) {
  return (
    <ul
      className={styles['list']}
      id={LIST}
      ref={bringIntoView}
      role="listbox"
      aria-label="Names"
      onPointerDown={(event) => event.preventDefault()}
      onFocus={keepNamesOpen}
      onBlur={closeNamesSoon}
    >
      {names.map(({ id, title }, index) => (
        <li
          key={id}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          ref={index === active ? bringIntoView : undefined}
          onClick={() => takeName(id)}
        >
          {title}
        </li>
      ))}
    </ul>
  );
}

/** An editable combobox: focus stays in the field, the arrow keys move through the list. */
export function NameSearch({ nameTagIds }: { nameTagIds: readonly number[] }) {
  const { typed, isOpen, active } = useStore($nameSearch);
  const names = useStore($foundNames);
  const isFull = nameTagIds.length >= MAX_NAME_TAGS;
  return (
    <div className={styles['search']}>
      <input
        id={NAME_FIELD}
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
        aria-controls={LIST}
        aria-activedescendant={isOpen && active !== null ? optionId(active) : undefined}
        readOnly={isFull}
        value={typed}
        onChange={({ target }) => searchNames(target.value)}
        onKeyDown={isFull ? undefined : pressKey}
        onFocus={keepNamesOpen}
        onBlur={closeNamesSoon}
      />
      {isOpen && names.length > 0 && <Found names={names} active={active} />}
      {isOpen && names.length === 0 && <NameSuggestions onTaken={focusOnField} />}
    </div>
  );
}

import { useStore } from '@nanostores/react';
import type { Keyring } from '#domain/catalogue.ts';
import {
  $noNamesText,
  $similarNames,
  NO_NAMES,
  closeNamesSoon,
  keepNamesOpen,
  selectName,
} from './name-search.ts';
import styles from './NameSearch.module.css';

/**
 * Says why no name is found, with similar names if none starts with the typed text. `onSelect` must move the focus, because the clicked button
 * disappears.
 */
export function NameSuggestions({ onSelect }: { onSelect: () => void }) {
  const names = useStore($similarNames);
  const text = useStore($noNamesText);
  const select = (name: Keyring) => (): void => {
    selectName(name);
    onSelect();
  };
  return (
    <div
      className={`${styles['list']} ${styles['empty']}`}
      onPointerDown={(event) => event.preventDefault()}
      onFocus={keepNamesOpen}
      onBlur={closeNamesSoon}
    >
      <p>{text}</p>
      {names.length > 0 && (
        <p className="button-row">
          Near:
          {names.map((name) => (
            <button
              key={name.id}
              type="button"
              className="button button--secondary button--small"
              onClick={select(name)}
            >
              {name.title}
            </button>
          ))}
        </p>
      )}
      {text === NO_NAMES && (
        <p>
          Not here? <a href="/contact">Write to us</a>
        </p>
      )}
    </div>
  );
}

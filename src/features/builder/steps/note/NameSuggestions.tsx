import { useStore } from '@nanostores/react';
import {
  $similarNames,
  NO_NAMES,
  closeNamesSoon,
  keepNamesOpen,
  selectName,
} from './name-search.ts';
import styles from './NameSearch.module.css';

/**
 * Similar names, shown if no name starts with the typed text. `onSelect` must move the focus, because the clicked button
 * disappears.
 */
export function NameSuggestions({ onSelect }: { onSelect: () => void }) {
  const names = useStore($similarNames);
  const select = (id: number) => (): void => {
    selectName(id);
    onSelect();
  };
  return (
    <div
      className={`${styles['list']} ${styles['empty']}`}
      onFocus={keepNamesOpen}
      onBlur={closeNamesSoon}
    >
      <p>{NO_NAMES}</p>
      {names.length > 0 && (
        <p className="button-row">
          Near:
          {names.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              className="button button--secondary button--small"
              onClick={select(id)}
            >
              {title}
            </button>
          ))}
        </p>
      )}
      <p>
        Not here? <a href="/contact">Write to us</a>
      </p>
    </div>
  );
}

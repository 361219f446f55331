import { catalogue } from '#data/catalogue.ts';
import { findNameTag } from '#domain/keyrings.ts';
import { removeNameTag } from '#stores/box.ts';
import { NAME_FIELD } from './NameSearch.tsx';
import styles from './NameTags.module.css';

/** The pressed button goes with its name: the focus goes on to the field for another one. */
function remove(id: number): void {
  removeNameTag(id);
  document.getElementById(NAME_FIELD)?.focus();
}

export function NameTags({ nameTagIds }: { nameTagIds: readonly number[] }) {
  if (nameTagIds.length === 0) return null;
  return (
    <ul className="button-row" aria-label="Names chosen">
      {nameTagIds.map((id) => (
        <li key={id}>
          <button type="button" className="button button--selected" onClick={() => remove(id)}>
            <span className="visually-hidden">Remove </span>
            <span className={styles['name']}>{findNameTag(id, catalogue)?.title}</span>
            <span aria-hidden="true">✕</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

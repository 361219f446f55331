import '#ui/button-quiet.css';
import { useStore } from '@nanostores/react';
import { findNameTag } from '#domain/box/keyrings.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { removeNameTag } from '../../draft/box.ts';
import { NAME_FIELD_ID } from './NameSearch.tsx';
import styles from './NameTags.module.css';

/** Removes a name and moves the focus to the search field, because the clicked button disappears. */
function remove(id: number): void {
  removeNameTag(id);
  document.getElementById(NAME_FIELD_ID)?.focus();
}

/** The chosen names as buttons that remove them. */
export function NameTags({ nameTagIds }: { nameTagIds: readonly number[] }) {
  const catalogue = useStore($catalogue);
  if (nameTagIds.length === 0) return null;
  return (
    <ul className="button-row" aria-label="Names chosen">
      {nameTagIds.map((id) => (
        <li key={id}>
          <button
            type="button"
            className="button button--quiet button--small"
            onClick={() => remove(id)}
          >
            <span className="visually-hidden">Remove </span>
            <span className={styles['name']}>{findNameTag(id, catalogue)?.title}</span>
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

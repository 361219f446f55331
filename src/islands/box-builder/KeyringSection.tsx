import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { focusOn } from '#browser/focus.ts';
import { catalogue } from '#data/catalogue.ts';
import { MAX_NAME_TAGS, mainKeyrings, nameTagHint } from '#domain/keyrings.ts';
import { formatPounds } from '#domain/money.ts';
import { removeKeyrings } from '#stores/box.ts';
import { $draft } from '#stores/draft.ts';
import { KeyringPicker } from './KeyringPicker.tsx';
import { KeyringPreview } from './KeyringPreview.tsx';
import { NameSearch } from './NameSearch.tsx';
import { NameTags } from './NameTags.tsx';
import styles from './KeyringSection.module.css';

const SUMMARY = 'keyring-summary';

const keyringPence = mainKeyrings(catalogue)[0]?.pricePence ?? 0;
const tagPence = catalogue.keyrings.find(({ isNameTag }) => isNameTag)?.pricePence ?? 0;

/** The pressed button goes with the keyrings: the focus goes back to where they began. */
function removeAll(): void {
  removeKeyrings();
  focusOn(SUMMARY);
}

function Names() {
  const { mainKeyringId, nameTagIds } = useStore($draft);
  return (
    <div className={styles['names']}>
      <KeyringPreview keyringId={mainKeyringId} nameTagIds={nameTagIds} />
      <div className={styles['body']}>
        <h3>Names on tags</h3>
        <p className="field__hint" id="names-hint">
          {mainKeyringId === null
            ? 'Choose a keyring for these names, or they will be left out.'
            : nameTagHint(nameTagIds.length)}
        </p>
        <NameTags nameTagIds={nameTagIds} />
        <NameSearch nameTagIds={nameTagIds} />
        <button type="button" className="text-button" onClick={removeAll}>
          Remove All Keyrings
        </button>
      </div>
    </div>
  );
}

/** For the Box of 6 only. The price is the one nobody can avoid: a keyring needs a name. */
export function KeyringSection() {
  const { mainKeyringId, nameTagIds } = useStore($draft);
  const hasAny = mainKeyringId !== null || nameTagIds.length > 0;
  const [startsOpen] = useState(hasAny);
  return (
    <details className={styles['section']} open={startsOpen}>
      <summary id={SUMMARY}>
        <h2>Add a Personalized Family Keyring</h2>
        <span>
          {`${formatPounds(keyringPence + tagPence)} including the first name. Further names ${formatPounds(tagPence)} each, ${MAX_NAME_TAGS} at most.`}
        </span>
      </summary>
      <div className={styles['body']}>
        <h3>Keyring</h3>
        <KeyringPicker chosenId={mainKeyringId} />
        {hasAny && <Names />}
      </div>
    </details>
  );
}

import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { keyringImage } from '#assets/images.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { keyringLines } from '#domain/box/box-pricing.ts';
import { keyringOf, type DraftKeyring } from '#domain/box/draft.ts';
import { MAX_NAME_TAGS, keyringSlug, mainKeyrings, nameTags } from '#domain/box/keyrings.ts';
import { formatPounds } from '#domain/money.ts';
import { sumLines } from '#domain/quote.ts';
import { ResponsiveImage } from '#ui/ResponsiveImage.tsx';
import { addedKeyringText, nameTagHint } from '../../copy.ts';
import { removeKeyrings } from '../../draft/box.ts';
import { $keyring } from '../../draft/draft.ts';
import { KeyringPicker } from './KeyringPicker.tsx';
import { KeyringPreview } from '../../parts/KeyringPreview.tsx';
import { NameSearch } from './NameSearch.tsx';
import { NameTags } from './NameTags.tsx';
import styles from './KeyringSection.module.css';

/** The section's summary, which names the keyrings: the buttons that remove and restore them lead to it. */
const SUMMARY_ID = 'keyring-summary';

function Names({ keyring }: { keyring: DraftKeyring }) {
  const { nameTagIds } = keyring;
  return (
    <div className={`surface-warm ${styles['names']}`}>
      <KeyringPreview keyring={keyring} />
      <div className={styles['body']}>
        <h3>Names on tags</h3>
        <p className="field__hint" id="names-hint">
          {keyring.id === null
            ? 'Choose a keyring for these names, or they will be left out.'
            : nameTagHint(nameTagIds.length)}
        </p>
        <NameTags nameTagIds={nameTagIds} />
        <NameSearch nameTagIds={nameTagIds} />
        <button type="button" className="text-button" onClick={() => removeKeyrings(SUMMARY_ID)}>
          Remove All Keyrings
        </button>
      </div>
    </div>
  );
}

/** What the keyrings cost, or those that have been added and what they add to the price. */
function KeyringOffer() {
  const catalogue = useStore($catalogue);
  const added = keyringLines(keyringOf({ keyring: useStore($keyring) }), catalogue);
  if (added.length > 0) {
    const titles = added.map(({ product }) => product.keyring.title);
    return <strong>{addedKeyringText(titles, sumLines(added))}</strong>;
  }
  const keyringPence = mainKeyrings(catalogue)[0]?.pricePence ?? 0;
  const tagPence = nameTags(catalogue)[0]?.pricePence ?? 0;
  return (
    <span>
      {`${formatPounds(keyringPence + tagPence)} including the first name. Further names ${formatPounds(tagPence)} each, ${MAX_NAME_TAGS} at most.`}
    </span>
  );
}

/** The keyrings, offered with the Box of 6 only. The shown price includes one name, because a keyring needs one. */
export function KeyringSection() {
  const keyring = useStore($keyring);
  const keyrings = mainKeyrings(useStore($catalogue));
  const shown = keyrings.find(({ id }) => id === keyring?.id) ?? keyrings[0];
  const [isInitiallyOpen] = useState(keyring !== null);
  return (
    <details className={styles['section']} open={isInitiallyOpen}>
      <summary id={SUMMARY_ID}>
        {shown && <ResponsiveImage image={keyringImage(keyringSlug(shown))} sizes="112px" />}
        <h2>Add a Personalized Family Keyring</h2>
        <KeyringOffer />
      </summary>
      <div className={styles['body']}>
        <KeyringPicker chosenId={keyring?.id ?? null} />
        {keyring ? (
          <Names keyring={keyring} />
        ) : (
          <p className={styles['empty']}>Your keyring goes here</p>
        )}
      </div>
    </details>
  );
}

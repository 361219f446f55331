import '#ui/field.css';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { focusOn } from '#browser/focus.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import {
  $availabilityForm,
  changedParts,
  isChanged,
  loadAvailability,
  resetDraft,
  saveDraftAvailability,
  undoAvailability,
  type AvailabilityForm,
} from './availability-form.ts';
import { previewLines } from './availability-copy.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { Closures, LastPostings } from './PostingDays.tsx';
import { SoldOutFlavours } from './SoldOutFlavours.tsx';
import { FoldedOnPhone } from '../FoldedOnPhone.tsx';
import styles from '../shopkeeper.module.css';

function Summary({ form }: { form: AvailabilityForm }) {
  const catalogue = useStore($catalogue);
  const [now] = useState(() => Date.now());
  return (
    <FoldedOnPhone className={`${styles.notice} ${styles.summary}`}>
      <summary>
        <h2 className="h3">{isChanged(form) ? 'What shoppers will see' : 'What shoppers see'}</h2>
      </summary>
      <ul className={styles.preview}>
        {previewLines(form.draft, catalogue, now).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </FoldedOnPhone>
  );
}

const UNSENT = 'Not sent yet. What you saved is kept on this device and is sent by itself.';

const PARTS = [
  { id: 'sold-out', name: 'Sold out', key: 'soldOut' },
  { id: 'closed-days', name: 'Closed days', key: 'closed' },
  { id: 'last-postings', name: 'Last posting dates', key: 'lastPostings' },
] as const;

/** "Not saved yet: sold out, closed days." */
function unsavedText(form: AvailabilityForm): string {
  const changed = changedParts(form);
  const names = PARTS.filter(({ key }) => changed.includes(key)).map(({ name }) => name);
  return `Not saved yet: ${names.join(', ').toLowerCase()}.`;
}

/** Saves or discards what was written in any part, or takes it back; nothing where nothing was. */
function Saving({ form }: { form: AvailabilityForm }) {
  const { isBusy, isUnsent, message, before } = form;
  const isDirty = isChanged(form);
  const isShown = isDirty || isUnsent || message !== '';
  // The button goes, and the focus must not.
  const withFocusKept = (handler: () => void) => () => {
    focusOn('saving');
    handler();
  };
  return (
    <div
      id="saving"
      tabIndex={-1}
      className={isShown ? `${styles.foot} ${styles.saving}` : styles.saving}
    >
      <div>
        {isShown && (
          <div className={styles.buttons}>
            <button
              className="button button--primary"
              aria-disabled={isBusy || !isDirty}
              onClick={() => {
                if (isDirty) saveDraftAvailability();
              }}
            >
              Save
            </button>
            {isDirty && (
              <button className="button button--quiet" onClick={withFocusKept(resetDraft)}>
                Discard
              </button>
            )}
            {!isDirty && before && (
              <button
                className="button button--quiet"
                aria-disabled={isBusy}
                onClick={withFocusKept(undoAvailability)}
              >
                Undo
              </button>
            )}
          </div>
        )}
        <p role="status" className={styles.status}>
          {isUnsent ? UNSENT : message || (isDirty && unsavedText(form))}
        </p>
        {!isShown && (
          <p className={styles.saved}>✓ All of this is saved. What you change is saved here.</p>
        )}
      </div>
    </div>
  );
}

/** Leads to the three parts on screens on which they do not stand in sight together. */
function Parts() {
  const show = (id: string) => {
    const heading = document.getElementById(id);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <p className={styles.parts}>
      {PARTS.map(({ id, name }) => (
        <button key={id} className="text-button" onClick={() => show(id)}>
          {name}
        </button>
      ))}
    </p>
  );
}

/** What is sold out, when the shop is closed and until when it posts, with a preview of what a change does. */
export function AvailabilityPart() {
  const loaded = useStore($availabilityForm);
  useEffect(() => {
    void loadAvailability();
  }, []);
  if (loaded.state !== 'ready') {
    return <NotLoaded loaded={loaded} part="what is sold out" onRetry={() => loadAvailability()} />;
  }
  const form = loaded.value;
  return (
    <div className={`${styles.columns} ${styles.availability}`}>
      <Summary form={form} />
      <div className={styles.column}>
        <Parts />
        <SoldOutFlavours {...form} />
        <Closures {...form} />
        <LastPostings draft={form.draft} />
      </div>
      <Saving form={form} />
    </div>
  );
}

import { useStore } from '@nanostores/react';
import { $box } from '#stores/box.ts';
import { $draft } from '#stores/draft.ts';
import { BackLink } from './BackLink.tsx';
import { ExampleNotes } from './ExampleNotes.tsx';
import { KeyringSection } from './KeyringSection.tsx';
import { NotePreview } from './NotePreview.tsx';
import { NoteField } from './NoteField.tsx';
import { StepHeading } from './StepHeading.tsx';
import styles from './StepNote.module.css';

/** Step 4: the note and, for the Box of 6, the keyrings. */
export function StepNote() {
  const box = useStore($box);
  const { note } = useStore($draft);
  return (
    <>
      <BackLink />
      <StepHeading step={4}>
        <p>
          We write it on a card by hand and tuck it under the lid. Free, and you may leave it empty.
        </p>
      </StepHeading>
      <div className={styles['columns']}>
        <NoteField note={note} />
        <NotePreview note={note} />
        <ExampleNotes />
      </div>
      {box?.takesKeyrings && <KeyringSection />}
    </>
  );
}

import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $box, applyExampleNote } from '../../draft/box.ts';
import { $note } from '../../draft/draft.ts';
import { BackLink } from '../../parts/BackLink.tsx';
import { ExampleNotes } from './ExampleNotes.tsx';
import { KeyringSection } from './KeyringSection.tsx';
import { NoteField } from './NoteField.tsx';
import { StepHeading } from '../../parts/StepHeading.tsx';
import styles from './StepNote.module.css';

/** The note and, for the Box of 6, the keyrings. */
export function StepNote() {
  const box = useStore($box);
  const note = useStore($note);
  const [examplesTaken, setExamplesTaken] = useState(0);
  const take = (example: string): void => {
    applyExampleNote(example);
    setExamplesTaken(examplesTaken + 1);
  };
  return (
    <>
      <BackLink />
      <StepHeading step="note">
        <p>We write it in our own hand and tuck it under the lid, free. Or leave it empty.</p>
      </StepHeading>
      <div className={styles['columns']}>
        <NoteField note={note} examplesTaken={examplesTaken} />
        <ExampleNotes onTake={take} />
      </div>
      {box?.takesKeyrings && <KeyringSection />}
    </>
  );
}

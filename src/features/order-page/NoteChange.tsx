import '#ui/box-tokens.css';
import '#ui/note-card.css';
import { useState } from 'react';
import type { OrderPageParcel } from '#contract/order-page.ts';
import { NOTE_TOO_LONG } from '#copy/note.ts';
import { isNoteValid, NOTE_LIMIT, noteLength } from '#domain/box/note.ts';
import { FormField } from '#ui/FormField.tsx';
import { ChangeablePart } from './ChangeablePart.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import styles from './OrderPage.module.css';

interface Props {
  parcel: OrderPageParcel;
  /** The index of the box in the parcel. */
  index: number;
}

function NoteForm({ parcel, index, onClose }: Props & { onClose: (isSaved: boolean) => void }) {
  const [text, setText] = useState(parcel.boxes[index]?.note ?? '');
  const form = `note-${parcel.id}-${index}`;
  return (
    <ChangeForm
      parcel={parcel}
      form={form}
      title="Change the note"
      onClose={onClose}
      read={() =>
        isNoteValid(text)
          ? { note: [{ box: index + 1, text }] }
          : [{ field: 'text', message: NOTE_TOO_LONG }]
      }
    >
      {(errors) => (
        <FormField
          form={form}
          name="text"
          label="Your note"
          hint={`Written by hand. ${noteLength(text)} of ${NOTE_LIMIT} characters, spaces not counted.`}
          errors={errors}
        >
          {(control) => (
            <textarea
              {...control}
              rows={4}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </FormField>
      )}
    </ChangeForm>
  );
}

/** The note of a box, and the form that changes it. */
export function NoteChange({ parcel, index }: Props) {
  const box = parcel.boxes[index];
  if (!box?.takesNote) return null;
  const { note, name } = box;
  const title = parcel.boxes.length > 1 ? `Note for ${name}` : 'Your note';
  const change = note === '' ? 'Write a note' : 'Change the note';
  return (
    <ChangeablePart
      parcel={parcel}
      title={title}
      name="note"
      change={change}
      words={note === '' ? 'no note' : `“${note}”`}
      form={(onClose) => <NoteForm parcel={parcel} index={index} onClose={onClose} />}
    >
      {note === '' ? (
        <p className="muted">No note goes with it.</p>
      ) : (
        <blockquote className={`note-card ${styles['note']}`}>{note}</blockquote>
      )}
    </ChangeablePart>
  );
}

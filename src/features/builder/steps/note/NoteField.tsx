import type { ChangeEvent } from 'react';
import { announce } from '#browser/announce.ts';
import { NOTE_LIMIT, noteLength } from '#domain/box/note.ts';
import { noteHint } from '../../copy.ts';
import { setNote } from '../../draft/box.ts';
import { $draft } from '../../draft/draft.ts';
import styles from './NoteField.module.css';

/** Writes the note to the draft. Input over the limit is dropped, the caret stays, and the counter is announced. */
function change({ target }: ChangeEvent<HTMLTextAreaElement>): void {
  const caret = target.selectionStart;
  const input = target.value;
  setNote(input);
  const { note } = $draft.get();
  if (note !== input) keepCaret(target, note, caret - (input.length - note.length));
  announce(noteHint(note) || `${noteLength(note)} of ${NOTE_LIMIT} characters`);
}

function keepCaret(field: HTMLTextAreaElement, note: string, caret: number): void {
  field.value = note;
  field.setSelectionRange(caret, caret);
}

/** The note, with a counter of its characters. */
export function NoteField({ note }: { note: string }) {
  const count = noteLength(note);
  return (
    <div className="field">
      <label htmlFor="note">Your note</label>
      <p className="field__hint" id="note-hint">
        Up to {NOTE_LIMIT} characters, spaces not counted
      </p>
      <textarea
        id="note"
        className="input"
        value={note}
        onChange={change}
        aria-describedby="note-hint note-left"
      />
      <p className={styles['count']}>
        <span id="note-left">{noteHint(note)}</span>
        <strong className={count >= NOTE_LIMIT ? styles['full'] : undefined}>
          {`${count} / ${NOTE_LIMIT}`}
        </strong>
      </p>
    </div>
  );
}

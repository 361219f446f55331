import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { announce } from '#browser/announce.ts';
import { prefersReducedMotion } from '#browser/motion.ts';
import { SHOP_NAME } from '#data/seller.ts';
import { NOTE_LIMIT, noteLength } from '#domain/box/note.ts';
import { NOTE_REFUSED, noteHint } from '../../copy.ts';
import { setNote } from '../../draft/box.ts';
import { $draft } from '../../draft/draft.ts';
import styles from './NoteField.module.css';

const WRITING_MS = 900;

/** Returns whether a text was too long for a note that still takes some. At the limit the hint says enough. */
const isTooLong = (text: string, note: string): boolean =>
  noteLength(text) > NOTE_LIMIT && noteLength(note) < NOTE_LIMIT;

/**
 * Writes the note to the draft. Input over the limit is dropped, the caret stays, and the counter is announced. Returns the
 * note that had no room for the input, or null.
 */
function change({ target }: ChangeEvent<HTMLTextAreaElement>): string | null {
  const caret = target.selectionStart;
  const input = target.value;
  setNote(input);
  const { note } = $draft.get();
  if (note !== input) keepCaret(target, note, caret - (input.length - note.length));
  const isRefused = note !== input && isTooLong(input, note);
  const hint = isRefused ? NOTE_REFUSED : noteHint(note);
  announce(hint || `${noteLength(note)} of ${NOTE_LIMIT} characters`);
  return isRefused ? note : null;
}

function keepCaret(field: HTMLTextAreaElement, note: string, caret: number): void {
  field.value = note;
  field.setSelectionRange(caret, caret);
}

/**
 * Returns the part of the note to show: letter by letter each time `examplesTaken` grows, otherwise all of it. The second
 * value shows all of it at once.
 */
function useWriting(note: string, examplesTaken: number): [string, () => void] {
  const [written, setWritten] = useState<number | null>(null);
  const frame = useRef(0);
  const showAll = (): void => {
    cancelAnimationFrame(frame.current);
    setWritten(null);
  };
  useLayoutEffect(() => {
    if (examplesTaken === 0 || prefersReducedMotion()) return;
    const { length } = $draft.get().note;
    const start = performance.now();
    const write = (): void => {
      const share = (performance.now() - start) / WRITING_MS;
      setWritten(share < 1 ? Math.ceil(share * length) : null);
      if (share < 1) frame.current = requestAnimationFrame(write);
    };
    write();
    return showAll;
  }, [examplesTaken]);
  return [written === null ? note : note.slice(0, written), showAll];
}

/** The class of the largest handwriting with which the note fits on its card. */
function sizeOf(note: string): string | undefined {
  const lines = note.split('\n').length;
  if (note.length <= 40 && lines <= 3) return styles['largest'];
  if (note.length <= 80 && lines <= 4) return styles['large'];
  return undefined;
}

interface Props {
  note: string;
  /** How many example notes the shopper took since the step opened: each is shown as it is written. */
  examplesTaken: number;
}

/** The note as a card to write on, with a counter of its characters. */
export function NoteField({ note, examplesTaken }: Props) {
  const count = noteLength(note);
  const [refusing, setRefusing] = useState<string | null>(null);
  const isRefused = refusing === note;
  const hint = isRefused ? NOTE_REFUSED : noteHint(note);
  const [shown, showAll] = useWriting(note, examplesTaken);
  return (
    <div className="field">
      <p className={styles['count']}>
        <label htmlFor="note">Your note</label>
        <strong className={count >= NOTE_LIMIT ? styles['full'] : undefined}>
          {`${count} / ${NOTE_LIMIT}`}
        </strong>
      </p>
      <div className={`surface-wood ${styles['surface']}`}>
        <div className={styles['card']}>
          <textarea
            id="note"
            className={`${styles['text']} ${sizeOf(note)}`}
            value={shown}
            placeholder="Dear …"
            rows={4}
            onChange={(event) => setRefusing(change(event))}
            onFocus={showAll}
            aria-describedby="note-hint"
          />
          <p className={styles['sender']} aria-hidden="true">
            {SHOP_NAME}
          </p>
        </div>
      </div>
      <p className={isRefused ? 'field__error' : 'small muted'} id="note-hint">
        {hint || `Up to ${NOTE_LIMIT} characters, spaces not counted.`}
      </p>
    </div>
  );
}

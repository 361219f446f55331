import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { announce } from '#browser/announce.ts';
import { focusOn } from '#browser/focus.ts';
import { readText } from '#browser/read-text.ts';
import { FormField } from '#ui/FormField.tsx';
import { recipientCountText } from './copy.ts';
import { $refusedLines } from './edit-recipients.ts';
import { fieldElementId, RECIPIENTS_FORM } from './recipient-checkout.ts';
import { pasteList } from './paste-list.ts';
import styles from './Recipients.module.css';

const EXAMPLE = 'Dorothy Pier, 1 Pier Road, Weston-super-Mare, BS23 1AA';

/**
 * Takes a pasted list of people, or a CSV file. What it cannot take stays in the field, with the reason. The field takes
 * the focus then, and when the list opens, because the button that opened it is gone.
 */
export function PasteList({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState('');
  const { reasons } = useStore($refusedLines);
  useEffect(() => {
    focusOn(fieldElementId('list'));
    return () => $refusedLines.set({ count: 0, reasons: [] });
  }, []);

  function add(): void {
    const result = pasteList(text);
    setText(result.rest);
    $refusedLines.set({ count: result.refused, reasons: result.errors });
    // The field says its errors itself when it takes the focus.
    announce(`${recipientCountText(result.added)} added.`);
    if (result.errors.length > 0) focusOn(fieldElementId('list'));
    else if (result.added > 0) onDone();
  }

  return (
    <div className={styles['paste']}>
      <FormField
        form={RECIPIENTS_FORM}
        name="list"
        label="A line for each person"
        hint={`For example: ${EXAMPLE}. You can also paste cells of a spreadsheet.`}
        errors={reasons.length > 0 ? [{ field: 'list', message: reasons.join('\n') }] : []}
      >
        {(control) => (
          <textarea
            {...control}
            rows={5}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FormField>
      <button type="button" className={`text-button ${styles['close']}`} onClick={onDone}>
        Close
      </button>
      <div className="button-row">
        <button
          type="button"
          id={fieldElementId('add')}
          className="button button--dark"
          aria-disabled={text.trim() === '' || undefined}
          onClick={() => text.trim() !== '' && add()}
        >
          Add these people
        </button>
        <label className={`button button--secondary ${styles['file']}`}>
          Choose a CSV file
          <input
            type="file"
            className="visually-hidden"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void readText(file).then(setText);
              target.value = '';
            }}
          />
        </label>
      </div>
    </div>
  );
}

import { useState } from 'react';
import type { WhichParcels } from '#contract/shopkeeper-paperwork.ts';
import type * as work from './paperwork.ts';
import styles from './Paperwork.module.css';

/** What the papers are for: one parcel, those that are ticked, or the day. */
type PaperScope = 'one' | 'ticked' | 'day';

interface Props {
  scope: PaperScope;
  which: WhichParcels;
  /** For whom, for those who hear the buttons: "of Ada Quay". */
  about: string;
}

const SLIP = { one: 'Packing slip', ticked: 'Slips', day: 'Packing slips' } as const;
const SHEET = { one: 'Parcel sheet', ticked: 'Sheets', day: 'Parcel sheets' } as const;
const LABEL = { one: 'Label', ticked: 'Labels', day: 'Labels' } as const;

/** A browser asks for a file that failed once, or that a newer version of the website has replaced, only on a new page. */
const NOT_LOADED = 'This did not load. Check the connection, then load the page again.';

const NOTHING: work.PaperResult = { message: '', remarks: [] };

type Work = (parts: typeof work) => Promise<work.PaperResult>;

const run = (task: Work): Promise<work.PaperResult> =>
  import('./paperwork.ts').then(task, () => ({ ...NOTHING, message: NOT_LOADED }));

/** What came of a click: what was done, and about which parcels there is something to say. */
function Result({ message, remarks }: work.PaperResult) {
  return (
    <div role="status" className={styles.result}>
      {message !== '' && <p>{message}</p>}
      {remarks.length > 0 && (
        <ul>
          {remarks.map(({ id, name, orderNumber, text }) => (
            <li key={`${id} ${text}`}>
              <b>{name}</b>, {orderNumber}: {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The buttons that print the papers of parcels and save their labels. */
export function Paperwork({ scope, which, about }: Props) {
  const [result, setResult] = useState(NOTHING);
  const [isBusy, setBusy] = useState(false);
  const button = (name: string, task: Work) => (
    <button
      className="button button--quiet button--small"
      aria-disabled={isBusy}
      onClick={() => {
        if (isBusy) return;
        setBusy(true);
        void run(task)
          .then(setResult)
          .finally(() => setBusy(false));
      }}
    >
      {name}
      <span className="visually-hidden"> {about}</span>
    </button>
  );
  return (
    <div className={styles.papers} data-scope={scope}>
      {scope === 'day' && <span>For the whole day</span>}
      <div className={styles.buttons}>
        {button(SLIP[scope], ({ printPaper }) => printPaper('slip', which))}
        {button(SHEET[scope], ({ printPaper }) => printPaper('sheet', which))}
        {button(LABEL[scope], ({ saveLabels }) => saveLabels(which))}
      </div>
      <Result {...result} />
    </div>
  );
}

import { useState } from 'react';
import type { WhichParcels } from '#contract/shopkeeper-paperwork.ts';
import { printPaper, saveLabels, type PaperNews } from './paperwork.ts';
import styles from './Paperwork.module.css';

interface Props {
  which: WhichParcels;
  /** Whom or what the papers are for, for those who hear the buttons: "of Ada Quay". */
  about: string;
  isOne?: boolean;
}

const NO_NEWS: PaperNews = { message: '', remarks: [] };

/** The buttons that print the papers of parcels and save their labels, and what came of it. */
export function Paperwork({ which, about, isOne = false }: Props) {
  const [news, setNews] = useState(NO_NEWS);
  const [isBusy, setBusy] = useState(false);
  async function run(work: Promise<PaperNews>): Promise<void> {
    setBusy(true);
    setNews(await work);
    setBusy(false);
  }
  const papers = [
    { name: 'Packing slip', start: () => printPaper('slip', which) },
    { name: 'Parcel sheet', start: () => printPaper('sheet', which) },
    { name: 'Label', start: () => saveLabels(which) },
  ];
  return (
    <div className={styles.papers}>
      <div className={styles.buttons}>
        {papers.map(({ name, start }) => (
          <button
            key={name}
            className="button button--quiet button--small"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) void run(start());
            }}
          >
            {isOne ? name : `${name}s`}
            <span className="visually-hidden"> {about}</span>
          </button>
        ))}
      </div>
      <div role="status" className={styles.news}>
        {news.message !== '' && <p>{news.message}</p>}
        {news.remarks.length > 0 && (
          <ul>
            {news.remarks.map(({ name, text }) => (
              <li key={`${name} ${text}`}>
                <b>{name}:</b> {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

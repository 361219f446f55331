import { useStore } from '@nanostores/react';
import type { ListedReview } from '#contract/shopkeeper-reviews.ts';
import { findById } from '#domain/catalogue.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { formatMoment } from '../copy.ts';
import { EntryListPart } from './EntryListPart.tsx';
import { FoldedOnPhone } from '../FoldedOnPhone.tsx';
import { $waitingCounts } from '../waiting-counts.ts';
import { $download, downloadConfirmed, reviewList } from './reviews.ts';
import page from '../shopkeeper.module.css';
import styles from './EntryListPart.module.css';

const MOST_STARS = 5;

const DECISIONS = [
  {
    decision: 'confirmed',
    offer: 'Confirm',
    done: '✓ Confirmed',
    look: 'button--secondary',
  },
  { decision: 'refused', offer: 'Do not show', done: '– Not shown', look: 'button--quiet' },
] as const;

interface Props {
  entry: ListedReview;
  isBusy: boolean;
}

function Review({ entry, isBusy }: Props) {
  const { flavours } = useStore($catalogue);
  const { name, rating, flavourId, text, receivedAt, status } = entry;
  const flavour = findById(flavours, flavourId)?.name ?? '';
  const of = <span className="visually-hidden"> {name}</span>;
  // What was decided stands before the way back.
  const decisions = DECISIONS.toSorted(
    (one, other) => Number(other.decision === status) - Number(one.decision === status),
  );
  return (
    <>
      <div className={styles.from}>
        <div className={styles.head}>
          <h3>{name}</h3>
          <time dateTime={receivedAt}>{formatMoment(Date.parse(receivedAt))}</time>
        </div>
        <p className={styles.facts}>
          <span className={styles.stars} aria-hidden="true">
            {'★'.repeat(rating).padEnd(MOST_STARS, '☆')}
          </span>{' '}
          <b>{rating} out of 5</b>
          {flavour !== '' && `, ${flavour}`}
        </p>
      </div>
      <p className={styles.words}>{text}</p>
      <div className={styles.moves}>
        {decisions.map(({ decision, offer, done, look }) => (
          <button
            key={decision}
            className={
              status === 'waiting'
                ? `button button--small ${look}`
                : status === decision
                  ? styles.settled
                  : 'text-button'
            }
            data-decision={decision}
            aria-pressed={status === decision}
            aria-disabled={isBusy}
            onClick={() => void reviewList.setStatus(entry, decision)}
          >
            {status === decision ? done : offer}
            {of}
          </button>
        ))}
      </div>
    </>
  );
}

function Download() {
  const { isBusy, message } = useStore($download);
  return (
    <FoldedOnPhone className={`${page.notice} ${page.summary}`}>
      <summary>
        <h2 className="h3">How reviews reach the website</h2>
      </summary>
      <div className={styles.help}>
        <p>
          What you confirm appears with the website’s next build: download the file, and hand it to
          whoever builds the website. “Do not show” takes a review down the same way.
        </p>
        <button
          className={`button button--quiet ${page.alone}`}
          aria-disabled={isBusy}
          onClick={() => void downloadConfirmed()}
        >
          Download for the next build
        </button>
        <p role="status" className={page.status}>
          {message}
        </p>
      </div>
    </FoldedOnPhone>
  );
}

/** The reviews that customers sent, to confirm or to refuse. */
export function ReviewsPart() {
  const { reviews } = useStore($waitingCounts);
  return (
    <EntryListPart
      list={reviewList}
      title="Reviews"
      count={reviews}
      done="Decided"
      help={<Download />}
      empty={{ title: 'No review has arrived yet.', text: 'They come from the code on the box.' }}
      onward={
        <a className="button button--quiet button--small" href="/shopkeeper#today">
          Today’s parcels
        </a>
      }
    >
      {(entry, { isBusy }) => <Review entry={entry} isBusy={isBusy} />}
    </EntryListPart>
  );
}

import { useStore } from '@nanostores/react';
import { mailAddressLink } from '#copy/mail-link.ts';
import { formatDay } from '#domain/day-words.ts';
import type { ListedMessage } from '#contract/shopkeeper-messages.ts';
import { ANSWERED_DAYS_KEPT } from '#domain/message.ts';
import { formatMoment } from '../copy.ts';
import { EntryListPart } from './EntryListPart.tsx';
import { messageList } from './messages.ts';
import { $waitingCounts } from '../waiting-counts.ts';
import { replyLink } from './reply-link.ts';
import page from '../shopkeeper.module.css';
import styles from './EntryListPart.module.css';

interface Props {
  entry: ListedMessage;
  isBusy: boolean;
}

interface HeadProps {
  entry: ListedMessage;
  tag: string;
  /** How it begins, as long as it is closed. */
  first?: string | undefined;
}

function Head({ entry: { name, about, receivedAt }, tag, first }: HeadProps) {
  return (
    <>
      <div className={styles.head}>
        <h3>{name}</h3>
        {tag !== '' && <span className={page.tag}>{tag}</span>}
        <time dateTime={receivedAt}>{formatMoment(Date.parse(receivedAt))}</time>
      </div>
      <p className={styles.facts}>{about}</p>
      {first && <p className={styles.first}>{first}</p>}
    </>
  );
}

function Facts({ entry: { eventOn, email, phone } }: Pick<Props, 'entry'>) {
  return (
    <>
      {eventOn !== null && (
        <p>
          <b>For {formatDay(eventOn)}</b>
        </p>
      )}
      <p className={`${styles.facts} ${styles.reach}`}>
        <a href={mailAddressLink(email)}>{email}</a>
        {phone !== '' && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
      </p>
    </>
  );
}

function Moves({ entry, isBusy }: Props) {
  const isNew = entry.status === 'new';
  const of = <span className="visually-hidden"> {entry.name}</span>;
  return (
    <div className={styles.moves}>
      <a
        className={`button button--small button--${isNew ? 'secondary' : 'quiet'}`}
        href={replyLink(entry)}
      >
        Reply{of}
      </a>
      <button
        className="button button--small button--quiet"
        aria-disabled={isBusy}
        onClick={() => void messageList.setStatus(entry, isNew ? 'answered' : 'new')}
      >
        {isNew ? 'Mark as answered' : 'Mark as new'}
        {of}
      </button>
    </div>
  );
}

function NewMessage({ entry, isBusy }: Props) {
  return (
    <>
      <div className={styles.from}>
        <Head entry={entry} tag={entry.status === 'new' ? '' : 'Answered'} />
        <Facts entry={entry} />
      </div>
      <p className={styles.words}>{entry.message}</p>
      <Moves entry={entry} isBusy={isBusy} />
    </>
  );
}

/** A row that opens. */
function AnsweredMessage({ entry, isBusy }: Props) {
  return (
    <details className={styles.closed}>
      <summary>
        <div className={styles.from}>
          <Head
            entry={entry}
            tag={entry.status === 'new' ? 'New' : ''}
            first={entry.message.split('\n')[0]}
          />
        </div>
      </summary>
      <div className={styles.whole}>
        <div className={styles.from}>
          <Facts entry={entry} />
        </div>
        <p className={styles.words}>{entry.message}</p>
        <Moves entry={entry} isBusy={isBusy} />
      </div>
    </details>
  );
}

/** The messages and enquiries to the shop. */
export function MessagesPart() {
  const { messages } = useStore($waitingCounts);
  return (
    <EntryListPart
      list={messageList}
      title="Messages"
      count={messages}
      done="Answered"
      help={
        <p className={styles.hint}>
          All of them are in the shop’s inbox, too. Answered ones leave this list after{' '}
          {ANSWERED_DAYS_KEPT} days, the others after a year.
        </p>
      }
      empty={{
        title: 'Nobody has written yet.',
        text: 'Messages come here and to the shop’s inbox.',
      }}
      onward={
        <a className="button button--quiet button--small" href="/shopkeeper#today">
          Today’s parcels
        </a>
      }
    >
      {(entry, { isBusy, isNew }) =>
        isNew ? (
          <NewMessage entry={entry} isBusy={isBusy} />
        ) : (
          <AnsweredMessage entry={entry} isBusy={isBusy} />
        )
      }
    </EntryListPart>
  );
}

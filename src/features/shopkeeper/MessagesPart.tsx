import { mailAddressLink } from '#copy/mail-link.ts';
import { formatDay } from '#domain/day-words.ts';
import type { BoardMessage } from '#contract/shopkeeper-messages.ts';
import { formatMoment } from './copy.ts';
import { EntryListPart } from './EntryListPart.tsx';
import { messageList } from './messages.ts';
import { replyLink } from './reply-link.ts';
import page from './shopkeeper.module.css';
import styles from './EntryListPart.module.css';

interface Props {
  entry: BoardMessage;
  isBusy: boolean;
}

function Message({ entry, isBusy }: Props) {
  const { name, email, phone, about, eventOn, message, receivedAt, status } = entry;
  const isNew = status === 'new';
  const of = <span className="visually-hidden">: {name}</span>;
  return (
    <>
      <div className={styles.from}>
        <div className={styles.head}>
          <h3>{name}</h3>
          {!isNew && <span className={page.tag}>Answered</span>}
        </div>
        <p className={styles.facts}>
          <b>{about}</b>
          {eventOn !== null && `, for ${formatDay(eventOn)}`}
          {', '}
          <span className="nowrap">{formatMoment(Date.parse(receivedAt))}</span>
        </p>
        <p className={`${styles.facts} ${styles.reach}`}>
          <a href={mailAddressLink(email)}>{email}</a>
          {phone !== '' && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
        </p>
      </div>
      <div>
        <p className={styles.words}>{message}</p>
        <div className={styles.moves}>
          <a
            className={`button button--small button--${isNew ? 'secondary' : 'quiet'}`}
            href={replyLink(entry)}
          >
            Reply{of}
          </a>
          <button
            className={`text-button ${styles.light}`}
            aria-disabled={isBusy}
            onClick={() => void messageList.setStatus(entry, isNew ? 'answered' : 'new')}
          >
            {isNew ? 'Mark as answered' : 'Mark as new'}
            {of}
          </button>
        </div>
      </div>
    </>
  );
}

/** The messages and enquiries to the shop. */
export function MessagesPart() {
  return (
    <EntryListPart
      list={messageList}
      title="Messages"
      done="Answered"
      foot={
        <p>
          All of them are in the shop’s inbox, too. Answered ones leave this list after 90 days, the
          others after a year.
        </p>
      }
      empty="Nobody has written yet. Messages come here and to the shop’s inbox."
    >
      {(entry, isBusy) => <Message entry={entry} isBusy={isBusy} />}
    </EntryListPart>
  );
}

import type { ProxiedChunk } from './tcp-proxy.ts';

const MAIL =
  /(?:dead-letter\/)?(?:confirmation|packing-slip)\/[0-9A-Z]{10}|payment-alert\/refunded\/\w+\/\d+/g;
const HEADER = /^Resend-Idempotency-Key:\s*(\S+)/im;
const COMMAND = /^(EHLO |MAIL FROM:|RCPT TO:|DATA\r\n|QUIT\r\n)/;
const RECIPIENT = /^RCPT TO:<([^>]+)>/im;
const WAITS_FOR_BODY = /^354/m;
const ACCEPTED = /^250/;
const CLAIM = /for update skip locked/;
const COMPLETION = /update outbox set (sent_at|next_attempt_at)/;
/** A parameter of that statement: the outcome of the delivery is unknown. */
const UNCERTAIN = '\0\0\0\x04true';
const ONE_CHANGED = /UPDATE 1\0/;
/** The ReadyForQuery message that ends each PostgreSQL response. */
const READY = 'Z\0\0\0\x05I';

/** Counts SMTP submissions of each mail, and whether the shop had recorded the outcome of the one before. */
export interface MailTracker {
  readonly onMailChunk: (chunk: ProxiedChunk) => void;
  /** Handles a closed SMTP connection: the outcome of an unacknowledged mail is unknown. */
  readonly onMailClose: (connection: number) => void;
  readonly onDatabaseChunk: (chunk: ProxiedChunk) => void;
  readonly countSubmissions: () => number;
  readonly countResends: () => number;
  /** Mails submitted without a claim, or again after the shop had recorded their acceptance. */
  readonly unjustifiedResends: () => readonly string[];
  /** Recipients for whose mail the server sent 354: the transfer of other mails never started. */
  readonly recipientsStarted: () => ReadonlySet<string>;
  /** Recipients whose connection closed before the server acknowledged the mail. */
  readonly recipientsInterrupted: () => ReadonlySet<string>;
}

/** The claims and submissions of one mail so far. */
interface MailHistory {
  claims: number;
  submissions: number;
  state: 'open' | 'accepted' | 'recorded';
}

export function createMailTracker(): MailTracker {
  const histories = new Map<string, MailHistory>();
  const bodies = new Map<number, string>();
  const unacknowledged = new Map<number, MailHistory>();
  const statements = new Map<number, string>();
  const responses = new Map<number, string>();
  const unjustifiedResends: string[] = [];
  const recipients = new Map<number, string>();
  const sendingData = new Set<number>();
  const recipientsStarted = new Set<string>();
  const recipientsInterrupted = new Set<string>();

  function onServerChunk(connection: number, text: string): void {
    const history = unacknowledged.get(connection);
    if (history && ACCEPTED.test(text)) history.state = 'accepted';
    unacknowledged.delete(connection);
    sendingData.delete(connection);
    if (!WAITS_FOR_BODY.test(text)) return;
    sendingData.add(connection);
    recipientsStarted.add(recipients.get(connection) ?? 'nobody');
  }

  function historyOf(mail: string): MailHistory {
    const history = histories.get(mail) ?? { claims: 0, submissions: 0, state: 'open' };
    histories.set(mail, history);
    return history;
  }
  const historiesIn = (text: string): MailHistory[] => (text.match(MAIL) ?? []).map(historyOf);

  const submissionCounts = (): number[] =>
    [...histories.values()].map(({ submissions }) => submissions);

  function recordSubmission(connection: number, body: string): void {
    const [mail] = HEADER.exec(body)?.[1]?.match(MAIL) ?? ['a mail without a key'];
    const history = historyOf(mail);
    history.submissions += 1;
    const { state, claims, submissions } = history;
    if (state === 'recorded' || submissions > claims) {
      unjustifiedResends.push(`${mail}, ${state}, ${submissions} times after ${claims} claims`);
    }
    history.state = 'open';
    unacknowledged.set(connection, history);
  }

  /** Updates histories from a SQL statement and its complete response. */
  function recordStatement(statement: string, response: string): void {
    if (CLAIM.test(statement)) for (const history of historiesIn(response)) history.claims += 1;
    const isCertain = COMPLETION.test(statement) && !statement.includes(UNCERTAIN);
    if (!isCertain || !ONE_CHANGED.test(response)) return;
    for (const history of historiesIn(statement)) {
      if (history.state === 'accepted') history.state = 'recorded';
    }
  }

  return {
    onMailChunk({ connection, from, text }) {
      if (from === 'server') {
        onServerChunk(connection, text);
        return;
      }
      const recipient = RECIPIENT.exec(text)?.[1];
      if (recipient !== undefined) recipients.set(connection, recipient);
      const body = (bodies.get(connection) ?? '') + text;
      bodies.delete(connection);
      if (body.endsWith('\r\n.\r\n')) recordSubmission(connection, body);
      else if (!COMMAND.test(text)) bodies.set(connection, body);
    },
    onMailClose(connection) {
      if (sendingData.delete(connection))
        recipientsInterrupted.add(recipients.get(connection) ?? 'nobody');
      unacknowledged.delete(connection);
      bodies.delete(connection);
      recipients.delete(connection);
    },
    onDatabaseChunk({ connection, from, text }) {
      const buffers = from === 'client' ? statements : responses;
      const buffered = (buffers.get(connection) ?? '') + text;
      buffers.set(connection, buffered);
      if (from === 'client' || !buffered.endsWith(READY)) return;
      recordStatement(statements.get(connection) ?? '', buffered);
      statements.delete(connection);
      responses.delete(connection);
    },
    countSubmissions: () => submissionCounts().reduce((sum, count) => sum + count, 0),
    countResends: () => submissionCounts().filter((count) => count > 1).length,
    unjustifiedResends: () => unjustifiedResends,
    recipientsStarted: () => recipientsStarted,
    recipientsInterrupted: () => recipientsInterrupted,
  };
}

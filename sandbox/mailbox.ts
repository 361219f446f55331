import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { now } from './clock.ts';
import { openJournal } from './append-log.ts';
import { isCaughtMail, recordMail, type CaughtMail } from './captured-mail.ts';

/**
 * How the mailbox behaves, for tests of a mail outage: `refuse` answers 451 to every recipient,
 * `reject` answers 550, `hang` takes the whole mail and never answers, `drop` keeps the mail and
 * cuts the line before the answer, so that the sender cannot know.
 */
export const mailboxModes = ['ok', 'refuse', 'reject', 'hang', 'drop'] as const;
export type MailboxMode = (typeof mailboxModes)[number];

export interface Mailbox {
  readonly smtpUrl: string;
  /** Every caught mail, newest first. */
  readonly mails: () => CaughtMail[];
  /** How many mails were handed over in full, repeats of one idempotency key included. */
  readonly submissions: () => number;
  readonly behave: (mode: MailboxMode) => void;
  readonly stop: () => Promise<void>;
}

interface MailboxOptions {
  /** Where the mails are kept; without it they are forgotten when the mailbox stops. */
  file?: string;
  port?: number;
  /** Whether a repeated idempotency key is stored once, as a good mail provider does. */
  dedupes?: boolean;
}

const idempotencyHeader = 'resend-idempotency-key';
const largestMail = 10_000_000;

const refusals: Partial<Record<MailboxMode, Error>> = {
  refuse: smtpRefusal(451, 'The mailbox is away, try later'),
  reject: smtpRefusal(550, 'No such mailbox here'),
};

/** A mail server that delivers nowhere and shows what it caught. */
export async function startMailbox(options: MailboxOptions = {}): Promise<Mailbox> {
  const store = mailStore(options);
  let mode: MailboxMode = 'ok';

  async function takeMail(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const mail = await PostalMime.parse(await buffer(stream));
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    if (mode !== 'hang') store.keep(recordMail(mail, recipients, now()));
  }

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: largestMail,
    closeTimeout: 500,
    onAuth: (auth, _session, done) => done(null, { user: auth.username }),
    onRcptTo: (_address, _session, done) => done(refusals[mode]),
    onData: (stream, session, done) => {
      takeMail(stream, session).then(
        () => {
          if (mode === 'ok') done();
          if (mode === 'drop') sockets.get(session.remotePort)?.destroy();
        },
        () => done(smtpRefusal(554, 'The mail cannot be read')),
      );
    },
  });
  const sockets = trackSockets(server);
  const port = await listen(server, options.port ?? 0);

  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails: store.mails,
    submissions: store.submissions,
    behave: (next) => {
      mode = next;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function mailStore({ file, dedupes = true }: MailboxOptions) {
  const journal = openJournal(file, isCaughtMail);
  const caught = [...journal.found];
  const keys = new Set(caught.map((mail) => mail.headers[idempotencyHeader]));
  let submissions = 0;
  return {
    keep(mail: CaughtMail): void {
      submissions += 1;
      const key = mail.headers[idempotencyHeader];
      if (dedupes && key && keys.has(key)) return;
      keys.add(key);
      journal.append(mail);
      caught.push(mail);
    },
    mails: () => caught.toReversed(),
    submissions: () => submissions,
  };
}

/** The library cannot drop one client, so its open sockets are known here by their port. */
function trackSockets(server: SMTPServer): Map<number | undefined, Socket> {
  const sockets = new Map<number | undefined, Socket>();
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort;
    sockets.set(port, socket);
    socket.on('close', () => sockets.delete(port));
  });
  return sockets;
}

function listen(server: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      server.on('error', () => undefined);
      const address = server.server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function smtpRefusal(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code });
}

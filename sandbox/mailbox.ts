import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { now } from './clock.ts';
import { openAppendLog } from './append-log.ts';
import { isCapturedMail, captureMail, type CapturedMail } from './captured-mail.ts';

/**
 * The failure modes of the mailbox: `refuse` answers 451 to every recipient, `reject` answers 550, `hang` receives the
 * mail and never answers, `drop` stores the mail and closes the connection without an answer.
 */
export const mailboxModes = ['ok', 'refuse', 'reject', 'hang', 'drop'] as const;
export type MailboxMode = (typeof mailboxModes)[number];

export interface Mailbox {
  readonly smtpUrl: string;
  /** Returns the captured mails, newest first. */
  readonly mails: () => CapturedMail[];
  /** Counts completed submissions, including repeats of one idempotency key. */
  readonly submissions: () => number;
  readonly setMode: (mode: MailboxMode) => void;
  readonly stop: () => Promise<void>;
}

interface MailboxOptions {
  /** The file that stores the mails; unset, they are lost when the mailbox stops. */
  file?: string;
  port?: number;
  /** Whether a repeated idempotency key is stored once; true if unset. */
  isDeduplicating?: boolean;
}

const idempotencyHeader = 'resend-idempotency-key';
const MAX_MAIL_BYTES = 10_000_000;

const recipientErrors: Partial<Record<MailboxMode, Error>> = {
  refuse: smtpError(451, 'The mailbox is away, try later'),
  reject: smtpError(550, 'No such mailbox here'),
};

/** Starts an SMTP server that captures mails and delivers none. */
export async function startMailbox(options: MailboxOptions = {}): Promise<Mailbox> {
  const store = createMailStore(options);
  let mode: MailboxMode = 'ok';

  async function receiveMail(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
  ): Promise<void> {
    const mail = await PostalMime.parse(await buffer(stream));
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    if (mode !== 'hang') store.add(captureMail(mail, recipients, now()));
  }

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    closeTimeout: 500,
    onAuth: (auth, _session, done) => done(null, { user: auth.username }),
    onRcptTo: (_address, _session, done) => done(recipientErrors[mode]),
    onData: (stream, session, done) => {
      receiveMail(stream, session).then(
        () => {
          if (mode === 'ok') done();
          if (mode === 'drop') sockets.get(session.remotePort)?.destroy();
        },
        () => done(smtpError(554, 'The mail cannot be read')),
      );
    },
  });
  const sockets = trackSockets(server);
  const port = await listen(server, options.port ?? 0);

  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails: store.mails,
    submissions: store.submissions,
    setMode: (next) => {
      mode = next;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function createMailStore({ file, isDeduplicating = true }: MailboxOptions) {
  const log = openAppendLog(file, isCapturedMail);
  const captured = [...log.earlier];
  const keys = new Set(captured.map((mail) => mail.headers[idempotencyHeader]));
  let submissions = 0;
  return {
    add(mail: CapturedMail): void {
      submissions += 1;
      const key = mail.headers[idempotencyHeader];
      if (isDeduplicating && key && keys.has(key)) return;
      keys.add(key);
      log.append(mail);
      captured.push(mail);
    },
    mails: () => captured.toReversed(),
    submissions: () => submissions,
  };
}

/** Maps client ports to open sockets: the library cannot close a single connection. */
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

function smtpError(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code });
}

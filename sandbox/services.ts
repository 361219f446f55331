import { join } from 'node:path';
import { switchOf } from './control.ts';
import { migrateDatabase, startDatabase } from './database.ts';
import type { Environment } from './environment.ts';
import { mailboxModes, startMailbox, type Mailbox } from './mailbox.ts';
import {
  sandboxKey,
  sandboxWebhookSecret,
  startPayments,
  type Payments,
} from './payments/payment-sandbox.ts';

/** What every part of the sandbox is started with. */
export interface Base {
  readonly dataDir: string;
  readonly environment: Environment;
  /** What has to be ended, last things first. */
  readonly onStop: (end: () => unknown) => void;
}

export async function useDatabase({ dataDir, environment, onStop }: Base): Promise<string> {
  const own = process.env['NETLIFY_DB_URL'];
  if (own) {
    await migrateDatabase(own);
    return own;
  }
  const database = await startDatabase({ directory: join(dataDir, 'db') });
  onStop(database.stop);
  return environment.fill('NETLIFY_DB_URL', database.url);
}

export async function useMailbox({
  dataDir,
  environment,
  onStop,
}: Base): Promise<Mailbox | undefined> {
  if (process.env['SMTP_URL']) return undefined;
  const dedupes = environment.fill('MAIL_DEDUPES', 'true') === 'true';
  const mailbox = await startMailbox({ file: join(dataDir, 'mailbox.jsonl'), dedupes });
  onStop(mailbox.stop);
  environment.fill('SMTP_URL', mailbox.smtpUrl);
  return mailbox;
}

export async function usePayments(
  { dataDir, environment, onStop }: Base,
  url: string,
  mailbox: Mailbox | undefined,
): Promise<Payments | undefined> {
  const isOwn = Boolean(process.env['STRIPE_SECRET_KEY'] || process.env['STRIPE_API_BASE']);
  const key = environment.fill('STRIPE_SECRET_KEY', sandboxKey);
  const webhookSecret = environment.fill('STRIPE_WEBHOOK_SECRET', sandboxWebhookSecret);
  if (isOwn) return undefined;
  const payments = await startPayments({
    file: join(dataDir, 'payments.jsonl'),
    key,
    webhookSecret,
    webhookUrl: `${url.replace('localhost', '127.0.0.1')}/api/stripe-webhook`,
    pageOrigin: url,
    switches: mailbox ? { mail: switchOf(mailboxModes, mailbox.behave) } : {},
  });
  onStop(payments.stop);
  environment.fill('STRIPE_API_BASE', payments.apiBase);
  return payments;
}

import { join } from 'node:path';
import { createSwitch } from './control.ts';
import { migrateDatabase, startDatabase } from './database.ts';
import type { ProcessEnvironment } from './environment.ts';
import { mailboxModes, startMailbox, type Mailbox } from './mailbox.ts';
import {
  sandboxKey,
  sandboxWebhookSecret,
  startPaymentSandbox,
  type PaymentSandbox,
} from './payments/payment-sandbox.ts';

/** What each service needs to start. */
export interface ServiceContext {
  readonly dataDir: string;
  readonly environment: ProcessEnvironment;
  /** Registers a cleanup; cleanups run in reverse order. */
  readonly onStop: (end: () => unknown) => void;
}

/** Migrates the database of `NETLIFY_DB_URL`, or starts the embedded one. Returns its URL. */
export async function provideDatabase({
  dataDir,
  environment,
  onStop,
}: ServiceContext): Promise<string> {
  const own = process.env['NETLIFY_DB_URL'];
  if (own) {
    await migrateDatabase(own);
    return own;
  }
  const database = await startDatabase({ directory: join(dataDir, 'db') });
  onStop(database.stop);
  return environment.setDefault('NETLIFY_DB_URL', database.url);
}

/** Starts the mailbox unless `SMTP_URL` is set. */
export async function provideMailbox({
  dataDir,
  environment,
  onStop,
}: ServiceContext): Promise<Mailbox | undefined> {
  if (process.env['SMTP_URL']) return undefined;
  const isDeduplicating = environment.setDefault('MAIL_DEDUPES', 'true') === 'true';
  const mailbox = await startMailbox({ file: join(dataDir, 'mailbox.jsonl'), isDeduplicating });
  onStop(mailbox.stop);
  environment.setDefault('SMTP_URL', mailbox.smtpUrl);
  return mailbox;
}

/** Starts the payment sandbox unless `STRIPE_SECRET_KEY` or `STRIPE_API_BASE` is set. `url` is the shop's. */
export async function providePayments(
  { dataDir, environment, onStop }: ServiceContext,
  url: string,
  mailbox: Mailbox | undefined,
): Promise<PaymentSandbox | undefined> {
  const isOwn = Boolean(process.env['STRIPE_SECRET_KEY'] || process.env['STRIPE_API_BASE']);
  const key = environment.setDefault('STRIPE_SECRET_KEY', sandboxKey);
  const webhookSecret = environment.setDefault('STRIPE_WEBHOOK_SECRET', sandboxWebhookSecret);
  if (isOwn) return undefined;
  const payments = await startPaymentSandbox({
    file: join(dataDir, 'payments.jsonl'),
    key,
    webhookSecret,
    webhookUrl: `${url.replace('localhost', '127.0.0.1')}/api/stripe-webhook`,
    pageOrigin: url,
    switches: mailbox ? { mail: createSwitch(mailboxModes, mailbox.setMode) } : {},
  });
  onStop(payments.stop);
  environment.setDefault('STRIPE_API_BASE', payments.apiBase);
  return payments;
}

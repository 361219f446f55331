import { startMailbox, type Mailbox } from '#sandbox/mailbox.ts';
import {
  sandboxKey,
  sandboxWebhookSecret,
  startPaymentSandbox,
  type PaymentSandbox,
} from '#sandbox/payments/payment-sandbox.ts';
import type { Stage } from './stages.ts';
import { openDatabaseEar, openMailEar } from './stages.ts';
import { keepShop, type ShopProcess } from './shop-process.ts';
import { openSubmissions, type Submissions } from './submissions.ts';
import { openWire, type Wire } from './wire.ts';

/** A shop that can be killed, between a real database, a payment sandbox and a mailbox. */
export interface Scenery {
  readonly shop: ShopProcess;
  readonly payments: PaymentSandbox;
  readonly mailbox: Mailbox;
  readonly database: Wire;
  readonly submissions: Submissions;
  /** Whether the mail provider drops repeats, and the shop knows it. */
  readonly dedupes: boolean;
  /** Cuts the line to the mail server at the end of each mail, so that it arrives nowhere and nobody knows. */
  readonly loseMails: (isLosing: boolean) => void;
  /** Lets the shop die the next time it comes to this stage; `null` lets it live. */
  readonly arm: (stage: Stage | null) => void;
  /** The stage that the shop has not come to yet. */
  readonly armed: () => Stage | null;
  /** How often it died in each stage. */
  readonly deaths: () => ReadonlyMap<Stage, number>;
  readonly stop: () => Promise<void>;
}

/** Sets the scene: the shop reaches its database and its mail server only by lines that are listened to. */
export async function setScene(
  files: readonly string[],
  databaseUrl: string,
  dedupes: boolean,
): Promise<Scenery> {
  const submissions = openSubmissions();
  const deaths = new Map<Stage, number>();
  let armed: Stage | null = null;
  let isLosing = false;
  const shop: { process?: ShopProcess } = {};

  /** Whether the passage may go on. */
  function live(stage: Stage | undefined): boolean {
    if (stage === undefined || stage !== armed || !shop.process?.kill()) return true;
    armed = null;
    deaths.set(stage, (deaths.get(stage) ?? 0) + 1);
    return false;
  }

  const mailbox = await startMailbox({ isDeduplicating: dedupes });
  const payments = await startPaymentSandbox();
  const postgres = new URL(databaseUrl);
  const hearDatabase = openDatabaseEar();
  const hearMail = openMailEar();
  const database = await openWire(
    { host: postgres.hostname, port: Number(postgres.port) },
    {
      hear(passage) {
        const goesOn = live(hearDatabase(passage));
        if (goesOn) submissions.hearDatabase(passage);
        return goesOn;
      },
    },
  );
  const mail = await openWire(
    { host: '127.0.0.1', port: Number(new URL(mailbox.smtpUrl).port) },
    {
      hear(passage) {
        const stage = hearMail(passage);
        const goesOn = live(stage) && !(isLosing && stage === 'in the mail');
        if (goesOn) submissions.hearMail(passage);
        return goesOn;
      },
      end: submissions.endMail,
    },
  );
  postgres.port = String(database.port);
  shop.process = keepShop(files, {
    SITE_URL: 'http://localhost',
    SHOP_SECRET: 'a secret for chaos alone, long enough to be one',
    NETLIFY_DB_URL: postgres.href,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_DEDUPES: String(dedupes),
    STRIPE_API_BASE: payments.apiBase,
    STRIPE_SECRET_KEY: sandboxKey,
    STRIPE_WEBHOOK_SECRET: sandboxWebhookSecret,
    RATE_LIMIT_FACTOR: '1000000',
  });
  const kept = shop.process;
  return {
    shop: kept,
    payments,
    mailbox,
    database,
    submissions,
    dedupes,
    loseMails: (next) => (isLosing = next),
    arm: (stage) => (armed = stage),
    armed: () => armed,
    deaths: () => deaths,
    async stop() {
      await kept.stop();
      await Promise.all([payments.stop(), database.stop(), mail.stop()]);
      await mailbox.stop();
    },
  };
}

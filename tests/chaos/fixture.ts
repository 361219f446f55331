import { startMailbox, type Mailbox } from '#sandbox/mailbox.ts';
import {
  sandboxKey,
  sandboxWebhookSecret,
  startPaymentSandbox,
  type PaymentSandbox,
} from '#sandbox/payments/payment-sandbox.ts';
import type { KillStage } from './kill-stages.ts';
import { createDatabaseStageDetector, createMailStageDetector } from './kill-stages.ts';
import { startShopProcess, type ShopProcess } from './shop-process.ts';
import { createMailTracker, type MailTracker } from './mail-tracker.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** A killable shop process with a real database, a payment sandbox and a mailbox. */
export interface ChaosFixture {
  readonly shop: ShopProcess;
  readonly payments: PaymentSandbox;
  readonly mailbox: Mailbox;
  readonly database: TcpProxy;
  readonly mailTracker: MailTracker;
  /** Whether the mail provider drops repeated keys (`MAIL_DEDUPES`). */
  readonly isDeduplicating: boolean;
  /** Closes the mail connection at the end of each mail body: nothing is delivered and the outcome is unknown. */
  readonly setMailLoss: (isLosingMails: boolean) => void;
  /** Kills the shop the next time it reaches this stage; `null` cancels. */
  readonly armKill: (stage: KillStage | null) => void;
  /** The armed stage that the shop has not reached yet. */
  readonly armedStage: () => KillStage | null;
  /** The number of kills in each stage. */
  readonly killsByStage: () => ReadonlyMap<KillStage, number>;
  readonly stop: () => Promise<void>;
}

/** Starts the shop; it reaches database and mail server only through proxies, which observe the traffic. */
export async function startFixture(
  files: readonly string[],
  databaseUrl: string,
  isDeduplicating: boolean,
): Promise<ChaosFixture> {
  const mailTracker = createMailTracker();
  const killsByStage = new Map<KillStage, number>();
  let armedStage: KillStage | null = null;
  let isLosingMails = false;
  const shop: { process?: ShopProcess } = {};

  /** Kills the shop if the chunk reaches the armed stage; returns whether to forward the chunk. */
  function survives(stage: KillStage | undefined): boolean {
    if (stage === undefined || stage !== armedStage || !shop.process?.kill()) return true;
    armedStage = null;
    killsByStage.set(stage, (killsByStage.get(stage) ?? 0) + 1);
    return false;
  }

  const mailbox = await startMailbox({ isDeduplicating });
  const payments = await startPaymentSandbox();
  const postgres = new URL(databaseUrl);
  const detectDatabaseStage = createDatabaseStageDetector();
  const detectMailStage = createMailStageDetector();
  const database = await startTcpProxy(
    { host: postgres.hostname, port: Number(postgres.port) },
    {
      onChunk(chunk) {
        const isForwarded = survives(detectDatabaseStage(chunk));
        if (isForwarded) mailTracker.onDatabaseChunk(chunk);
        return isForwarded;
      },
    },
  );
  const mail = await startTcpProxy(
    { host: '127.0.0.1', port: Number(new URL(mailbox.smtpUrl).port) },
    {
      onChunk(chunk) {
        const stage = detectMailStage(chunk);
        const isForwarded = survives(stage) && !(isLosingMails && stage === 'in the mail');
        if (isForwarded) mailTracker.onMailChunk(chunk);
        return isForwarded;
      },
      onClose: mailTracker.onMailClose,
    },
  );
  postgres.port = String(database.port);
  shop.process = startShopProcess(files, {
    SITE_URL: 'http://localhost',
    SHOP_SECRET: 'a secret for chaos alone, long enough to be one',
    NETLIFY_DB_URL: postgres.href,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_DEDUPES: String(isDeduplicating),
    STRIPE_API_BASE: payments.apiBase,
    STRIPE_SECRET_KEY: sandboxKey,
    STRIPE_WEBHOOK_SECRET: sandboxWebhookSecret,
    RATE_LIMIT_FACTOR: '1000000',
  });
  const shopProcess = shop.process;
  return {
    shop: shopProcess,
    payments,
    mailbox,
    database,
    mailTracker,
    isDeduplicating,
    setMailLoss: (next) => (isLosingMails = next),
    armKill: (stage) => (armedStage = stage),
    armedStage: () => armedStage,
    killsByStage: () => killsByStage,
    async stop() {
      await shopProcess.stop();
      await Promise.all([payments.stop(), database.stop(), mail.stop()]);
      await mailbox.stop();
    },
  };
}

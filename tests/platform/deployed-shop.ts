import { resolve } from 'node:path';
import { startDatabase } from '#sandbox/database.ts';
import { startMailbox, type Mailbox } from '#sandbox/mailbox.ts';
import { startPaymentSandbox, type PaymentSandbox } from '#sandbox/payments/payment-sandbox.ts';
import { listenForShop } from '#sandbox/shop-server.ts';
import { openBuiltSite } from '#sandbox/site/built-site.ts';
import { startDatabaseProxy } from './database-proxy.ts';
import { startFunction, type DeployContext } from './function-process.ts';
import type { ShippedFunction } from './shipped-functions.ts';

const root = resolve(import.meta.dirname, '../..');

/** The drivers of `@netlify/database`: over TCP, and the serverless one that the platform selects. */
export type DatabaseDriver = 'server' | 'serverless';

/** A preview deploy: the shipped functions behind one origin. */
export interface DeployedShop {
  readonly url: string;
  readonly payments: PaymentSandbox;
  readonly mailbox: Mailbox;
  /** Returns the names of the functions called so far. */
  readonly called: () => ReadonlySet<string>;
  /** Returns the log of a function. */
  readonly log: (name: string) => string;
  /** Returns the number of connections of the serverless driver. */
  readonly proxiedConnections: () => number;
  readonly stop: () => Promise<void>;
}

/** The published shop's origin: a preview must never link to it. */
export const PUBLISHED = 'https://fudge.shop';
/** The shop's inbox, which receives all mails of a preview. */
export const INBOX = 'orders@fudge.shop';

/** Starts a preview with database, payment sandbox and mailbox. */
export async function deployShop(
  shipped: readonly ShippedFunction[],
  driver: DatabaseDriver,
): Promise<DeployedShop> {
  const server = await listenForShop(0);
  const url = `http://localhost:${server.port}`;
  const database = await startDatabase();
  const proxy = await startDatabaseProxy(database.url);
  const mailbox = await startMailbox();
  const webhookUrl = `http://127.0.0.1:${server.port}/api/stripe-webhook`;
  const payments = await startPaymentSandbox({ webhookUrl, pageOrigin: url });
  const env = {
    SITE_URL: PUBLISHED,
    SHOP_INBOX: INBOX,
    SHOP_SECRET: 'x'.repeat(64),
    STRIPE_SECRET_KEY: payments.key,
    STRIPE_WEBHOOK_SECRET: payments.webhookSecret,
    STRIPE_API_BASE: payments.apiBase,
    SMTP_URL: mailbox.smtpUrl,
    RATE_LIMIT_FACTOR: '100',
  };
  const deploy: DeployContext =
    driver === 'serverless'
      ? {
          context: 'deploy-preview',
          env: { ...env, DATABASE_PROXY: proxy.host },
          databaseUrl: database.url,
        }
      : { context: 'deploy-preview', env: { ...env, NETLIFY_DB_URL: database.url } };
  const functions = shipped.map((each) => ({ ...each, process: startFunction(each, deploy) }));
  const site = openBuiltSite({ root, dist: resolve(root, 'public') });
  const called = new Set<string>();

  server.serve(async (request, ip) => {
    const { pathname } = new URL(request.url);
    const target = functions.find(({ name, paths, isScheduled }) =>
      isScheduled ? pathname === `/.netlify/functions/${name}` : paths.includes(pathname),
    );
    if (target) {
      called.add(target.name);
      return target.process.handle(request, ip);
    }
    return (await site.handle(request)) ?? new Response('Not found', { status: 404 });
  });
  return {
    url,
    payments,
    mailbox,
    called: () => called,
    log: (name) => functions.find((each) => each.name === name)?.process.log() ?? '',
    proxiedConnections: proxy.connections,
    async stop() {
      for (const { process } of functions) process.stop();
      await server.close();
      await payments.stop();
      await mailbox.stop();
      proxy.stop();
      await database.stop();
    },
  };
}

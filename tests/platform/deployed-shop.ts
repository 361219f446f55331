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

/** The drivers of `@netlify/database`: over TCP, and the one that the platform asks for. */
export type DatabaseDriver = 'server' | 'serverless';

/** A preview of the shop: its shipped functions behind one address, as the platform's network shows them. */
export interface DeployedShop {
  readonly url: string;
  readonly payments: PaymentSandbox;
  readonly mailbox: Mailbox;
  /** The functions that have been called. */
  readonly called: () => ReadonlySet<string>;
  /** What a function wrote to its log. */
  readonly log: (name: string) => string;
  /** How many lines the serverless driver opened. */
  readonly proxiedConnections: () => number;
  readonly stop: () => Promise<void>;
}

/** The published shop's address: a preview must never lead there. */
export const PUBLISHED = 'https://fudge.shop';
/** Where the shop reads its mail, and a preview's mails go. */
export const INBOX = 'orders@fudge.shop';

/** Starts a preview with a database, a payment sandbox and a mailbox of its own. */
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
    const taking = functions.find(({ name, paths, isScheduled }) =>
      isScheduled ? pathname === `/.netlify/functions/${name}` : paths.includes(pathname),
    );
    if (taking) {
      called.add(taking.name);
      return taking.process.handle(request, ip);
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

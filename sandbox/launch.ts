import { join, resolve } from 'node:path';
import { answerShop } from './shop-handler.ts';
import {
  checkClock,
  checkDataDir,
  checkPaymentPair,
  checkProduction,
  keptSecret,
  openEnvironment,
  readPort,
} from './environment.ts';
import {
  openFunctions,
  type FunctionsOptions,
  type ShopFunctions,
} from './functions/shop-functions.ts';
import type { Mailbox } from './mailbox.ts';
import { originOf, readJobGuard, readOwnServer } from './self-hosting.ts';
import type { Payments } from './payments/payment-sandbox.ts';
import { listenForShop } from './shop-server.ts';
import { openBuiltSite, type Site } from './site/built-site.ts';
import { useDatabase, useMailbox, usePayments, type Base } from './services.ts';

const root = resolve(import.meta.dirname, '..');

export interface LaunchOptions {
  /** 0 picks a free port; unset means `PORT`, else 8888. */
  port?: number;
  /** Where local state lives; unset means `DATA_DIR`, else `.netlify`. */
  dataDir?: string;
  /** More environment for the functions, for as long as the shop runs. */
  env?: Readonly<Record<string, string>>;
  /** The built site. */
  dist?: string;
  /** What answers instead of the built site, e.g. the site being developed. */
  openSite?: () => Site | Promise<Site>;
  /** The folder of the functions. */
  functions?: string;
  /** What loads the functions, e.g. again at every change. */
  openFunctions?: (options: FunctionsOptions) => Promise<ShopFunctions>;
  /** Whether the scheduled functions run by the clock; they can be called either way. */
  schedules?: boolean;
}

export interface Shop {
  /** `http://localhost:<port>` */
  readonly url: string;
  readonly port: number;
  /** Undefined where the developer's own payment account is used. */
  readonly payments: Payments | undefined;
  /** Undefined where the developer's own mail server is used. */
  readonly mailbox: Mailbox | undefined;
  readonly databaseUrl: string;
  readonly stop: () => Promise<void>;
}

/** Starts a whole shop in this process. Functions read `process.env`: one shop for each process. */
export async function launchShop(options: LaunchOptions = {}): Promise<Shop> {
  const environment = openEnvironment();
  const ends: (() => unknown)[] = [environment.restore];
  const stop = async (): Promise<void> => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  for (const [name, value] of Object.entries(options.env ?? {})) environment.set(name, value);
  const dataDir = resolve(options.dataDir ?? (process.env['DATA_DIR'] || join(root, '.netlify')));
  try {
    const parts = await startParts(options, {
      dataDir,
      environment,
      onStop: (end) => ends.push(end),
    });
    return { ...parts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The port comes first, so that a taken one is told before anything slow begins. */
async function startParts(options: LaunchOptions, base: Base): Promise<Omit<Shop, 'stop'>> {
  const { dataDir, environment, onStop } = base;
  checkClock(process.env['SHOP_CLOCK']);
  checkDataDir(dataDir);
  checkPaymentPair(process.env);
  const ownServer = readOwnServer(process.env);
  const server = await listenForShop(options.port ?? readPort(process.env['PORT']), ownServer);
  onStop(server.close);
  const url = originOf(ownServer, server.port);
  environment.fill('SITE_URL', url);
  environment.fill('SHOP_SECRET', keptSecret(join(dataDir, 'shop-secret')));
  checkProduction(process.env);
  const databaseUrl = await useDatabase(base);
  const mailbox = await useMailbox(base);
  const payments = await usePayments(base, url, mailbox);
  const functions = await (options.openFunctions ?? openFunctions)({
    folder: options.functions ?? join(root, 'netlify/functions'),
    origin: url,
    schedules: options.schedules ?? true,
    mayRunJob: readJobGuard(process.env),
  });
  onStop(functions.stop);
  const dist = options.dist ?? join(root, 'dist');
  const site = await (options.openSite?.() ?? openBuiltSite({ root, dist }));
  onStop(() => site.stop?.());
  server.open(answerShop({ functions, site, mailbox, checkout: payments?.checkout }), site.upgrade);
  onStop(server.close);
  return { url, port: server.port, payments, mailbox, databaseUrl };
}

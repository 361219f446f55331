import { join, resolve } from 'node:path';
import { createShopHandler } from './shop-handler.ts';
import {
  checkClock,
  checkDataDir,
  checkPaymentPair,
  checkProduction,
  readOrCreateSecret,
  openEnvironment,
  readPort,
} from './environment.ts';
import {
  openFunctions,
  type FunctionsOptions,
  type ShopFunctions,
} from './functions/shop-functions.ts';
import type { Mailbox } from './mailbox.ts';
import { localOrigin, createJobGuard, readSelfHosting } from './self-hosting.ts';
import type { PaymentSandbox } from './payments/payment-sandbox.ts';
import { listenForShop } from './shop-server.ts';
import { openBuiltSite, type Site } from './site/built-site.ts';
import {
  provideDatabase,
  provideMailbox,
  providePayments,
  type ServiceContext,
} from './services.ts';

const root = resolve(import.meta.dirname, '..');

export interface LaunchOptions {
  /** 0 picks a free port; the default is `PORT`, else 8888. */
  port?: number;
  /** The folder of local state; the default is `DATA_DIR`, else `.netlify`. */
  dataDir?: string;
  /** Environment variables to set while the shop runs. */
  env?: Readonly<Record<string, string>>;
  /** The folder of the built site; the default is `dist`. */
  dist?: string;
  /** Opens another site instead of the built one, e.g. the development server. */
  openSite?: () => Site | Promise<Site>;
  /** The folder of the functions; the default is `netlify/functions`. */
  functions?: string;
  /** Loads the functions, e.g. with reloading. */
  openFunctions?: (options: FunctionsOptions) => Promise<ShopFunctions>;
  /** Whether scheduled functions run on their schedule; true if unset. They can be called either way. */
  schedules?: boolean;
}

export interface RunningShop {
  /** `http://localhost:<port>` */
  readonly url: string;
  readonly port: number;
  /** Undefined if the developer's payment account is used. */
  readonly payments: PaymentSandbox | undefined;
  /** Undefined if the developer's mail server is used. */
  readonly mailbox: Mailbox | undefined;
  readonly databaseUrl: string;
  readonly stop: () => Promise<void>;
}

/** Starts a whole shop in this process. One shop per process: functions read `process.env`. Throws StartupError. */
export async function launchShop(options: LaunchOptions = {}): Promise<RunningShop> {
  const environment = openEnvironment();
  const cleanups: (() => unknown)[] = [environment.restore];
  const stop = async (): Promise<void> => {
    for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
  };
  for (const [name, value] of Object.entries(options.env ?? {})) environment.set(name, value);
  const dataDir = resolve(options.dataDir ?? (process.env['DATA_DIR'] || join(root, '.netlify')));
  try {
    const parts = await startParts(options, {
      dataDir,
      environment,
      onStop: (cleanup) => cleanups.push(cleanup),
    });
    return { ...parts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts all services; listens first, so that a taken port fails fast. */
async function startParts(
  options: LaunchOptions,
  context: ServiceContext,
): Promise<Omit<RunningShop, 'stop'>> {
  const { dataDir, environment, onStop } = context;
  checkClock(process.env['SHOP_CLOCK']);
  checkDataDir(dataDir);
  checkPaymentPair(process.env);
  const selfHosting = readSelfHosting(process.env);
  const server = await listenForShop(options.port ?? readPort(process.env['PORT']), selfHosting);
  onStop(server.close);
  const url = localOrigin(selfHosting, server.port);
  environment.setDefault('SITE_URL', url);
  environment.setDefault('SHOP_SECRET', readOrCreateSecret(join(dataDir, 'shop-secret')));
  checkProduction(process.env);
  const databaseUrl = await provideDatabase(context);
  const mailbox = await provideMailbox(context);
  const payments = await providePayments(context, url, mailbox);
  const functions = await (options.openFunctions ?? openFunctions)({
    folder: options.functions ?? join(root, 'netlify/functions'),
    origin: url,
    schedules: options.schedules ?? true,
    canRunJob: createJobGuard(process.env),
  });
  onStop(functions.stop);
  const dist = options.dist ?? join(root, 'dist');
  const site = await (options.openSite?.() ?? openBuiltSite({ root, dist }));
  onStop(() => site.stop?.());
  server.serve(
    createShopHandler({ functions, site, mailbox, checkout: payments?.checkout, databaseUrl }),
    site.upgrade,
  );
  onStop(server.close);
  return { url, port: server.port, payments, mailbox, databaseUrl };
}

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

export interface RunningShop {
  /** `http://localhost:<port>` */
  readonly url: string;
  readonly port: number;
  /** Undefined where the developer's own payment account is used. */
  readonly payments: PaymentSandbox | undefined;
  /** Undefined where the developer's own mail server is used. */
  readonly mailbox: Mailbox | undefined;
  readonly databaseUrl: string;
  readonly stop: () => Promise<void>;
}

/** Starts a whole shop in this process. Functions read `process.env`: one shop for each process. */
export async function launchShop(options: LaunchOptions = {}): Promise<RunningShop> {
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
async function startParts(
  options: LaunchOptions,
  base: ServiceContext,
): Promise<Omit<RunningShop, 'stop'>> {
  const { dataDir, environment, onStop } = base;
  checkClock(process.env['SHOP_CLOCK']);
  checkDataDir(dataDir);
  checkPaymentPair(process.env);
  const ownServer = readSelfHosting(process.env);
  const server = await listenForShop(options.port ?? readPort(process.env['PORT']), ownServer);
  onStop(server.close);
  const url = localOrigin(ownServer, server.port);
  environment.setDefault('SITE_URL', url);
  environment.setDefault('SHOP_SECRET', readOrCreateSecret(join(dataDir, 'shop-secret')));
  checkProduction(process.env);
  const databaseUrl = await provideDatabase(base);
  const mailbox = await provideMailbox(base);
  const payments = await providePayments(base, url, mailbox);
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
    createShopHandler({ functions, site, mailbox, checkout: payments?.checkout }),
    site.upgrade,
  );
  onStop(server.close);
  return { url, port: server.port, payments, mailbox, databaseUrl };
}

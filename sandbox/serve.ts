import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openReloadingFunctions } from './functions/reloading-functions.ts';
import { launchShop, type LaunchOptions, type RunningShop } from './launch.ts';
import { buildSite } from './site/build-site.ts';
import { openBuiltSite } from './site/built-site.ts';
import { StartupError } from './startup-error.ts';

const root = resolve(import.meta.dirname, '..');
const isDev = process.argv.includes('--dev');
const shutdownTimeoutMs = 4_000;

async function start(): Promise<void> {
  const env = join(root, '.env');
  if (existsSync(env)) process.loadEnvFile(env);
  process.setSourceMapsEnabled(true);
  const shop = await launchShop(isDev ? devOptions() : productionOptions());
  console.log(`Shop ready at ${shop.url}`);
  if (shop.mailbox) console.log(`Mailbox at ${shop.url}/sandbox/inbox`);
  if (shop.payments) console.log(`Payment sandbox at ${shop.payments.apiBase}: no money moves`);
  console.log(`Database at ${new URL(shop.databaseUrl).host}`);
  for (const reason of ['SIGINT', 'SIGTERM', 'disconnect'])
    process.on(reason, () => void shutDown(shop));
}

function productionOptions(): LaunchOptions {
  return {
    async openSite() {
      await buildSite(root, process.env['SITE_URL'] ?? '');
      return openBuiltSite({ root, dist: join(root, 'dist') });
    },
  };
}

function devOptions(): LaunchOptions {
  return {
    openSite: async () => (await import('./site/dev-site.ts')).openDevSite(root),
    openFunctions: openReloadingFunctions,
  };
}

/** Stops the shop and exits; exits after a timeout even if the stop hangs. */
async function shutDown(shop: RunningShop): Promise<void> {
  setTimeout(() => process.exit(0), shutdownTimeoutMs).unref();
  await shop.stop();
  process.exit(0);
}

start().catch((error: unknown) => {
  if (error instanceof StartupError) console.error(error.message);
  else console.error('The shop cannot start.', error);
  process.exit(1);
});

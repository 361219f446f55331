import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openReloadingFunctions } from './functions/reloading-functions.ts';
import { launchShop, type LaunchOptions, type Shop } from './launch.ts';
import { buildSite } from './site/build-site.ts';
import { openBuiltSite } from './site/built-site.ts';
import { StartProblem } from './startup-error.ts';

const root = resolve(import.meta.dirname, '..');
const isDev = process.argv.includes('--dev');
const patienceMs = 4_000;

async function start(): Promise<void> {
  const env = join(root, '.env');
  if (existsSync(env)) process.loadEnvFile(env);
  process.setSourceMapsEnabled(true);
  const shop = await launchShop(isDev ? developing() : serving());
  console.log(`Shop ready at ${shop.url}`);
  if (shop.mailbox) console.log(`Mailbox at ${shop.url}/sandbox/inbox`);
  if (shop.payments) console.log(`Payment sandbox at ${shop.payments.apiBase}: no money moves`);
  console.log(`Database at ${new URL(shop.databaseUrl).host}`);
  for (const reason of ['SIGINT', 'SIGTERM', 'disconnect'])
    process.on(reason, () => void end(shop));
}

function serving(): LaunchOptions {
  return {
    async openSite() {
      await buildSite(root, process.env['SITE_URL'] ?? '');
      return openBuiltSite({ root, dist: join(root, 'dist') });
    },
  };
}

function developing(): LaunchOptions {
  return {
    openSite: async () => (await import('./site/dev-site.ts')).openDevSite(root),
    openFunctions: openReloadingFunctions,
  };
}

/** Whatever hangs, a signal ends the process in time. */
async function end(shop: Shop): Promise<void> {
  setTimeout(() => process.exit(0), patienceMs).unref();
  await shop.stop();
  process.exit(0);
}

start().catch((error: unknown) => {
  if (error instanceof StartProblem) console.error(error.message);
  else console.error('The shop cannot start.', error);
  process.exit(1);
});

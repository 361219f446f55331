// Serves the built site as a shop of its own. Argument: the data folder.
import { launchShop } from '#sandbox/launch.ts';

// It names the shop of the other tests.
delete process.env['SITE_URL'];

const shop = await launchShop({
  port: 0,
  dataDir: process.argv[2] ?? '',
  env: { RATE_LIMIT_FACTOR: '1000' },
});
process.on('disconnect', () => void shop.stop().finally(() => process.exit()));
process.send?.({ url: shop.url, databaseUrl: shop.databaseUrl });

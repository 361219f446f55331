// Starts a shop whose clock begins at a given time, in a process of its own. Arguments: its data folder, the time.
import { launchShop } from '#sandbox/launch.ts';

const [, , dataDir, time] = process.argv;
if (dataDir === undefined || time === undefined)
  throw new Error('Usage: start-shop-at-time.ts DATA_FOLDER TIME');

// It names the shop of the other tests.
delete process.env['SITE_URL'];

const shop = await launchShop({
  port: 0,
  dataDir,
  env: { SHOP_CLOCK: time, RATE_LIMIT_FACTOR: '1000' },
});

process.on('disconnect', () => void shop.stop().finally(() => process.exit()));
process.send?.({ url: shop.url, databaseUrl: shop.databaseUrl });

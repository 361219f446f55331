// A whole shop whose clock begins at a given moment, as a process of its own. Arguments: a folder for its data, the moment.
import { launchShop } from '#sandbox/launch.ts';

const [, , dataDir, time] = process.argv;
if (dataDir === undefined || time === undefined) throw new Error('A folder and a moment, please.');

// The address of the shop that the other tests run against.
delete process.env['SITE_URL'];

const shop = await launchShop({
  port: 0,
  dataDir,
  env: { SHOP_CLOCK: time, RATE_LIMIT_FACTOR: '1000' },
});

process.on('disconnect', () => void shop.stop().finally(() => process.exit()));
process.send?.({ url: shop.url });

// Serves a whole shop and the baseline function in a measured process. Argument: the data folder.
import { join } from 'node:path';
import * as v from 'valibot';
import { openFunctions } from '#sandbox/functions/shop-functions.ts';
import { launchShop } from '#sandbox/launch.ts';

const [, , dataDir] = v.parse(v.tuple([v.string(), v.string(), v.string()]), process.argv);

const shop = await launchShop({
  port: 0,
  dataDir,
  schedules: false,
  env: { RATE_LIMIT_FACTOR: '1000000' },
  openSite: () => ({ handle: () => Promise.resolve(undefined) }),
  async openFunctions(options) {
    const baseline = await openFunctions({
      ...options,
      folder: join(import.meta.dirname, 'baseline'),
    });
    const own = await openFunctions(options);
    return {
      handle: async (request, ip) =>
        (await baseline.handle(request, ip)) ?? own.handle(request, ip),
      async stop() {
        await Promise.all([baseline.stop(), own.stop()]);
      },
    };
  },
});

process.on('message', (message) => {
  if (message === 'memory') globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ heapMb: heapUsed / 1e6, rssMb: rss / 1e6, cpuMs: (user + system) / 1000 });
});
process.on('disconnect', () => void shop.stop().finally(() => process.exit()));
process.send?.({ port: shop.port });

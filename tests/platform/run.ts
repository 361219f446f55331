// `npm run platform`: bundles every function as the platform does and tests the zips under the platform's bootstrap, with
// both database drivers. With `--short` the TCP driver runs the order only.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { deployShop, type DatabaseDriver } from './deployed-shop.ts';
import { shipFunctions, type ShippedFunction } from './shipped-functions.ts';
import {
  checkEndpoints,
  checkDataRequest,
  checkOrder,
  checkMisconfiguration,
  checkSchedules,
} from './smoke-tests.ts';

const { values } = parseArgs({ options: { short: { type: 'boolean' } } });
const cache = resolve(import.meta.dirname, '../../node_modules/.cache');
const results: boolean[] = [];

function report(name: string, holds: boolean, details = ''): void {
  results.push(holds);
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${name}${holds || details === '' ? '' : `: ${details}`}`);
}

async function checkDriver(
  shipped: readonly ShippedFunction[],
  driver: DatabaseDriver,
  isComplete: boolean,
): Promise<void> {
  console.log(`\n— with the ${driver} driver`);
  const shop = await deployShop(shipped, driver);
  try {
    await checkOrder(shop, report);
    if (isComplete) {
      await checkDataRequest(shop, report);
      await checkEndpoints(shop, report);
      const jobs = shipped.filter(({ isScheduled }) => isScheduled).map(({ name }) => name);
      await checkSchedules(shop, jobs, report);
      const idle = shipped.map(({ name }) => name).filter((name) => !shop.called().has(name));
      report('every function was called', idle.length === 0, idle.join(', '));
    }
    const proxied = shop.proxiedConnections();
    report(
      `the database was reached by the ${driver} driver`,
      driver === 'serverless' ? proxied > 0 : proxied === 0,
      `${proxied} connections through the proxy`,
    );
  } finally {
    const broken = results.includes(false);
    if (broken) for (const { name } of shipped) console.log(shop.log(name));
    await shop.stop();
  }
}

mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'shipped-'));
try {
  const shipped = await shipFunctions(folder);
  report(`${shipped.length} functions are bundled`, shipped.length > 0);
  await checkMisconfiguration(shipped, report);
  await checkDriver(shipped, 'serverless', true);
  await checkDriver(shipped, 'server', !values.short);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const failed = results.filter((holds) => !holds).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

// `npm run fuzz`: compares random orders with the printed price tables and sends malformed requests to every endpoint.
// `--short` is the short form that `.ci/run` uses. `--seed N` repeats a run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '../chaos/random.ts';
import { comparePrices } from '../domain/oracle/random-orders.ts';
import { fuzzShop } from './fuzz-shop.ts';

const { values } = parseArgs({ options: { short: { type: 'boolean' }, seed: { type: 'string' } } });
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 32));
const figures = values.short
  ? { orders: 5_000, bodies: 2_000, queries: 300 }
  : { orders: 100_000, bodies: 20_000, queries: 2_000 };
const results: boolean[] = [];

function report(name: string, holds: boolean, details = ''): void {
  results.push(holds);
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${name}${details && `: ${details}`}`);
}

console.log(`seed ${seed}`);
const differences = comparePrices(figures.orders, seed);
report(
  `${figures.orders} random orders match the printed price tables`,
  differences.length === 0,
  differences.length === 0 ? '' : JSON.stringify(differences.slice(0, 3)),
);

const dataDir = mkdtempSync(join(tmpdir(), 'fudge-fuzz-'));
try {
  await fuzzShop(dataDir, figures, createRandom(seed), report);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
const failed = results.filter((holds) => !holds).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

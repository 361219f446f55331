// npx node bench/lighthouse/run.ts [--runs 3] [--all | path ...], after `npm run build`. By default one page of each kind.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pagePath } from '#layouts/page-path.ts';
import { median } from '../median.ts';
import { runLighthouse, type LighthouseResult } from './run-lighthouse.ts';
import { serveBaseline, serveBuilt } from './serve-built.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');

const ONE_OF_EACH = [
  '/',
  '/about',
  '/build-your-box',
  '/contact',
  '/faq',
  '/flavours',
  '/flavours/oreo',
  '/ingredients',
  '/shop-boxes',
  '/shop-boxes/chocolate-dozen',
  '/terms',
  '/weddings-corporate',
];

/** Pages for search engines; the SEO score of others cannot be 100. */
const indexablePages = (): string[] =>
  globSync('**/*.html', { cwd: dist })
    .filter((file) => !readFileSync(join(dist, file), 'utf8').includes('content="noindex'))
    .map((file) => pagePath(new URL(file, 'http://localhost')))
    .sort();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, all: { type: 'boolean', default: false } },
});
const named = positionals.length > 0 ? positionals : ONE_OF_EACH;
const paths = values.all ? indexablePages() : named;

/** How many pages are measured between two measurements of the bare page: what it has by chance is in every ratio. */
const BASELINE_EVERY = 4;
const round = paths.flatMap((path, place) =>
  place % BASELINE_EVERY === 0 ? ['baseline', path] : [path],
);

const site = await serveBuilt(root);
const baseline = await serveBaseline();

const results = new Map<string, LighthouseResult[]>(
  ['baseline', ...paths].map((path) => [path, []]),
);

const medianOf = (path: string, of: (result: LighthouseResult) => number): number =>
  median((results.get(path) ?? []).map(of));
const ratio = (path: string, of: (result: LighthouseResult) => number): string =>
  (medianOf(path, of) / medianOf('baseline', of)).toFixed(2);

const COLUMNS = ['perf', 'access', 'best', 'seo', 'FCP', 'LCP', 'TBT ms', 'CLS'];
const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(34) + cells.map((cell) => cell.padStart(8)).join('');

/** Prints the medians so far. Returns how many pages fall short. */
function printMedians(): number {
  let failed = 0;
  console.log(row('page (FCP, LCP: ratio to the baseline)', COLUMNS));
  console.log(`baseline: FCP ${medianOf('baseline', ({ fcp }) => fcp).toFixed(0)} ms`);
  for (const path of results.keys()) {
    const scores = [0, 1, 2, 3].map((index) =>
      medianOf(path, (result) => result.scores[index] ?? 0),
    );
    const cls = medianOf(path, (result) => result.cls);
    const times = [ratio(path, ({ fcp }) => fcp), ratio(path, ({ lcp }) => lcp)];
    const tbt = medianOf(path, (result) => result.tbt).toFixed(0);
    const isPassed = scores.every((score) => score === 100) && cls < 0.0005;
    if (!isPassed && path !== 'baseline') failed += 1;
    console.log(row(path, [...scores.map(String), ...times, tbt, cls.toFixed(3)]));
  }
  return failed;
}

let failed = 0;
for (let count = 1; count <= Number(values.runs); count += 1) {
  for (const path of round) {
    console.error(`round ${count}: ${path}`);
    const url = path === 'baseline' ? `${baseline.origin}/` : `${site.origin}${path}`;
    results.get(path)?.push(await runLighthouse(url));
  }
  console.log(`after ${count} of ${values.runs} rounds`);
  failed = printMedians();
}
site.stop();
baseline.stop();
console.log(`${paths.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

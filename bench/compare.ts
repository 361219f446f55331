// npx node bench/compare.ts <git ref> [--runs 3] [--clicks 2] [--pages /,/about] [--scenarios tray,lid]: measures this tree
// beside an earlier commit. `--runs 0` leaves out the paints, `--clicks 0` the clicks.
import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from './clicks/launch-browser.ts';
import {
  CPU_SLOWDOWN,
  measureClicks,
  percentile,
  type ActionTimes,
  type TimesByAction,
} from './clicks/measure-clicks.ts';
import { CLICK_SCENARIOS } from './clicks/scenarios.ts';
import { runLighthouse, type LighthouseResult } from './lighthouse/run-lighthouse.ts';
import { serveBaseline, serveBuilt } from './lighthouse/serve-built.ts';
import { median } from './median.ts';

const root = join(import.meta.dirname, '..');
const PAGES = '/,/about,/build-your-box,/flavours,/weddings-corporate';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    clicks: { type: 'string', default: '2' },
    pages: { type: 'string', default: PAGES },
    scenarios: { type: 'string', default: Object.keys(CLICK_SCENARIOS).join() },
  },
});

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function build(folder: string): void {
  console.error(`building ${folder}`);
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  execFileSync(process.execPath, [astro, 'build', '--silent'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  });
}

/** Builds a commit with the packages of this tree, in the temp folder, which keeps it for the next run. */
function buildEarlier(ref: string): string {
  const folder = join(tmpdir(), `bench-${git('rev-parse', '--short', `${ref}^{commit}`)}`);
  if (existsSync(join(folder, 'dist'))) return folder;
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', folder, ref);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  build(folder);
  return folder;
}

const [ref = 'HEAD'] = positionals;
const earlier = buildEarlier(ref);
build(root);
const [before, after, baseline] = await Promise.all([
  serveBuilt(earlier),
  serveBuilt(root),
  serveBaseline(),
]);

/** Measures the paints of every page in turns: the bare page, the page before, the page now. */
async function comparePaints(paths: readonly string[], rounds: number): Promise<void> {
  const results = new Map<string, LighthouseResult[]>();
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`paints, round ${round}`);
    const urls = paths.flatMap((path) => [before.origin + path, after.origin + path]);
    for (const url of [`${baseline.origin}/`, ...urls]) {
      results.set(url, [...(results.get(url) ?? []), await runLighthouse(url)]);
    }
  }
  const of = (url: string, measure: (result: LighthouseResult) => number): number =>
    median((results.get(url) ?? []).map(measure));
  const bare = `${baseline.origin}/`;
  console.table(
    paths.map((path) => {
      const [old, now] = [before.origin + path, after.origin + path];
      const ratios = (name: string, measure: (result: LighthouseResult) => number) => ({
        [`${name} before`]: Number((of(old, measure) / of(bare, measure)).toFixed(2)),
        [`${name} now`]: Number((of(now, measure) / of(bare, measure)).toFixed(2)),
      });
      return {
        page: path,
        ...ratios('FCP', ({ fcp }) => fcp),
        ...ratios('LCP', ({ lcp }) => lcp),
        'TBT before': Math.round(of(old, ({ tbt }) => tbt)),
        'TBT now': Math.round(of(now, ({ tbt }) => tbt)),
        'CLS now': Number(of(now, ({ cls }) => cls).toFixed(3)),
        'performance now': of(now, ({ scores }) => scores[0]),
      };
    }),
  );
  console.log(
    `Ratios to the bare page: FCP ${Math.round(of(bare, ({ fcp }) => fcp))}, LCP ${Math.round(of(bare, ({ lcp }) => lcp))}, TBT ${Math.round(of(bare, ({ tbt }) => tbt))} ms; medians of ${rounds}.`,
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Shows a measure before and now: "58 → 31". */
const change = (old: ActionTimes, now: ActionTimes, of: (times: ActionTimes) => number): string =>
  `${round(of(old))} → ${round(of(now))}`;

/** Measures the clicks of each scenario in turns, before and now. */
async function compareClicks(names: readonly string[], rounds: number): Promise<void> {
  const browser = await launchBrowser();
  const old: TimesByAction = new Map();
  const now: TimesByAction = new Map();
  for (const [name, scenario] of Object.entries(CLICK_SCENARIOS)) {
    for (let turn = 1; names.includes(name) && turn <= rounds; turn += 1) {
      console.error(`clicks, ${name}, round ${turn}`);
      await measureClicks(browser, before.origin, scenario, old);
      await measureClicks(browser, after.origin, scenario, now);
    }
  }
  await browser.close();
  console.table(
    [...old].flatMap(([action, times]) => {
      const present = now.get(action);
      if (!present) return [];
      const cell = (of: (times: ActionTimes) => number): string => change(times, present, of);
      return {
        action,
        events: present.paint.length,
        'paint p50': cell(({ paint }) => percentile(0.5, paint)),
        'paint p95': cell(({ paint }) => percentile(0.95, paint)),
        'handler p50': cell(({ handler }) => percentile(0.5, handler)),
        'handler p95': cell(({ handler }) => percentile(0.95, handler)),
        processor: cell(({ busy }) => percentile(0.5, busy)),
        'longest frame': cell(({ longestFrame }) => percentile(0.5, longestFrame)),
      };
    }),
  );
  console.log(`Milliseconds at ${CPU_SLOWDOWN}x slowdown, ${ref} → this tree.`);
}

if (Number(values.runs) > 0) await comparePaints(values.pages.split(','), Number(values.runs));
if (Number(values.clicks) > 0) {
  await compareClicks(values.scenarios.split(','), Number(values.clicks));
}
for (const server of [before, after, baseline]) server.stop();

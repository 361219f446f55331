// `npm test`: installs what is missing, a browser included, then runs every check and counts the tests.
// Plain JavaScript without dependencies, so that it runs under Node 20 before anything is installed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { findBrowser } from './support/find-browser.mjs';
import { readReport } from './support/read-reports.mjs';
import { installDependencies } from '../sandbox/install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const results = join(root, 'test-results');
const bin = join(root, 'node_modules', '.bin');
const env = {
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  ASTRO_TELEMETRY_DISABLED: '1',
};

function run(title, command, args, extra = {}) {
  console.log(`\n— ${title}`);
  const started = performance.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: { ...env, ...extra },
    stdio: 'inherit',
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`— ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  return status === 0;
}

installDependencies(root);
const browser = findBrowser(root);
if (!browser) {
  console.error(
    'No browser found for the browser tests. Run "npx playwright install chromium", or install Chromium and set CHROMIUM to its path.',
  );
  process.exit(1);
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const checks = [
  run('Types', 'npm', ['run', '--silent', 'types']),
  run('Lint and format', 'npm', ['run', '--silent', 'lint']),
];
const vitest = [
  'run',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=test-results/unit.json',
];
checks.push(run('Rules, stores, server', 'vitest', vitest));
// Playwright empties the folder before it begins.
const unit = readReport(join(results, 'unit.json'), 'vitest');
checks.push(run('Browser journeys', 'playwright', ['test'], { CHROMIUM: browser }));
const journeys = readReport(join(results, 'e2e.json'), 'playwright');

const reports = [unit, journeys];
const passed = reports.reduce((sum, report) => sum + report.passed, 0);
const failures = reports.flatMap((report) => report.failures);
const shaky = reports.flatMap((report) => report.shaky);
const failedChecks = checks.filter((ok) => !ok).length;
const failed = Math.max(failures.length, failedChecks);
const list = [
  ...shaky.map((name) => `passed at the second try: ${name}`),
  ...failures.map((name) => `failed: ${name}`),
].join('\n');
writeFileSync(join(results, 'totals.json'), JSON.stringify({ passed, failed, list }));
if (list) console.log(`\n${list}`);
if (failedChecks > 0) console.log(`\n${failedChecks} of ${checks.length} checks failed.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

// `npm test`: installs missing packages and a browser, then runs every check that can run and counts the tests.
// A check that cannot run is reported with the reason and fails the run.
// Plain JavaScript without dependencies: runs under Node 20 before anything is installed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chooseChecks, sumUp } from './support/checks.mjs';
import { findBrowser } from './support/find-browser.mjs';
import { readReport } from './support/read-reports.mjs';
import { installDependencies } from '../sandbox/install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const results = join(root, 'test-results');
const bin = join(root, 'node_modules', '.bin');
const env = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  ASTRO_TELEMETRY_DISABLED: '1',
};

function run(title, command, args, extra) {
  console.log(`\n— ${title}`);
  const started = performance.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: { ...env, ...extra },
    stdio: 'inherit',
    // On Windows npm's commands are scripts.
    shell: process.platform === 'win32',
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`— ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  return status === 0;
}

installDependencies(root);
const browser = findBrowser(root);
const hasGit = spawnSync('git', ['--version']).status === 0;
const { checks, leftOut } = chooseChecks({ browser, hasGit });
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let failedChecks = 0;
const reports = [];
for (const { title, command, args, env: extra, report } of checks) {
  if (!run(title, command, args, extra)) failedChecks += 1;
  // Read now: Playwright empties the folder when it starts.
  if (report) reports.push(readReport(join(results, report.file), report.kind));
}

const { passed, failed, lines, exitCode } = sumUp({ failedChecks, reports, leftOut });
const list = lines.join('\n');
writeFileSync(join(results, 'totals.json'), JSON.stringify({ passed, failed, list }));
if (list) console.log(`\n${list}`);
if (failedChecks > 0) console.log(`\n${failedChecks} of ${checks.length} checks failed.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = exitCode;

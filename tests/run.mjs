// `npm test`: installs missing packages and a browser, then runs every check that can run and counts the tests.
// A check that cannot run is reported with the reason and fails the run.
// Plain JavaScript without dependencies: runs under Node 20 before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chooseChecks, sumUp } from './support/checks.mjs';
import { ensureBrowser } from './support/find-browser.mjs';
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

/** Runs a check and returns its outcome. One beside another shows its output when it has ended. */
async function run({ title, command, args, env: extra, report, isBesideNext }) {
  if (!isBesideNext) console.log(`\n— ${title}`);
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    env: { ...env, ...extra },
    stdio: report ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // On Windows npm's commands are scripts.
    shell: process.platform === 'win32',
  });
  const parts = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => {
      parts.push(part);
      if (!isBesideNext) process.stdout.write(part);
    });
  const status = await new Promise((end) => {
    child.on('error', end);
    child.on('close', end);
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const output = Buffer.concat(parts).toString();
  if (isBesideNext) console.log(`\n— ${title}\n${output}`);
  console.log(`— ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  return {
    title,
    passes: status === 0,
    lastLines: output.trimEnd().split('\n').slice(-12).join('\n'),
    // Read now: Playwright empties the folder when it starts.
    report: report && readReport(join(results, report.file), report.kind),
  };
}

installDependencies(root);
const hasBrowser = ensureBrowser();
const hasGit = spawnSync('git', ['--version']).status === 0;
const { checks, leftOut } = chooseChecks({ hasBrowser, hasGit });
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const outcomes = [];
const underWay = [];
for (const check of checks) {
  underWay.push(run(check));
  if (!check.isBesideNext) outcomes.push(...(await Promise.all(underWay.splice(0))));
}

const { passed, failed, lines, exitCode } = sumUp({ outcomes, leftOut });
const list = lines.join('\n');
writeFileSync(join(results, 'totals.json'), JSON.stringify({ passed, failed, list }));
if (list) console.log(`\n${list}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = exitCode;

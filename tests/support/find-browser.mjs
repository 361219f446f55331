// The browser of the tests: finds the installed one; `npm test` installs one if there is none, from Debian or Playwright.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
].map((name) => (process.platform === 'win32' ? `${name}.exe` : name));
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const name = NAMES.find((candidate) => existsSync(join(folder, candidate)));
    if (name) return join(folder, name);
  }
  return existsSync(MAC) ? MAC : undefined;
}

/**
 * Returns the option by which Playwright launches the browser that is installed: none for its own, else the one that
 * `CHROMIUM` names or one on the PATH. Undefined if there is none.
 * @returns {{ executablePath?: string } | undefined}
 */
export function installedBrowser() {
  // Not imported: `npm test` reads this file before anything is installed.
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  if (existsSync(chromium.executablePath())) return {};
  const executablePath = process.env.CHROMIUM || onPath();
  return executablePath ? { executablePath } : undefined;
}

function run(command, args) {
  console.log(`Installing a browser: ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 });
}

function installFromDebian() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
}

function installFromPlaywright() {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  run(process.execPath, [cli, 'install', 'chromium']);
}

/** Returns whether there is a browser, after installing one if there is none. */
export function ensureBrowser() {
  if (!installedBrowser()) installFromDebian();
  if (!installedBrowser()) installFromPlaywright();
  return installedBrowser() !== undefined;
}

// Finds a browser for the browser tests: Playwright's, an installed one, or Debian's package.
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

function playwrightsOwn(root) {
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function run(command, args) {
  console.log(`Installing a browser: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 }).status === 0;
}

function fromDebian() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  return onPath();
}

/** Returns the path of a browser, installing one if needed; undefined if none can be installed. */
export function findBrowser(root) {
  const found = process.env.CHROMIUM ?? playwrightsOwn(root) ?? onPath();
  if (found) return found;
  const debian = fromDebian();
  if (debian) return debian;
  run(process.execPath, [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'install',
    'chromium',
  ]);
  return playwrightsOwn(root);
}

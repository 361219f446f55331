import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The first step of `npm start`: plain JavaScript for whichever Node is there, before anything is
// installed. It installs what is missing and hands over to the project's own Node.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const projectNode = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** npm writes what it installed to a hidden lockfile, entry for entry that of package-lock.json. */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  const wanted = readPackages('package-lock.json');
  if (!installed || !wanted || !existsSync(projectNode)) return false;
  return Object.entries(wanted).every(([path, { optional, version }]) => {
    if (path === '' || optional) return true;
    return installed[path]?.version === version;
  });
}

function readPackages(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

if (!isInstalled()) {
  console.log('Installing what is missing…');
  const npm = spawnSync('npm', ['install', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error('npm install failed: see above.');
    process.exit(1);
  }
}

const shop = spawn(projectNode, ['sandbox/serve.ts', ...process.argv.slice(2)], {
  cwd: root,
  // The extra channel lets the shop notice when this process is gone without a word.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal));

// A signal sent to npm ends npm and its shell, and goes no further: then this process is adopted.
const parent = process.ppid;
if (process.env['npm_lifecycle_event']) {
  setInterval(() => process.ppid !== parent && shop.kill('SIGTERM'), 250).unref();
}
shop.on('error', (error) => {
  console.error(`The shop cannot start: ${error.message}`);
  process.exit(1);
});
shop.on('exit', (code) => process.exit(code ?? 1));

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the project's own Node is, once installed. */
export function projectNode(root) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return join(root, 'node_modules/node/bin', file);
}

function readPackages(root, file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

/** npm writes what it installed to a hidden lockfile, entry for entry that of package-lock.json. */
function isInstalled(root) {
  const installed = readPackages(root, 'node_modules/.package-lock.json');
  const wanted = readPackages(root, 'package-lock.json');
  if (!installed || !wanted || !existsSync(projectNode(root))) return false;
  return Object.entries(wanted).every(([path, { optional, version }]) => {
    if (path === '' || optional) return true;
    return installed[path]?.version === version;
  });
}

/** Installs what is missing with npm; ends the process where that fails. Plain JavaScript for any Node from 20 on. */
export function installDependencies(root) {
  if (isInstalled(root)) return;
  console.log('Installing what is missing…');
  const npm = spawnSync('npm', ['install', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status === 0) return;
  console.error('npm install failed: see above.');
  process.exit(1);
}

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the path of the project's own Node, which npm installs. */
export function projectNode(root) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return join(root, 'node_modules/node/bin', file);
}

function readPackages(root, file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

/** Returns whether all packages are installed: npm lists them in a hidden lockfile with the entries of package-lock.json. */
function isInstalled(root) {
  const installed = readPackages(root, 'node_modules/.package-lock.json');
  const wanted = readPackages(root, 'package-lock.json');
  if (!installed || !wanted || !existsSync(projectNode(root))) return false;
  return Object.entries(wanted).every(([path, { optional, version }]) => {
    if (path === '' || optional) return true;
    return installed[path]?.version === version;
  });
}

/** Installs missing packages with npm; ends the process if that fails. Plain JavaScript for any Node from 20 on. */
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

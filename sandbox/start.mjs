import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies, projectNode } from './install.mjs';

// The first step of `npm start`: plain JavaScript for whichever Node is there, before anything is
// installed. It installs what is missing and hands over to the project's own Node.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
installDependencies(root);

const shop = spawn(projectNode(root), ['sandbox/serve.ts', ...process.argv.slice(2)], {
  cwd: root,
  // The extra channel lets the shop notice that this process ended without a signal.
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

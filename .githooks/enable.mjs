// `npm install` runs this: git takes its hooks from this folder from now on. Does nothing in CI, without git, outside of a
// clone, and where the developer has chosen another folder.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' });

if (!process.env.CI && existsSync('.git') && git('config', 'core.hooksPath').stdout === '') {
  git('config', 'core.hooksPath', '.githooks');
}

import { execFileSync } from 'node:child_process';

/**
 * Returns the log of git for `src`: days, newest first, each followed by the files changed on it. Renames do not count,
 * because moving a file changes no page. Empty if the history is missing or shallow: a shallow one would date every file
 * by its oldest commit.
 * @param {string} root The project's folder.
 */
export function readHistory(root) {
  /** @param {readonly string[]} args */
  const git = (...args) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const isWhole = git('rev-parse', '--is-shallow-repository').trim() === 'false';
    const changes = ['--find-renames', '--diff-filter=AM', '--name-only', '--relative'];
    return isWhole ? git('log', '--format=%cs', ...changes, '--', 'src') : '';
  } catch {
    return '';
  }
}

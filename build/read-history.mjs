import { execFileSync } from 'node:child_process';

/**
 * Returns which files under `src` changed on which day, newest first, as git tells it. Moving a file changes no page, so
 * renames do not count. Empty where the history is missing or shallow: a shallow one would date every file by its oldest
 * commit.
 * @param {string} root The project's folder.
 */
export function readHistory(root) {
  /** @param {readonly string[]} words */
  const git = (...words) =>
    execFileSync('git', words, {
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

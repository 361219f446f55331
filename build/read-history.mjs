import { execFileSync } from 'node:child_process';

/**
 * Which files under `src` changed on which day, newest first, as git tells it; empty where the history is missing or
 * shallow, since a shallow one would date every file by its oldest commit.
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
    return isWhole ? git('log', '--format=%cs', '--name-only', '--relative', '--', 'src') : '';
  } catch {
    return '';
  }
}

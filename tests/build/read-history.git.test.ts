import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHistory } from '../../build/read-history.mjs';

const folder = mkdtempSync(join(tmpdir(), 'history-'));
const shop = join(folder, 'whole/shop');
const shallow = join(folder, 'shallow');

function git(day: string, ...words: string[]): void {
  const date = `${day}T12:00:00Z`;
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@quay.example', ...words], {
    cwd: join(folder, 'whole'),
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  });
}

function change(day: string, ...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(shop, file)), { recursive: true });
    writeFileSync(join(shop, file), day);
  }
  git(day, 'add', '.');
  git(day, 'commit', '--quiet', '-m', day);
}

beforeAll(() => {
  mkdirSync(shop, { recursive: true });
  git('2026-01-01', 'init', '--quiet');
  change('2026-01-10', 'src/pages/index.astro', 'src/pages/about.astro', 'README.md');
  change('2026-04-10', 'src/data/boxes.ts');
  change('2026-05-10', 'README.md');
  const address = `file://${join(folder, 'whole')}`;
  execFileSync('git', ['clone', '--quiet', '--depth=1', address, shallow], { stdio: 'ignore' });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('tells newest first which files under src changed on which day', () => {
  expect(readHistory(shop)).toBe(`2026-04-10

src/data/boxes.ts
2026-01-10

src/pages/about.astro
src/pages/index.astro
`);
});

describe('nobody knows', () => {
  it('where the history is shallow', () => {
    expect(readHistory(join(shallow, 'shop'))).toBe('');
  });

  it('where there is no history', () => {
    expect(readHistory(folder)).toBe('');
  });
});

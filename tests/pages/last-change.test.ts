import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastChange } from '../../src/pages/_last-change.ts';
import { readHistory } from '../../src/pages/_read-history.mjs';

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
  change('2026-01-10', 'src/pages/index.astro', 'src/pages/about.astro', 'src/pages/faq.astro');
  change('2026-02-10', 'src/pages/shop-boxes/[slug].astro', 'src/pages/flavours/index.astro');
  change('2026-03-10', 'src/data/faq.ts', 'src/components/home/Hero.astro', 'README.md');
  change('2026-04-10', 'src/data/boxes.ts', 'src/components/flavours/StartBox.astro');
  change('2026-05-10', 'src/styles/tokens.css', 'src/components/Footer.astro', 'README.md');
  const address = `file://${join(folder, 'whole')}`;
  execFileSync('git', ['clone', '--quiet', '--depth=1', address, shallow], { stdio: 'ignore' });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a page changed on the day on which', () => {
  it.each([
    ['its own file last changed', '/about', '2026-01-10'],
    ['the data of its name last changed', '/faq', '2026-03-10'],
    ['its components last changed: home', '/', '2026-03-10'],
    ['its components last changed: flavours', '/flavours', '2026-04-10'],
    ['what all pages of its kind show last changed', '/flavours/vanilla', '2026-04-10'],
    ['a price last changed', '/shop-boxes/box-of-6', '2026-04-10'],
  ])('%s', (_, path, day) => {
    expect(lastChange(readHistory(shop), path)).toBe(day);
  });
});

describe('nobody says when a page changed', () => {
  it('of which the history knows nothing', () => {
    expect(lastChange(readHistory(shop), '/terms')).toBeUndefined();
  });

  it('where the history is shallow', () => {
    expect(readHistory(join(shallow, 'shop'))).toBe('');
    expect(lastChange('', '/about')).toBeUndefined();
  });

  it('where there is no history', () => {
    expect(readHistory(folder)).toBe('');
  });
});

import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { buildSite } from '#sandbox/site/build-site.ts';

/** A build in place of Astro's, which counts its runs in the page that it writes. */
const COUNTING_BUILD = `
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
mkdirSync('dist', { recursive: true });
const runs = existsSync('dist/index.html') ? Number(readFileSync('dist/index.html', 'utf8')) : 0;
writeFileSync('dist/index.html', String(runs + 1));
`;

/** Creates a project whose site is built by counting. */
function createProject() {
  const root = mkdtempSync(join(tmpdir(), 'build-site-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('node_modules/astro/bin/astro.mjs', COUNTING_BUILD);
  const countBuilds = async (siteUrl = 'http://localhost:8888'): Promise<number> => {
    await buildSite(root, siteUrl);
    return Number(readFileSync(join(root, 'dist/index.html'), 'utf8'));
  };
  return { write, countBuilds };
}

it.each([
  'src/pages/about.astro',
  'public/favicon.svg',
  'build/sitemap.ts',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
])('a change of %s builds the site again, once', async (path) => {
  const { write, countBuilds } = createProject();
  write(path, 'as it was');
  expect(await countBuilds()).toBe(1);
  write(path, 'changed just now');
  expect(await countBuilds()).toBe(2);
  expect(await countBuilds()).toBe(2);
});

it('another URL of the site builds it again', async () => {
  const { countBuilds } = createProject();
  expect(await countBuilds()).toBe(1);
  expect(await countBuilds('https://fudge.example')).toBe(2);
});

it('a change of what the site is not made from builds nothing', async () => {
  const { write, countBuilds } = createProject();
  expect(await countBuilds()).toBe(1);
  write('netlify/functions/health.ts', 'changed');
  write('docs/rules.md', 'changed');
  expect(await countBuilds()).toBe(1);
});

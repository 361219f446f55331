import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openBuiltSite } from '#sandbox/site/built-site.ts';

const root = join(import.meta.dirname, 'fixtures/site');
const site = openBuiltSite({ root, dist: join(root, 'built') });

async function ask(path: string) {
  const answer = await site.handle(new Request(`http://localhost${path}`));
  const text = await answer?.text();
  return {
    status: answer?.status,
    leadsTo: answer?.headers.get('location') ?? undefined,
    title: /<title>(.*)<\/title>/.exec(text ?? '')?.[1],
  };
}

describe('a page built as about.html', () => {
  it.each([
    ['/', 'Home'],
    ['/index.html', 'Home'],
    ['/about', 'About'],
    ['/about?from=mail', 'About'],
    ['/about.html', 'About'],
    ['/both', 'Both'],
    ['/both/one', 'One of both'],
    ['/shop/', 'Shop'],
  ])('is given at %s: %s', async (path, title) => {
    expect(await ask(path)).toEqual({ status: 200, leadsTo: undefined, title });
  });

  it.each([
    ['/about/', '/about'],
    ['/about/?from=mail', '/about?from=mail'],
    ['/both/', '/both'],
    ['/both/one/', '/both/one'],
    ['/shop', '/shop/'],
    ['//about', '/about'],
    ['///about//', '/about'],
    ['/both//one', '/both/one'],
    ['//', '/'],
  ])('is sent on from %s to %s, once and for good', async (path, target) => {
    expect(await ask(path)).toMatchObject({ status: 301, leadsTo: target });
  });

  it.each(['/about/index.html', '/both/index.html', '/nobody', '/nobody/'])(
    'is not served at %s, which redirects home',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 302, leadsTo: 'http://localhost/' });
    },
  );
});

it('a build while the site runs brings its header rules', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const built = openBuiltSite({ root: folder, dist: folder });
  const build = (policy: string): void => {
    writeFileSync(join(folder, 'about.html'), policy);
    mkdirSync(join(folder, '.netlify/v1'), { recursive: true });
    writeFileSync(
      join(folder, '.netlify/v1/config.json'),
      JSON.stringify({
        headers: [{ for: '/about', values: { 'Content-Security-Policy': policy } }],
      }),
    );
  };
  try {
    for (const policy of ["default-src 'none'", "default-src 'self'"]) {
      build(policy);
      const answer = await built.handle(new Request('http://localhost/about'));
      expect(answer?.headers.get('content-security-policy')).toBe(policy);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

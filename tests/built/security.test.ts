import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pagePath } from '#layouts/page-path.ts';
import { scorePage } from '../security/observatory.ts';
import { ask } from '../support/built-site.ts';

const files = globSync('**/*.html', { cwd: 'dist' }).sort();
const paths = files.map((file) => pagePath(new URL(file, 'http://localhost')));

it('every page scores 125 or more with the Observatory', async () => {
  expect(paths.length).toBeGreaterThan(50);
  for (const path of paths) {
    const response = await ask(path);
    expect([path, response.status]).toEqual([path, 200]);
    const { total, points } = scorePage({
      headers: Object.fromEntries(response.headers),
      html: await response.text(),
    });
    expect({ path, points, enough: total >= 125 }).toEqual({ path, points, enough: true });
  }
});

describe('other URLs of a page', () => {
  const policyOf = async (path: string) => (await ask(path)).headers.get('content-security-policy');

  it('the file name has the same security policy', async () => {
    for (const [index, path] of paths.entries()) {
      const policy = await policyOf(path);
      expect([path, policy]).toEqual([path, expect.stringContaining("default-src 'self'")]);
      expect([path, await policyOf(`/${files[index]}`)]).toEqual([path, policy]);
    }
  });

  it('/index has the policy of the home page', async () => {
    expect(await policyOf('/index')).toBe(await policyOf('/'));
  });

  it.each(['/about/', '//about', '/flavours/', '/flavours/oreo/', '/flavours//oreo'])(
    '%s redirects to the canonical URL',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(301);
      const tidy = path.replace(/\/+/g, '/').replace(/\/$/, '');
      expect(answer.headers.get('location')).toBe(tidy);
    },
  );

  it.each(['/about/index.html', '/flavours/index.html'])('%s is not found', async (path) => {
    expect((await ask(path)).status).toBe(302);
  });
});

import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pagePath } from '#layouts/page-path.ts';
import { scorePage } from '../security/observatory.ts';
import { ask, findAll, openPage, textOf } from '../support/built-site.ts';

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

it('every page allows its own inline scripts and styles, and needs no attribute that holds some', async () => {
  const isData = /^application\/(?:ld\+)?json$/;
  for (const path of paths) {
    const policy = (await ask(path)).headers.get('content-security-policy') ?? '';
    const page = await openPage(path);
    const inline = findAll(page, 'script:not([src]), style').filter(
      (element) => !isData.test(element.getAttribute('type') ?? ''),
    );
    const unknown = inline.filter(({ textContent }) => {
      const hash = createHash('sha256').update(textContent).digest('base64');
      return !policy.includes(`'sha256-${hash}'`);
    });
    expect([path, unknown.map(({ outerHTML }) => outerHTML)]).toEqual([path, []]);
    const html = await textOf(path);
    expect([path, html.match(/<[a-z][^>]*\s(?:style|on[a-z]+)=[^>]*>/g)]).toEqual([path, null]);
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

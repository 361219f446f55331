import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { weighPage } from '../../bench/page-weight.ts';

/** Weighs a page whose links name this origin and this script of the bundler's. */
function weigh(origin: string, script: string) {
  const dist = mkdtempSync(join(tmpdir(), 'page-weight-'));
  const file = join(dist, 'index.html');
  const links = ['/', '/about', '/contact'].map((path) => `<a href="${origin}${path}">${path}</a>`);
  writeFileSync(file, `<!doctype html><p>${script}</p><main>${links.join('')}</main>`);
  return weighPage(dist, file);
}

test('a page weighs the same whatever the port and the bundler’s names', () => {
  const weight = weigh('http://localhost:8888', '/_astro/site.AAAAAAAA.js');
  expect(weigh('http://localhost:43117', '/_astro/site.x7-Qp_3Z.js')).toEqual(weight);
});

test('a page of another site weighs what its own links weigh', () => {
  const weight = weigh('http://localhost:8888', '/_astro/site.AAAAAAAA.js');
  const other = weigh('https://birnbeckfudge.example', '/_astro/site.AAAAAAAA.js');
  expect(other.html).toBeGreaterThan(weight.html);
});

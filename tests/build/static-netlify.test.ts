import { expect, it } from 'vitest';
import { servedNames } from '../../build/static-netlify.ts';

it.each([
  ['the home page', '/', ['/', '/index', '/index.html']],
  ['a page', '/about', ['/about', '/about.html']],
  ['a page in a folder', '/flavours/vanilla', ['/flavours/vanilla', '/flavours/vanilla.html']],
])('%s has headers under every name that the platform serves', (_case, path, names) => {
  expect(servedNames(path)).toEqual(names);
});

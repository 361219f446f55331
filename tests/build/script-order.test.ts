import { describe, expect, it } from 'vitest';
import { orderScripts } from '../../build/script-order.ts';

const imports: Record<string, readonly string[]> = {
  '/layout.js': ['/site.js'],
  '/home.js': ['/site.js', '/calendar.js'],
  '/calendar.js': ['/days.js', '/calendar.js'],
  '/days.js': ['/calendar.js'],
};
const importsOf = (script: string): readonly string[] => imports[script] ?? [];
const script = (name: string): string => `<script type="module" src="${name}"></script>`;
const low = (name: string): string =>
  `<script type="module" fetchpriority="low" src="${name}"></script>`;
const early = (name: string): string =>
  `<link rel="modulepreload" fetchpriority="low" href="${name}">`;

describe('the scripts of a page', () => {
  it.each([
    ['none', '', ''],
    ['one that imports nothing', script('/alone.js'), low('/alone.js')],
    ['one with an import', script('/layout.js'), early('/site.js') + low('/layout.js')],
    [
      'two that share an import, and imports that import each other',
      script('/layout.js') + script('/home.js'),
      early('/site.js') +
        early('/calendar.js') +
        early('/days.js') +
        low('/layout.js') +
        low('/home.js'),
    ],
    [
      'one that another imports as well',
      script('/home.js') + script('/calendar.js'),
      early('/site.js') + early('/days.js') + low('/home.js') + low('/calendar.js'),
    ],
    ['an inline one, which is there already', '<script>go()</script>', '<script>go()</script>'],
  ])('%s', (_case, built, ordered) => {
    const page = (scripts: string): string => `<body><h1>Fudge</h1>${scripts}</body>`;
    expect(orderScripts(page(built), importsOf)).toBe(page(ordered));
  });
});

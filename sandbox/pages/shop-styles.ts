import { readFileSync } from 'node:fs';
import { layerOrder } from '#styles/layers.ts';

const source = new URL('../../src/', import.meta.url);
const stylesheets = [
  'styles/fonts',
  'styles/tokens',
  'styles/reset',
  'styles/base',
  'ui/button',
  'ui/field',
  'ui/panel',
  'ui/summary',
  'ui/alert',
  'styles/utilities',
];

const fontFile = (path: string): string =>
  `url(data:font/woff2;base64,${readFileSync(new URL(path, new URL('styles/', source)), 'base64')})`;

/** The shop's stylesheets with inlined fonts: sandbox pages load no files. */
export const shopStyles = [
  layerOrder,
  ...stylesheets.map((name) => readFileSync(new URL(`${name}.css`, source), 'utf8')),
]
  .join('\n')
  .replace('font-display: optional', 'font-display: block')
  .replace(/url\('(\.\.\/assets\/fonts\/[^']+)'\)/g, (_, path: string) => fontFile(path));

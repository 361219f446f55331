import { readFileSync } from 'node:fs';
import { layerOrder } from '#styles/layers.ts';

const styles = new URL('../../src/styles/', import.meta.url);
const stylesheets = [
  'fonts',
  'tokens',
  'reset',
  'base',
  'button',
  'field',
  'panel',
  'summary',
  'alert',
  'utilities',
];

const fontFile = (path: string): string =>
  `url(data:font/woff2;base64,${readFileSync(new URL(path, styles), 'base64')})`;

/** The shop's stylesheets with inlined fonts: sandbox pages load no files. */
export const shopStyles = [
  layerOrder,
  ...stylesheets.map((name) => readFileSync(new URL(`${name}.css`, styles), 'utf8')),
]
  .join('\n')
  .replace('font-display: optional', 'font-display: block')
  .replace(/url\('(\.\.\/assets\/fonts\/[^']+)'\)/g, (_, path: string) => fontFile(path));

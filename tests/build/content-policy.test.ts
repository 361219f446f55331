import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { policyOf } from '../../build/content-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const script = 'let a = 1;\nlet b = 2;';
const style = 'p { color: red }';

const sitePolicy = `default-src 'self'; script-src 'self' ${hashOf('elsewhere')}; style-src 'self' ${hashOf('h1 {}')} ${hashOf(style)};`;

it.each([
  [
    'a script and a style, whatever their attributes',
    `<style media="print">${style}</style><script type="module">${script}</script>`,
    `default-src 'self'; script-src 'self' ${hashOf(script)}; style-src 'self' ${hashOf(style)};`,
  ],
  [
    'one style twice',
    `<style>${style}</style><noscript><style>${style}</style></noscript>`,
    `default-src 'self'; script-src 'self'; style-src 'self' ${hashOf(style)};`,
  ],
  [
    'a script of its own address, and data',
    `<script src="/a.js"></script><script type="application/ld+json">{}</script>`,
    "default-src 'self'; script-src 'self'; style-src 'self';",
  ],
])(
  'the policy of a page with %s has the hashes of what runs, and no other',
  (_case, page, policy) => {
    expect(policyOf(page, sitePolicy)).toBe(policy);
  },
);

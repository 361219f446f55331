import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { policyOf } from '../../build/page-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const script = 'let a = 1;\nlet b = 2;';
const style = 'p { color: red }';
const elsewhere = 'h1 { color: blue }';

const sitePolicy = `default-src 'self'; script-src 'self' ${hashOf(script)}; style-src 'self' ${hashOf(elsewhere)} ${hashOf(style)};`;

it.each([
  [
    'a script and a style, whatever their attributes',
    `<style>${style}</style><script type="module">${script}</script>`,
    `default-src 'self'; script-src 'self' ${hashOf(script)}; style-src 'self' ${hashOf(style)};`,
  ],
  [
    'only a style',
    `<style data-from="a">${style}</style><script src="/a.js"></script>`,
    `default-src 'self'; script-src 'self'; style-src 'self' ${hashOf(style)};`,
  ],
  ['neither', '<h1>Fudge</h1>', "default-src 'self'; script-src 'self'; style-src 'self';"],
])('the policy of a page with %s has the hashes of nothing else', (_case, page, policy) => {
  expect(policyOf(page, sitePolicy)).toBe(policy);
});

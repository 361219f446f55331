import { describe, expect, it } from 'vitest';
import { scorePage } from './observatory.ts';

const good = {
  'content-security-policy':
    "default-src 'self'; script-src 'self' 'sha256-abc='; style-src 'self'; object-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const html = '<script src="/_astro/page.js"></script>';
const policy = (text: string) => ({ 'content-security-policy': text });

describe('the Observatory’s scoring', () => {
  it('gives a page with every header 125 of 100 points', () => {
    expect(scorePage({ headers: good, html }).total).toBe(125);
  });

  it.each([
    [
      'a policy that allows nothing by default',
      policy("default-src 'none'; frame-ancestors 'none'"),
      130,
    ],
    [
      'inline styles',
      policy("default-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"),
      120,
    ],
    ['eval', policy("default-src 'self' 'unsafe-eval'; frame-ancestors 'none'"), 110],
    ['inline scripts', policy("default-src 'self'; script-src 'unsafe-inline'"), 80],
    ['scripts from anywhere', policy("img-src 'self'; object-src 'none'"), 80],
    ['scripts without encryption', policy("default-src 'self' http://shop.example"), 80],
    ['one directive twice', policy("default-src 'self'; default-src 'none'"), 75],
    ['no policy', policy(''), 75],
    ['no frame-ancestors in the policy', policy("default-src 'self'"), 120],
    ['a short HSTS period', { 'strict-transport-security': 'max-age=3600' }, 115],
    ['no HSTS header', { 'strict-transport-security': '' }, 80],
    ['content types that are sniffed', { 'x-content-type-options': '' }, 120],
    ['a URL sent to every site as referrer', { 'referrer-policy': 'unsafe-url' }, 115],
    ['resources for every site', { 'cross-origin-resource-policy': 'cross-origin' }, 115],
    ['a cookie', { 'set-cookie': 'session=1' }, 60],
  ])('of %s', (_what, change, total) => {
    expect(scorePage({ headers: { ...good, ...change }, html }).total).toBe(total);
  });

  it('of a script from another site', () => {
    const foreign = '<script async src="https://cdn.example/a.js"></script>';
    expect(scorePage({ headers: good, html: foreign }).total).toBe(50);
  });
});

import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { openBuiltSite } from '#sandbox/site/built-site.ts';
import {
  COMMON_HEADERS,
  respondDownload,
  respondNoContent,
  respondJson,
} from '#netlify/http/respond.ts';

const root = resolve(import.meta.dirname, '../..');
const site = openBuiltSite({ root, dist: resolve(root, 'public') });
const page = () => site.handle(new Request('https://shop.example/favicon.svg'));

it.each([
  ['a JSON response', respondJson({ ok: true })],
  ['no content', respondNoContent()],
  ['a file', respondDownload('my-data.json', { orders: [] })],
])('%s has the common headers', (_what, response) => {
  const carried = Object.keys(COMMON_HEADERS).map((name) => [name, response.headers.get(name)]);
  expect(Object.fromEntries(carried)).toEqual(COMMON_HEADERS);
});

it.each([
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Cross-Origin-Resource-Policy',
] as const)('responses and pages send the same %s', async (name) => {
  expect((await page())?.headers.get(name)).toBe(COMMON_HEADERS[name]);
});

it.each(['camera', 'microphone', 'geolocation', 'payment', 'usb'])(
  'no page may use %s',
  async (feature) => {
    expect((await page())?.headers.get('Permissions-Policy')?.split(', ')).toContain(
      `${feature}=()`,
    );
  },
);

it.each(['autoplay', 'clipboard-write', 'web-share'])(
  'pages may use %s, for their film, copying and sharing',
  async (feature) => {
    expect((await page())?.headers.get('Permissions-Policy')).not.toContain(feature);
  },
);

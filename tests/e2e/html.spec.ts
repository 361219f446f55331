import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  // React closes void elements; both ways are valid HTML.
  rules: { 'void-style': 'off' },
});

/** Astro puts the style of its islands right before the first one, wherever that stands. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

test('every page that the site map names, and the four it does not, is valid HTML', async ({
  request,
}) => {
  const map = await (await request.get('/sitemap')).text();
  const linked = [...map.matchAll(/href="(\/[a-z0-9/-]*)"/g)].map(([, path]) => path ?? '/');
  const hidden = ['/thank-you', '/qr-code', '/basket', '/maintenance', '/data-requests/confirm'];
  const paths = new Set([...linked, ...hidden]);
  expect(paths.size).toBeGreaterThan(40);
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html.replace(ISLAND_STYLE, ''));
    const mistakes = results.flatMap(({ messages }) => messages.map(({ message }) => message));
    expect({ path, mistakes }).toEqual({ path, mistakes: [] });
  }
});

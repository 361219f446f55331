import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { textOf } from '../support/built-site.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  // React closes void elements. Both forms are valid HTML.
  rules: { 'void-style': 'off' },
});

/** The paths of all pages, whether the sitemap lists them or not. */
async function allPaths(): Promise<Set<string>> {
  const map = await textOf('/sitemap');
  const linked = [...map.matchAll(/href="(\/[a-z0-9/-]*)"/g)].map(([, path]) => path ?? '/');
  const hidden = [
    ...['/thank-you', '/order', '/qr-code', '/basket', '/maintenance', '/data-requests/copy-sent'],
    ...['/release-confirmation', '/shopkeeper', '/message-sent', '/data-requests/sent'],
    '/data-requests/deleted',
    '/allergen-card',
  ];
  const paths = new Set([...linked, ...hidden]);
  expect(paths.size).toBeGreaterThan(40);
  return paths;
}

it('every page, in the sitemap or not, is valid HTML', async () => {
  for (const path of await allPaths()) {
    const { results } = await validator.validateString(await textOf(path));
    const mistakes = results.flatMap(({ messages }) => messages.map(({ message }) => message));
    expect({ path, mistakes }).toEqual({ path, mistakes: [] });
  }
});

it('no page loses the space between a word and a link or an emphasis', async () => {
  const joined =
    /[a-z0-9.,;:!?’]<(?:a|strong|em|b|i|time)\b[^>]*>[^<]{0,20}|<\/(?:a|strong|em|b|i|time)>[A-Za-z0-9][^<]{0,20}/g;
  for (const path of await allPaths()) {
    const html = (await textOf(path)).replace(/<script[\s\S]*?<\/script>/g, '');
    expect({ path, joined: html.match(joined) ?? [] }).toEqual({ path, joined: [] });
  }
});

it('no page has an SVG file in its styles, or the browser’s icon in a date field: both delay the first paint', async () => {
  for (const path of await allPaths()) {
    const html = await textOf(path);
    const svgInStyles = /data:image\/svg/.exec(html)?.[0];
    const hasBrowserIcon =
      html.includes('type="date"') && !html.includes('::-webkit-calendar-picker-indicator');
    expect({ path, svgInStyles, hasBrowserIcon }).toEqual({ path, hasBrowserIcon: false });
  }
});

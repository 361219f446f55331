import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { boxImage, flavourImage } from '#assets/images.ts';
import { boxLinks, flavourLinks, sitemapSections } from '#layouts/site-pages.ts';
import { catalogue } from '#data/catalogue.ts';
import { boxesOnSale } from '#data/shop-boxes.ts';
import { lastChange } from './last-change.ts';
import { readHistory } from './read-history.mjs';

const products = new Set(['/build-your-box', ...boxLinks.map(({ href }) => href)]);
const indexed = new Set([
  ...sitemapSections.flatMap(({ links }) => links.map(({ href }) => href)),
  ...flavourLinks.map(({ href }) => href),
  ...products,
]);

const pathOf = (url: string): string => new URL(url).pathname.replace(/(?<=.)\/$/, '');

/** The image that a box's or a flavour's page is about, by the path of the page. */
const images = new Map<string, string>([
  ...boxesOnSale.map(({ slug }) => [`/shop-boxes/${slug}`, boxImage(slug).src] as const),
  ...catalogue.flavours.map(({ slug }) => [`/flavours/${slug}`, flavourImage(slug).src] as const),
]);

/** Copies an entry with its page's image, in the form of the `sitemap` package; a page without an image has no entry. */
function withImage(item: SitemapItem): SitemapItem | undefined {
  const image = images.get(pathOf(item.url));
  if (image === undefined) return undefined;
  const img = [{ url: new URL(image, item.url).href }];
  return Object.assign({}, item, { img });
}

/** Renames the integration's files, which end in `-0.xml` and `-index.xml`, to the names that the site publishes. */
const publishedNames: AstroIntegration = {
  name: 'sitemap-names',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      for (const name of await readdir(dir)) {
        const published = name.replace(/^(sitemap-\w+)-0\.xml$/, '$1.xml');
        if (published !== name) await rename(new URL(name, dir), new URL(published, dir));
      }
      const index = new URL('sitemap-index.xml', dir);
      const text = await readFile(index, 'utf8');
      await writeFile(new URL('sitemap.xml', dir), text.replaceAll('-0.xml<', '.xml<'));
      await rm(index);
    },
  },
};

/**
 * Writes `sitemap.xml`, the index, and `sitemap-main.xml`, `sitemap-products.xml` and `sitemap-images.xml`. They name the
 * pages that `site-pages.ts` lists. `lastmod` is the day of the page's last change in the history of git at `root`.
 */
export function siteMaps(root: string): AstroIntegration[] {
  const history = readHistory(root);
  return [
    sitemap({
      filter: (url) => indexed.has(pathOf(url)),
      serialize: (item) => {
        const url = new URL(pathOf(item.url), item.url).href;
        const lastmod = lastChange(history, pathOf(url));
        return lastmod === undefined ? { ...item, url } : { ...item, url, lastmod };
      },
      chunks: {
        main: (item) => (products.has(pathOf(item.url)) ? undefined : item),
        products: (item) => (products.has(pathOf(item.url)) ? item : undefined),
        images: withImage,
      },
      namespaces: { news: false, xhtml: false, video: false },
    }),
    publishedNames,
  ];
}

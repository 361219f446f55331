import type { APIRoute } from 'astro';
import { boxPhoto, flavourPhoto } from '#assets/pictures.ts';
import { boxLinks, flavourLinks, siteParts } from '#components/site-pages.ts';
import { catalogue } from '#data/catalogue.ts';
import { boxesOnSale } from '#data/shop-boxes.ts';
import { lastChange } from './_last-change.ts';

interface Entry {
  href: string;
  picture?: string;
}

const products = ['/build-your-box', ...boxLinks.map(({ href }) => href)];
const pages = [...siteParts.flatMap(({ links }) => links), ...flavourLinks].map(({ href }) => href);

const parts: Record<string, readonly Entry[]> = {
  main: pages.filter((href) => !products.includes(href)).map((href) => ({ href })),
  products: products.map((href) => ({ href })),
  images: [
    ...boxesOnSale.map(({ slug, box }) => ({
      href: `/shop-boxes/${slug}`,
      picture: boxPhoto(box.slug).src,
    })),
    ...catalogue.flavours.map(({ slug }) => ({
      href: `/flavours/${slug}`,
      picture: flavourPhoto(slug).src,
    })),
  ],
};

function entryXml({ href, picture }: Entry, site: URL | undefined): string {
  const day = lastChange(HISTORY, href);
  return [
    `<url><loc>${new URL(href, site).href}</loc>`,
    day ? `<lastmod>${day}</lastmod>` : '',
    picture
      ? `<image:image><image:loc>${new URL(picture, site).href}</image:loc></image:image>`
      : '',
    '</url>',
  ].join('');
}

export const getStaticPaths = () => Object.keys(parts).map((part) => ({ params: { part } }));

/** One of the site maps: pages, products, or pictures under their pages. */
export const GET: APIRoute = ({ params, site }) => {
  const entries = (parts[params['part'] ?? ''] ?? []).map((entry) => entryXml(entry, site));
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${entries.join('')}</urlset>\n`,
  );
};

import type { APIRoute } from 'astro';

const files = ['sitemap-main.xml', 'sitemap-products.xml', 'sitemap-images.xml'];

/** The index of the three site maps. */
export const GET: APIRoute = ({ site }) => {
  const entries = files.map((file) => `<sitemap><loc>${new URL(file, site)}</loc></sitemap>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>\n`,
  );
};

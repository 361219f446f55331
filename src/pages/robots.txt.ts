import type { APIRoute } from 'astro';

/** Allows every page and disallows the API. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${new URL('sitemap.xml', site)}\n`,
  );

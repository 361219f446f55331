import type { APIRoute } from 'astro';

/** Every page may be visited, the calls to the server may not. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${new URL('sitemap.xml', site)}\n`,
  );

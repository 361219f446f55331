import { webFonts } from '#layouts/web-fonts.ts';

/** The web fonts for the pages that functions answer: those pages know no address with a hash in it. */
export const GET = () =>
  new Response(webFonts, { headers: { 'Content-Type': 'text/css; charset=utf-8' } });

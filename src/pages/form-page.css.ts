import pierEdge from '#assets/pier-edge.svg?url';
import { webFontFaces } from '#layouts/web-fonts.ts';

/** What the pages that functions answer need of addresses with a hash in them: the web fonts, and the pier above the footer. */
export const GET = () =>
  new Response(`${webFontFaces}.pier{mask:url('${pierEdge}') 50% 100%/60px 47px repeat-x}`, {
    headers: { 'Content-Type': 'text/css; charset=utf-8' },
  });

import bodyFont from '#assets/fonts/figtree-400-700.woff2?url';
import headingFont from '#assets/fonts/fraunces-soft-600.woff2?url';

const face = (family: string, weight: string, url: string): string =>
  `@font-face{font-family:'${family}';src:url('${url}') format('woff2');font-weight:${weight};font-display:swap}\n`;

/** The web fonts for the pages that functions answer: those pages know no address with a hash in it. */
export const GET = () =>
  new Response(face('Fraunces Soft', '600', headingFont) + face('Figtree', '400 700', bodyFont), {
    headers: { 'Content-Type': 'text/css; charset=utf-8' },
  });

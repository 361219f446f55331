import bodyFont from '#assets/fonts/figtree-400-700.woff2?url';
import headingFont from '#assets/fonts/fraunces-soft-600.woff2?url';

const face = (family: string, weight: string, url: string): string =>
  `@font-face{font-family:'${family}';src:url('${url}') format('woff2');font-weight:${weight};font-display:swap}`;

/** The styles that load the two web fonts of every page. */
export const webFonts =
  face('Fraunces Soft', '600', headingFont) + face('Figtree', '400 700', bodyFont);

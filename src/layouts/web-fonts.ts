import bodyFont from '#assets/fonts/figtree-400-700.woff2?url';
import headingFont from '#assets/fonts/fraunces-soft-600.woff2?url';

const face = (family: string, weight: string, url: string): string =>
  `@font-face{font-family:'${family}';src:url('${url}') format('woff2');font-weight:${weight};font-display:swap}`;

/** The styles that load the two web fonts of every page. */
export const webFonts =
  face('Fraunces Soft', '600', headingFont) + face('Figtree', '400 700', bodyFont);

/**
 * The inline script after a `<style media="print">` of the web fonts. It loads them once the first paint is out, so that
 * they do not hold up the page and its first picture; at once for a visitor who comes from another page and has them.
 */
export const webFontsScript = `{
const fonts = document.currentScript.previousElementSibling;
const load = () => (fonts.media = 'all');
document.referrer.startsWith(origin) ? load() : requestAnimationFrame(() => setTimeout(load));
}`;

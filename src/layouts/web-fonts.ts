import bodyFont from '#assets/fonts/figtree-400-700.woff2?url';
import headingFont from '#assets/fonts/fraunces-soft-600.woff2?url';

const fonts = [
  { family: 'Fraunces Soft', weight: '600', url: headingFont },
  { family: 'Figtree', weight: '400 700', url: bodyFont },
];

/** Where the styles of the web fonts apply by themselves. On a screen with scripts the inline script loads the fonts. */
export const WEB_FONT_MEDIUM = 'print,(scripting:none)';

/** The two web fonts of every page, as rules of a stylesheet. */
export const webFontFaces = fonts
  .map(
    ({ family, weight, url }) =>
      `@font-face{font-family:'${family}';src:url(${url});font-weight:${weight};font-display:swap}`,
  )
  .join('');

/** The same as an array of `FontFace`, as source text for the inline script. */
export const webFontsScript = `[${fonts
  .map(({ family, weight, url }) => `new FontFace('${family}','url(${url})',{weight:'${weight}'})`)
  .join()}]`;

/**
 * The style that sets all text in them, once they are there. Before, no text names them: the browser would look on the device
 * for fonts of these names, which holds up the first paint.
 */
export const webFontNames =
  ":root{--font-heading:'Fraunces Soft',serif;--font-body:Figtree,sans-serif}";

/** The colours of mails, by the names that src/styles/tokens.css gives them; `yellowTint` is in mails alone. */
export const colours = {
  cream: '#fffaf0',
  white: '#fff',
  backgroundMuted: '#fbf2de',
  surface: '#dceadf',
  navy: '#16384b',
  textMuted: '#435d6a',
  teal: '#1c6660',
  raspberry: '#a61d49',
  raspberryDark: '#84143a',
  errorTint: '#fbe6e6',
  yellow: '#f6c75e',
  yellowTint: '#fdefc8',
  cardboard: '#c98f4e',
  border: '#dccba5',
} as const;

/**
 * Fonts that devices have, since few mail programs load others: a sturdy serif like the logo's, which Android has as Noto
 * Serif and Linux as DejaVu, and a plain text face. Sums are set in the text face, whose digits are of one height.
 */
export const fonts = {
  display: 'Georgia,Noto Serif,DejaVu Serif Condensed,serif',
  text: 'Segoe UI,Helvetica,sans-serif',
  /* The site's own for notes, without the one that it loads; Linux has it as Z003. */
  handwriting: 'Segoe Print,Bradley Hand,Z003,cursive',
} as const;

/** The sizes of all texts: a title, a section, what stands in it. */
export const sizes = {
  h1: { fontSize: '30px', lineHeight: '36px', letterSpacing: '-.4px' },
  h2: { fontSize: '24px', lineHeight: '30px', letterSpacing: '-.2px' },
  h3: { fontSize: '18px', lineHeight: '24px' },
  /* Words larger than those around them: what is to be read from afar, and what leads a mail. */
  large: { fontSize: '22px', lineHeight: '28px' },
  lead: { fontSize: '19px', lineHeight: '26px' },
} as const;

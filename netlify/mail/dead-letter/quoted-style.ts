import type { CSSProperties } from 'react';
import { base, card, fineFont, heading, theme } from '../shared/theme.ts';
import { colours, fonts, sizes } from '../shared/tokens.ts';

const { border, navy, textMuted } = colours;
const { display } = fonts;
const { h3 } = sizes;

/** The look of a mail that is quoted whole in another. */
export const quoted = {
  /* A whole mail, as a letter. */
  mail: { ...base, ...card, font: fineFont, padding: '23px 23px 23px 20px' },
  head: { borderBottom: `1px solid ${border}`, padding: '0 0 16px' },
  headName: { color: textMuted },
  title: { ...heading(h3), margin: '32px 0 0' },
  paragraph: { margin: '16px 0 0' },
  /* A numbered line, the lines after its first below its words. */
  step: { margin: '4px 0 0', padding: '0 0 0 16px', textIndent: '-16px' },
  /* What is in a box, below its name. */
  below: { padding: '0 0 0 16px' },
  note: { fontFamily: display, fontStyle: 'italic', padding: '0 0 0 16px' },
  /* The link of a mail, to be copied whole, and other addresses. */
  link: { ...theme.writtenLink, margin: '8px 0' },
  namedUrl: { margin: '4px 0 0' },
  url: { color: textMuted, fontSize: '13px' },
  bill: { font: fineFont, color: navy },
  total: { borderTop: `1px solid ${navy}`, fontWeight: 700, padding: '8px 0 0' },
} as const satisfies Record<string, CSSProperties>;

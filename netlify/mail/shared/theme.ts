import type { CSSProperties } from 'react';
import { colours, fonts, sizes } from './tokens.ts';

const {
  cream,
  white,
  backgroundMuted,
  surface,
  navy,
  textMuted,
  teal,
  raspberry,
  raspberryDark,
  errorTint,
  yellow,
  yellowTint,
  cardboard,
  border,
} = colours;
const { display, text, handwriting } = fonts;
const { h1, h2, h3, large, lead } = sizes;

/** Text of a mail. */
export const base = { font: `17px/26px ${text}`, color: navy, margin: 0 };
/** Table cells. Kept short: a large order has hundreds of them, and mail programs cut off long mails. */
const small = { font: `17px/26px ${text}` };
export const fineFont = `15px/22px ${text}`;
/** Returns the style of a heading of this size. */
export const heading = ({
  fontSize,
  lineHeight,
  ...rest
}: {
  fontSize: string;
  lineHeight: string;
}) => ({
  font: `700 ${fontSize}/${lineHeight} ${display}`,
  color: navy,
  margin: 0,
  ...rest,
});

/** What every panel has in common: its corners, and text that stands 24 pixels from its edge. */
const panel = { borderRadius: '4px', padding: '16px 24px' } as const;

/** An alert, behind a bar of 8 pixels; it ends with as much space as it has at its sides. */
const alert = {
  ...base,
  borderRadius: '4px',
  padding: '20px 24px 24px 16px',
  overflowWrap: 'anywhere',
} as const;

/** The edge of every picture. */
const pictureEdge = {
  border: `1px solid ${border}`,
  borderRadius: '4px',
  boxSizing: 'border-box',
} as const;

/** A white card, for what somebody has written; its first line stands level with its name. */
const whiteCard = {
  backgroundColor: white,
  border: `1px solid ${border}`,
  borderRadius: '4px',
  color: navy,
  overflowWrap: 'anywhere',
  verticalAlign: 'baseline',
} as const satisfies CSSProperties;

/** The same behind a bar, for what is quoted. */
export const card = {
  ...whiteCard,
  borderLeft: `4px solid ${cardboard}`,
  padding: '15px 23px 15px 20px',
} as const satisfies CSSProperties;

/** A note, like the site's card. */
const note = {
  ...whiteCard,
  boxShadow: '0 2px 6px #16384b2e',
  padding: '15px 23px',
  font: `22px/30px ${handwriting}`,
  whiteSpace: 'pre-wrap',
} as const satisfies CSSProperties;

const reference = {
  font: fineFont,
  color: textMuted,
  borderTop: `1px solid ${border}`,
  margin: '32px 0 0',
  padding: '16px 0 0',
  overflowWrap: 'anywhere',
} as const;

const button = {
  ...base,
  display: 'inline-block',
  backgroundColor: raspberry,
  border: `2px solid ${raspberry}`,
  borderRadius: '5px',
  color: white,
  fontWeight: 700,
  padding: '11px 22px',
  textDecoration: 'none',
} as const satisfies CSSProperties;

/** The cell at the right of one with this style: a price. */
const side = <T extends CSSProperties>(style: T, padding: string) =>
  ({ ...style, padding, textAlign: 'right', whiteSpace: 'nowrap' }) as const;

const subtotal = {
  font: `700 17px/26px ${text}`,
  borderTop: `1px solid ${navy}`,
  padding: '8px 0',
} as const;

const total = {
  font: `700 19px/26px ${text}`,
  borderTop: `1px solid ${navy}`,
  padding: '8px 0 0',
} as const;

const groupTitle = {
  borderTop: `2px solid ${navy}`,
  fontWeight: 700,
  padding: '12px 0 4px',
} as const;

/**
 * The shop’s look as inline styles. Cells have padding and paragraphs have margins: some mail programs support nothing
 * else. Each thing begins with its own space and ends without one: 4 pixels above a line of a group, 8 above a row or what
 * follows a title within a mail, 16 above a paragraph or a panel, 24 above a button or a label, 32 above a section.
 */
export const theme = {
  body: { backgroundColor: surface, margin: 0, padding: 0 },
  page: { backgroundColor: surface, padding: '0 0 32px', fontFamily: text },
  preview: {
    display: 'none',
    overflow: 'hidden',
    lineHeight: '1px',
    opacity: 0,
    maxHeight: 0,
    maxWidth: 0,
  },
  column: { width: '100%', maxWidth: '600px', margin: '0 auto', tableLayout: 'fixed' },
  masthead: { backgroundColor: navy, borderBottom: `4px solid ${cardboard}`, padding: '16px 24px' },
  /* The logo, or the shop's name until it is there. */
  logo: { display: 'block', maxWidth: '100%', font: `700 26px/56px ${display}`, color: cream },
  content: { backgroundColor: cream, color: navy, padding: '24px 24px 32px' },
  footer: { padding: '8px 24px 0' },

  title: { ...heading(h1) },
  /* Which day a mail is about, above its title. */
  day: { ...base, color: textMuted },
  lead: { ...base, ...lead, margin: '16px 0 0' },
  /* Rows below the title of a mail. */
  belowTitle: { margin: '8px 0 0' },
  /* The first below a title, and each after it. */
  firstParagraph: { ...base, margin: '8px 0 0' },
  paragraph: { ...base, margin: '16px 0 0' },
  quiet: { ...base, font: fineFont, color: textMuted, margin: '16px 0 0' },
  /* What the law asks to be written: the first below a title, and each after it. */
  firstLegal: { ...base, font: fineFont, margin: '8px 0 0' },
  legal: { ...base, font: fineFont, margin: '16px 0 0' },
  link: { color: teal, textDecoration: 'underline' },
  /* What is to be copied and not read. */
  writtenLink: {
    backgroundColor: backgroundMuted,
    borderRadius: '4px',
    font: '13px/20px Consolas,Menlo,monospace',
    padding: '8px 12px',
    wordBreak: 'break-all',
  },
  addressLink: { color: teal, textDecoration: 'none' },
  plainLink: { color: navy, textDecoration: 'none' },
  telephone: { color: teal, textDecoration: 'underline', whiteSpace: 'nowrap' },
  /* What to quote to the shop or to find in its records, at the end. */
  reference,

  /* Facts below a picture or a paragraph. */
  facts: { padding: '8px 0 0' },

  section: { padding: '32px 0 0' },
  /* What is large or to be clicked; on a slip the parts of one parcel. */
  block: { padding: '24px 0 0' },
  rule: { borderTop: `1px solid ${border}`, padding: '24px 0 4px' },
  strongRule: { borderTop: `2px solid ${navy}`, padding: '20px 0 4px' },
  sectionTitle: { ...heading(h2) },
  urgentTitle: { ...heading(h2), color: raspberryDark },
  /* Titles within a section: the first, and each after it. */
  firstSubtitle: { ...heading(h3), margin: '8px 0 0' },
  subtitle: { ...heading(h3), margin: '24px 0 0' },
  /* Above the boxes of one parcel of several. */
  firstParcelTitle: { ...heading(lead), margin: '16px 0 0' },
  parcelTitle: {
    ...heading(lead),
    borderTop: `2px solid ${navy}`,
    margin: '32px 0 0',
    padding: '24px 0 0',
  },

  panel: { padding: '16px 0 0' },
  quotation: {
    ...base,
    ...card,
    whiteSpace: 'pre-wrap',
  },
  note,
  /* The face of a note among other words. */
  noteWords: { fontFamily: handwriting, fontWeight: 400 },
  noteTitle: { ...base, font: fineFont, color: textMuted, margin: '16px 0 8px' },
  allergens: { ...base, ...panel, backgroundColor: backgroundMuted, padding: '16px 24px 20px' },
  /* The same for the packer. */
  allergenSign: {
    ...base,
    ...large,
    ...panel,
    backgroundColor: white,
    border: `1px solid ${border}`,
    padding: '15px 23px',
  },
  kitchen: { ...base, font: fineFont, color: textMuted, margin: '4px 0 0' },

  label: {
    backgroundColor: cream,
    border: `2px solid ${navy}`,
    borderRadius: '8px',
    padding: '4px',
    borderCollapse: 'separate',
  },
  labelInner: { border: `1px solid ${raspberry}`, borderRadius: '4px' },
  /* What to know of it first, in its head. */
  labelHead: {
    ...small,
    backgroundColor: backgroundMuted,
    borderBottom: `1px solid ${border}`,
    borderRadius: '3px 3px 0 0',
    padding: '12px 17px',
  },
  labelBody: { padding: '17px' },
  aboveLabelTitle: { ...base, fontWeight: 700, margin: '0 0 4px' },
  labelTitle: { ...heading(large), margin: '0 0 8px' },
  /* The order below its arrival. */
  labelFoot: { borderTop: `1px solid ${border}`, margin: '16px 0 0', padding: '12px 0 0' },
  addressee: { ...base, ...large },

  /* The picture, or its name until it is there. */
  lid: {
    ...pictureEdge,
    display: 'block',
    width: '100%',
    height: 'auto',
    font: `700 22px/28px ${display}`,
    color: navy,
    textAlign: 'center',
  },
  tray: { backgroundColor: '#d9cbb0', border: `4px solid ${cardboard}`, borderRadius: '4px' },
  piecePlace: { borderRadius: '4px' },
  picture: { display: 'block', width: '100%', objectFit: 'cover', borderRadius: '4px' },
  pictureColumn: { padding: '16px 24px 0 0' },
  besidePicture: { padding: '8px 0 0' },
  /* A box of several: its lid beside what is in it. */
  thumbnail: { width: '104px' },
  besideThumbnail: { overflowWrap: 'anywhere' },
  shortName: { ...heading(h3) },
  /* The same below the title of its parcel. */
  nameInParcel: { ...base, fontWeight: 700 },
  fact: { ...base, margin: '4px 0 0' },
  factName: { ...small, color: textMuted, padding: '8px 16px 0 0', width: '88px' },
  narrowName: { ...small, color: textMuted, padding: '8px 16px 0 0', width: '52px' },
  factValue: { ...small, padding: '8px 0 0', overflowWrap: 'anywhere' },
  /* What a text was, beside what it is now; what is not to be read. */
  past: { color: textMuted },

  /* Cells of a list: at the left what it is about, at the right a price, a postcode or a number. */
  cell: small,
  /* The table of entries of two rows each, whose cells inherit it: a long list has hundreds of them. */
  entries: { ...small, color: navy, overflowWrap: 'anywhere' },
  /* Above the entries of one group, and how many they are. */
  groupTitle,
  groupCount: side(groupTitle, '12px 0 4px 12px'),
  done: { color: textMuted },
  receiptRow: { verticalAlign: 'top' },
  entrySide: { textAlign: 'right', whiteSpace: 'nowrap' },
  noAmount: { ...small, color: cardboard, textAlign: 'right' },
  amount: { font: `700 17px/26px ${text}`, textAlign: 'right' },
  count: { font: `700 17px/26px ${text}`, width: '32px' },
  columnTitle: { font: fineFont, color: textMuted, padding: '8px 0 0' },
  columnName: { font: fineFont, color: textMuted, padding: '8px 0 0 12px', width: '28px' },
  subtotal,
  subtotalSide: side(subtotal, '8px 0 8px 16px'),
  total,
  totalSide: side(total, '8px 0 0 16px'),
  /* Above the lines of one parcel of several. */
  firstGroup: { fontWeight: 700, padding: '8px 0' },
  group: { fontWeight: 700, padding: '24px 0 8px' },

  alert: { ...alert, backgroundColor: errorTint, borderLeft: `8px solid ${raspberry}` },
  calmAlert: { ...alert, backgroundColor: backgroundMuted, borderLeft: `8px solid ${cardboard}` },
  /* What to know or to doubt, unlike a handwritten note. */
  notice: {
    ...alert,
    backgroundColor: backgroundMuted,
    borderLeft: `8px solid ${cardboard}`,
    padding: '16px 24px 16px 16px',
  },
  alertHeading: { ...heading(h1), color: raspberryDark },
  toDoCount: { font: `700 17px/26px ${text}`, width: '24px', padding: '8px 0 0' },
  toDoStep: { ...small, padding: '8px 0 0' },
  /* The button of a step before others. */
  stepButton: { padding: '0 0 16px' },
  toDoList: { padding: '8px 0 0' },
  /* The address that a request is about, to be read letter by letter. */
  alertAddress: { ...base, ...lead, fontWeight: 700, margin: '16px 0 0' },

  /* The frame of a slip's head, and what stands in it. */
  slipHead: {
    backgroundColor: white,
    border: `1px solid ${border}`,
    borderRadius: '4px',
    borderCollapse: 'separate',
  },
  postBy: { backgroundColor: yellow, padding: '16px 23px' },
  quietPostBy: { backgroundColor: backgroundMuted, padding: '16px 23px' },
  /* Where it goes, beside how. */
  sendTo: { ...small, color: navy, padding: '16px 23px', overflowWrap: 'anywhere' },
  sendToTitle: { ...base, font: fineFont, color: textMuted, margin: '0 0 4px' },
  orderedBy: { ...base, font: fineFont, color: textMuted, margin: '4px 0 8px' },
  /* What a parcel or a day is about, above its day or its number. */
  postByNumber: { ...base },
  postByDay: { ...heading(h1), margin: '12px 0 4px' },
  quietDay: { ...heading(h2), margin: '12px 0 4px' },
  postByInTime: { ...base, ...lead },
  /* What must not be done, the strongest words of their block. */
  wait: { ...base, ...lead, margin: '12px 0 0' },
  notEarlier: {
    display: 'inline-block',
    backgroundColor: navy,
    borderRadius: '4px',
    color: white,
    fontWeight: 700,
    padding: '4px 12px',
  },
  /* How much leaves, beside how it leaves, or above it on a phone. */
  dueFrame: { backgroundColor: yellowTint, borderRadius: '4px' },
  due: { ...base, ...panel, backgroundColor: yellowTint },
  /* What some of these parcels have in common. */
  dueMore: { font: fineFont, color: textMuted, margin: '12px 0 0' },
  overdue: { ...base, color: raspberryDark, fontWeight: 700, margin: '8px 0 0' },
  late: { color: raspberryDark, fontWeight: 700 },
  /* What can still be stopped. */
  badge: {
    display: 'inline-block',
    backgroundColor: raspberryDark,
    borderRadius: '4px',
    color: white,
    fontWeight: 700,
    padding: '0 8px',
  },
  /* The same where there is nothing left to stop. */
  quietBadge: {
    display: 'inline-block',
    border: `1px solid ${textMuted}`,
    borderRadius: '4px',
    color: textMuted,
    fontWeight: 700,
    lineHeight: '24px',
    padding: '0 7px',
  },
  method: { ...base, ...lead },
  /* What is for the packer alone. */
  keep: {
    ...small,
    borderTop: `1px solid ${border}`,
    color: navy,
    fontWeight: 700,
    padding: '12px 23px',
  },
  /* Where the next slip begins on a screen. On paper each starts a page. */
  nextSlip: { borderTop: `4px solid ${navy}`, margin: '40px 0 32px' },
  /* What goes in, with boxes to tick. */
  ticks: { font: `19px/26px ${text}`, color: navy, margin: '8px 0 0' },

  button,
  calmButton: { ...button, backgroundColor: navy, border: `2px solid ${navy}` },
  quietButton: { ...button, backgroundColor: cream, border: `2px solid ${navy}`, color: navy },
} as const satisfies Record<string, CSSProperties>;

import type { CSSProperties } from 'react';

const cream = '#fffaf0';
const parchment = '#fbf2de';
const wall = '#dceadf';
const ink = '#16384b';
const ink2 = '#435d6a';
const sea = '#1c6660';
const rasp = '#a61d49';
const raspDeep = '#84143a';
const raspTint = '#fbe6e6';
const sun = '#f6c75e';
const kraft = '#c98f4e';
const line = '#dccba5';

/* Fonts that devices have, since few mail programs load others. C059 and Helvetica stand for Georgia and Segoe UI on Linux. */
const display = 'Georgia,C059,serif';
const text = 'Segoe UI,Helvetica,sans-serif';

/* The sizes of all texts: a title, a section, what stands in it, its words, small print. */
const h1 = { fontSize: '30px', lineHeight: '36px' };
const h2 = { fontSize: '23px', lineHeight: '30px' };
const h3 = { fontSize: '19px', lineHeight: '26px' };
const body = { fontSize: '17px', lineHeight: '26px' };
const fine = { fontSize: '15px', lineHeight: '22px' };

const base = { ...body, fontFamily: text, color: ink, margin: 0 };
/** Table cells. Kept short: a large order has hundreds of them, and mail programs cut off long mails. */
const small = { font: `17px/26px ${text}` };
const fineFont = `15px/22px ${text}`;
const heading = { fontFamily: display, fontWeight: 600, color: ink, margin: 0 };

/** The padding of every panel: its text stands 20 pixels from its edge, behind a bar of so many pixels. */
const inset = (bar = 0): string => `16px 20px 16px ${20 - bar}px`;

const note = {
  font: `italic 21px/30px ${display}`,
  color: ink,
  backgroundColor: parchment,
  borderLeft: `4px solid ${kraft}`,
  padding: inset(4),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const satisfies CSSProperties;

const button = {
  ...base,
  display: 'inline-block',
  backgroundColor: rasp,
  border: `2px solid ${rasp}`,
  borderRadius: '5px',
  color: '#ffffff',
  fontWeight: 700,
  padding: '11px 22px',
  textDecoration: 'none',
} as const satisfies CSSProperties;

/**
 * The shop’s look as inline styles. Cells have padding and paragraphs have margins: some mail programs support nothing
 * else.
 */
export const theme = {
  body: { backgroundColor: wall, margin: 0, padding: 0 },
  page: { backgroundColor: wall, padding: '0 0 32px', fontFamily: text },
  preview: {
    display: 'none',
    overflow: 'hidden',
    lineHeight: '1px',
    opacity: 0,
    maxHeight: 0,
    maxWidth: 0,
  },
  column: { width: '100%', maxWidth: '600px', margin: '0 auto' },
  masthead: { backgroundColor: ink, borderBottom: `4px solid ${kraft}`, padding: '20px 24px' },
  /* The logo, or the shop's name until it is there. */
  logo: { display: 'block', maxWidth: '100%', font: `600 26px/56px ${display}`, color: cream },
  content: { backgroundColor: cream, color: ink, padding: '24px 24px 40px' },
  title: { ...heading, ...h1, margin: '0 0 8px' },
  /* The day of a mail that leads with a number. */
  dayTitle: { ...heading, ...h1 },
  /* Above a panel 16 pixels, above a button 20, above a label 24, above a title 32. */
  section: { padding: '32px 0 0' },
  /* On a slip the parts of one parcel stand closer. */
  slipSection: { padding: '24px 0 0' },
  labelSection: { padding: '24px 0 0' },
  rule: { borderTop: `2px solid ${ink}`, padding: '12px 0 8px' },
  sectionTitle: { ...heading, ...h2 },
  urgentTitle: { ...heading, ...h2, color: raspDeep },
  lead: { ...base, ...h3 },
  paragraph: { ...base, margin: '0 0 12px' },
  quiet: { ...base, ...fine, color: ink2, margin: '12px 0 0' },
  link: { color: sea, textDecoration: 'underline' },
  belowLabel: { ...base, margin: '12px 0 4px' },
  panel: { padding: '16px 0 0' },
  label: {
    backgroundColor: cream,
    border: `2px solid ${ink}`,
    borderRadius: '8px',
    padding: '4px',
    borderCollapse: 'separate',
  },
  labelInner: {
    border: `1px solid ${rasp}`,
    borderRadius: '4px',
    padding: '13px',
  },
  /* The order below its arrival. */
  labelFoot: { borderTop: `1px solid ${line}`, margin: '12px 0 0', padding: '12px 0 0' },
  aboveLabelTitle: {
    ...base,
    ...fine,
    color: ink2,
    margin: '0 0 2px',
  },
  labelTitle: { ...heading, ...h2, margin: '0 0 4px' },
  tray: {
    backgroundColor: '#d9cbb0',
    border: `5px solid ${kraft}`,
    borderRadius: '4px',
    margin: '6px 0 14px',
  },
  /* The picture, or its name until it is there. */
  lid: {
    display: 'block',
    width: '100%',
    height: 'auto',
    font: `600 22px/28px ${display}`,
    color: ink,
    textAlign: 'center',
    borderRadius: '3px',
  },
  smallLid: { width: '104px', padding: '14px 16px 6px 0' },
  besideSmallLid: { padding: '10px 0 6px', overflowWrap: 'anywhere' },
  piecePlace: { borderRadius: '3px' },
  picture: { display: 'block', width: '100%', objectFit: 'cover', borderRadius: '3px' },
  /* Two columns where they fit, one below the other on a phone. */
  drawing: { display: 'inline-block', verticalAlign: 'top', width: '100%', maxWidth: '252px' },
  besideDrawing: {
    display: 'inline-block',
    verticalAlign: 'top',
    width: '100%',
    maxWidth: '296px',
  },
  boxName: { ...heading, ...h3, margin: '10px 0 6px' },
  shortName: { ...heading, ...h3, margin: '0 0 2px' },
  /* Above the boxes of one parcel of several. */
  parcelTitle: {
    ...heading,
    ...h3,
    borderTop: `1px solid ${line}`,
    margin: '20px 0 0',
    padding: '18px 0 0',
  },
  /* Where one slip ends and the next begins on a screen. On paper each starts a page. */
  cut: { borderTop: `12px solid ${ink}`, margin: '40px 0 32px' },
  fact: { ...base, margin: '0 0 4px' },
  /* What a text was, beside what it is now. */
  past: { color: ink2 },
  unbroken: { whiteSpace: 'nowrap' },
  factName: { ...small, color: ink2, padding: '2px 14px 2px 0', width: '88px' },
  narrowName: { ...small, color: ink2, padding: '2px 14px 2px 0', width: '52px' },
  factValue: { ...small, padding: '2px 0', overflowWrap: 'anywhere' },
  note,
  cell: { ...small, borderBottom: `1px solid ${line}`, padding: '9px 0' },
  price: {
    ...small,
    borderBottom: `1px solid ${line}`,
    padding: '9px 0 9px 16px',
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  /* Entries of a list: what it is about, and at the right its postcode. */
  entry: {
    ...small,
    borderBottom: `1px solid ${line}`,
    padding: '9px 0',
    overflowWrap: 'anywhere',
  },
  entrySide: {
    ...small,
    borderBottom: `1px solid ${line}`,
    padding: '9px 0 9px 12px',
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  small: { font: fineFont, color: ink2 },
  recordKey: {
    font: fineFont,
    color: ink2,
    margin: '18px 0 0',
    overflowWrap: 'anywhere',
  },
  lines: { ...base, margin: '0 0 10px' },
  columnTitle: { font: fineFont, color: ink2, padding: '0 0 4px' },
  columnName: { font: fineFont, color: ink2, padding: '0 0 4px 12px' },
  amount: {
    font: `700 17px/26px ${text}`,
    borderBottom: `1px solid ${line}`,
    padding: '9px 0 9px 12px',
    textAlign: 'right',
  },
  belowTable: { ...base, ...fine, color: ink2, margin: '12px 0 0' },
  alertText: { ...base, fontWeight: 400, color: raspDeep, margin: '0 0 10px' },
  alertHeading: { ...heading, ...h1, color: raspDeep },
  calmHeading: { ...heading, ...h1 },
  alertHappened: { ...base, fontWeight: 400, margin: '8px 0 0' },
  alertToDo: { ...base, fontWeight: 700, margin: '8px 0 0' },
  /* The address that a mail was sent to, to be read letter by letter. */
  alertAddress: {
    ...base,
    ...h3,
    fontWeight: 700,
    margin: '8px 0 0',
    overflowWrap: 'anywhere',
  },
  addressLabel: { ...base, ...fine, color: ink2 },
  reference: { ...base, borderTop: `1px solid ${line}`, margin: '28px 0 0', padding: '16px 0 0' },
  /* The name of what was changed. */
  changeName: { ...base, fontWeight: 700, margin: '12px 0 0' },
  /* Two margins of alerts and this make 32 pixels. */
  alerts: { padding: '0 0 14px' },
  /* An entry under the title of an alert, of any colour of alerts. */
  alertEntry: { ...base, fontWeight: 400, color: ink, margin: '12px 0 0' },
  alertTitle: { ...heading, ...h2, color: raspDeep },
  totalCell: { ...heading, ...h2, padding: '12px 0 0' },
  totalPrice: {
    ...heading,
    ...h2,
    padding: '12px 0 0 16px',
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  pieces: { ...base, fontSize: '19px', lineHeight: '30px', margin: '8px 0 4px' },
  count: {
    ...heading,
    ...h3,
    width: '40px',
    padding: '7px 0',
    borderBottom: `1px solid ${line}`,
  },
  piece: { ...base, borderBottom: `1px solid ${line}`, padding: '7px 0' },
  noteTitle: { ...base, ...fine, color: ink2, margin: '10px 0 6px' },
  noNote: { ...base, ...fine, color: ink2 },
  noteToCopyTitle: { ...base, fontSize: '19px', lineHeight: '32px', margin: '4px 0 2px' },
  addressee: { ...base, ...h2 },
  noteToCopy: { ...note, font: `italic 26px/36px ${display}` },
  allergens: { ...base, backgroundColor: parchment, padding: inset() },
  alert: {
    ...base,
    backgroundColor: raspTint,
    borderLeft: `8px solid ${rasp}`,
    padding: inset(8),
    fontWeight: 600,
    color: raspDeep,
    overflowWrap: 'anywhere',
  },
  calmAlert: {
    ...base,
    backgroundColor: parchment,
    borderLeft: `8px solid ${kraft}`,
    padding: inset(8),
    overflowWrap: 'anywhere',
  },
  postBy: {
    ...base,
    backgroundColor: sun,
    padding: inset(),
  },
  nothingToPost: { ...base, backgroundColor: wall, padding: inset() },
  /* What a parcel or a day is about, above its day or its number. */
  postByNumber: { ...base, margin: '0 0 2px' },
  postByDay: { ...heading, ...h1, margin: '0 0 4px' },
  dueToday: { ...heading, ...h2, margin: '0 0 4px' },
  dueCount: { fontSize: '44px', lineHeight: '46px' },
  overdue: { ...base, fontWeight: 700, margin: '0 0 4px' },
  quotation: {
    ...base,
    backgroundColor: parchment,
    borderLeft: `4px solid ${kraft}`,
    padding: inset(4),
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  buttonSection: { padding: '20px 0 0' },
  belowCard: { padding: '16px 0 0' },
  belowButton: { ...base, margin: '16px 0 0' },
  button,
  quietButton: { ...button, backgroundColor: cream, border: `2px solid ${ink}`, color: ink },
  smallQuotation: {
    backgroundColor: parchment,
    borderLeft: `4px solid ${kraft}`,
    font: `16px/26px ${text}`,
    color: ink,
    padding: inset(4),
    overflowWrap: 'anywhere',
  },
  footer: { padding: '8px 24px 0' },
} as const satisfies Record<string, CSSProperties>;

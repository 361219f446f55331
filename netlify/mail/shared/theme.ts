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

const base = { fontFamily: text, fontSize: '17px', lineHeight: '26px', color: ink, margin: 0 };
/** Table cells. Kept short: a large order has hundreds of them, and mail programs cut off long mails. */
const small = { font: `17px/26px ${text}` };
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
  masthead: { backgroundColor: ink, padding: '22px 24px 18px' },
  shopName: { ...heading, fontSize: '34px', lineHeight: '38px', color: cream },
  shopTrade: {
    ...base,
    fontSize: '13px',
    lineHeight: '20px',
    fontWeight: 600,
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
    color: sun,
  },
  /* Under the masthead as its deck: the legs of the pier. */
  leg: { borderRight: `2px solid ${ink}`, backgroundColor: cream, font: '1px/12px serif' },
  beam: { borderTop: `2px solid ${ink}`, font: '1px/1px serif' },
  content: { backgroundColor: cream, color: ink, padding: '24px 24px 40px' },
  title: { ...heading, fontSize: '30px', lineHeight: '36px', margin: '0 0 8px' },
  /* The day of a mail that leads with a number. */
  dayTitle: { ...heading, fontSize: '24px', lineHeight: '30px' },
  /* Above a panel 16 pixels, above a button 20, above a label 24, above a title 32. */
  section: { padding: '32px 0 0' },
  labelSection: { padding: '24px 0 0' },
  rule: { borderTop: `2px solid ${ink}`, padding: '12px 0 8px' },
  sectionTitle: { ...heading, fontSize: '21px', lineHeight: '26px' },
  urgentTitle: { ...heading, fontSize: '21px', lineHeight: '26px', color: raspDeep },
  lead: { ...base, fontSize: '19px', lineHeight: '28px' },
  paragraph: { ...base, margin: '0 0 12px' },
  quiet: { ...base, fontSize: '16px', lineHeight: '24px', color: ink2, margin: '12px 0 0' },
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
    fontSize: '16px',
    lineHeight: '24px',
    color: ink2,
    margin: '0 0 2px',
  },
  labelTitle: { ...heading, fontSize: '24px', lineHeight: '30px', margin: '0 0 4px' },
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
  boxName: { ...heading, fontSize: '19px', lineHeight: '26px', margin: '10px 0 6px' },
  shortName: { ...heading, fontSize: '19px', lineHeight: '26px', margin: '0 0 2px' },
  /* Above the boxes of one parcel of several. */
  parcelTitle: {
    ...heading,
    fontSize: '19px',
    lineHeight: '26px',
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
  small: { font: `14px/20px ${text}`, color: ink2 },
  recordKey: {
    font: `14px/20px ${text}`,
    color: ink2,
    margin: '18px 0 0',
    overflowWrap: 'anywhere',
  },
  lines: { ...base, margin: '0 0 10px' },
  columnTitle: { font: `14px/20px ${text}`, color: ink2, padding: '0 0 4px' },
  columnName: { font: `14px/20px ${text}`, color: ink2, padding: '0 0 4px 12px' },
  amount: {
    font: `700 17px/26px ${text}`,
    borderBottom: `1px solid ${line}`,
    padding: '9px 0 9px 12px',
    textAlign: 'right',
  },
  belowTable: { ...base, fontSize: '16px', lineHeight: '24px', color: ink2, margin: '12px 0 0' },
  alertText: { ...base, fontWeight: 400, color: raspDeep, margin: '0 0 10px' },
  alertHeading: { ...heading, fontSize: '28px', lineHeight: '34px', color: raspDeep },
  calmHeading: { ...heading, fontSize: '28px', lineHeight: '34px' },
  alertHappened: { ...base, fontWeight: 400, margin: '8px 0 0' },
  alertToDo: { ...base, fontWeight: 700, margin: '8px 0 0' },
  /* The address that a mail was sent to, to be read letter by letter. */
  alertAddress: {
    ...base,
    fontWeight: 700,
    fontSize: '20px',
    lineHeight: '28px',
    margin: '8px 0 0',
    overflowWrap: 'anywhere',
  },
  addressLabel: { ...base, fontSize: '16px', lineHeight: '24px', color: ink2 },
  reference: { ...base, borderTop: `1px solid ${line}`, margin: '28px 0 0', padding: '16px 0 0' },
  /* The name of what was changed. */
  changeName: { ...base, fontWeight: 700, margin: '12px 0 0' },
  /* Two margins of alerts and this make 32 pixels. */
  alerts: { padding: '0 0 14px' },
  /* An entry under the title of an alert, of any colour of alerts. */
  alertEntry: { ...base, fontWeight: 400, color: ink, margin: '12px 0 0' },
  alertTitle: { ...heading, fontSize: '21px', lineHeight: '28px', color: raspDeep },
  totalCell: { ...heading, fontSize: '22px', lineHeight: '30px', padding: '12px 0 0' },
  totalPrice: {
    ...heading,
    fontSize: '22px',
    lineHeight: '30px',
    padding: '12px 0 0 16px',
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  pieces: { ...base, fontSize: '19px', lineHeight: '32px', margin: '12px 0 10px' },
  count: {
    ...heading,
    width: '40px',
    fontSize: '21px',
    lineHeight: '26px',
    padding: '7px 0',
    borderBottom: `1px solid ${line}`,
  },
  piece: { ...base, borderBottom: `1px solid ${line}`, padding: '7px 0' },
  noteTitle: { ...base, fontSize: '16px', color: ink2, margin: '10px 0 6px' },
  noteToCopyTitle: { ...base, fontSize: '19px', lineHeight: '32px', margin: '4px 0 2px' },
  addressee: { ...base, fontSize: '22px', lineHeight: '30px' },
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
    fontSize: '16px',
    lineHeight: '24px',
    padding: inset(),
  },
  nothingToPost: { ...base, backgroundColor: wall, padding: inset() },
  /* What a parcel or a day is about, above its day or its number. */
  postByNumber: { ...base, margin: '0 0 2px' },
  postByDay: { ...heading, fontSize: '26px', lineHeight: '32px', margin: '0 0 4px' },
  dueToday: { ...heading, fontSize: '22px', lineHeight: '30px', margin: '0 0 4px' },
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

import type { CSSProperties } from 'react';

const cream = '#fffaf0';
const parchment = '#fbf2de';
const wall = '#dceadf';
const ink = '#16384b';
const ink2 = '#435d6a';
const sea = '#1c6660';
const rasp = '#a61d49';
const raspTint = '#fbe6e6';
const sun = '#f6c75e';
const caramel = '#7d4611';
const kraft = '#c98f4e';
const line = '#dccba5';

const display = "Fraunces, Georgia, 'Times New Roman', serif";
const text = "Figtree, 'Segoe UI', Verdana, sans-serif";

const base = { fontFamily: text, fontSize: '17px', lineHeight: '26px', color: ink, margin: 0 };
const heading = { fontFamily: display, fontWeight: 600, color: ink, margin: 0 };

/** The shop's look as inline styles: wall behind, cream sheet in front, paper label with two rules, kraft edge. */
export const theme = {
  body: { backgroundColor: wall, margin: 0, padding: '0 0 32px', fontFamily: text },
  column: { width: '100%', maxWidth: '600px', margin: '0 auto' },
  masthead: { padding: '28px 24px 20px' },
  shopName: { ...heading, fontSize: '26px', lineHeight: '30px' },
  shopTown: {
    ...base,
    fontSize: '13px',
    lineHeight: '20px',
    letterSpacing: '0.14em',
    textTransform: 'uppercase',
    color: caramel,
  },
  sheet: { backgroundColor: cream, borderTop: `10px solid ${kraft}`, padding: '28px 24px 32px' },
  title: { ...heading, fontSize: '32px', lineHeight: '37px', padding: '0 0 12px' },
  orderNumber: {
    ...heading,
    fontSize: '29px',
    lineHeight: '36px',
    padding: '0 0 10px',
    whiteSpace: 'nowrap',
  },
  section: { padding: '28px 0 0' },
  sectionTitle: {
    ...heading,
    fontSize: '21px',
    lineHeight: '26px',
    borderTop: `2px solid ${ink}`,
    padding: '12px 0 8px',
  },
  lead: { ...base, fontSize: '19px', lineHeight: '28px' },
  paragraph: { ...base, padding: '0 0 10px' },
  quiet: { ...base, fontSize: '16px', lineHeight: '24px', color: ink2 },
  link: { color: sea, textDecoration: 'underline' },
  label: {
    backgroundColor: cream,
    border: `2px solid ${ink}`,
    borderRadius: '8px',
    padding: '4px',
    borderCollapse: 'separate',
    marginTop: '20px',
  },
  labelInside: {
    border: `1px solid ${rasp}`,
    borderRadius: '4px',
    padding: '16px 18px',
  },
  labelTitle: { ...heading, fontSize: '24px', lineHeight: '30px' },
  boxName: { ...heading, fontSize: '19px', lineHeight: '26px', padding: '4px 0 2px' },
  fact: { ...base, padding: '2px 0', whiteSpace: 'pre-line' },
  unbroken: { whiteSpace: 'nowrap' },
  factName: { ...base, color: ink2, padding: '2px 14px 2px 0', width: '104px' },
  note: {
    ...heading,
    backgroundColor: parchment,
    borderLeft: `4px solid ${kraft}`,
    fontSize: '20px',
    lineHeight: '29px',
    fontWeight: 400,
    fontStyle: 'italic',
    padding: '14px 18px',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  cell: { ...base, borderBottom: `1px solid ${line}`, padding: '9px 0' },
  price: {
    ...base,
    borderBottom: `1px solid ${line}`,
    padding: '9px 0 9px 16px',
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  totalCell: { ...heading, fontSize: '22px', lineHeight: '30px', padding: '12px 0 0' },
  totalPrice: {
    ...heading,
    fontSize: '22px',
    lineHeight: '30px',
    padding: '12px 0 0 16px',
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  pieces: { margin: '12px 0 10px' },
  count: {
    ...heading,
    width: '44px',
    fontSize: '20px',
    lineHeight: '26px',
    borderBottom: `1px solid ${line}`,
    padding: '8px 0',
  },
  noteTitle: { ...base, fontSize: '16px', color: ink2, padding: '10px 0 6px' },
  address: { ...base, whiteSpace: 'pre-line' },
  allergens: { ...base, backgroundColor: parchment, padding: '14px 18px' },
  alert: {
    ...base,
    backgroundColor: raspTint,
    borderLeft: `8px solid ${rasp}`,
    padding: '12px 16px',
    fontWeight: 600,
    color: '#84143a',
    margin: '0 0 16px',
  },
  flag: {
    ...base,
    margin: '0 0 4px',
    display: 'inline-block',
    backgroundColor: sun,
    fontWeight: 700,
    fontSize: '16px',
    lineHeight: '24px',
    padding: '4px 12px',
  },
  footer: { padding: '20px 24px 0' },
} as const satisfies Record<string, CSSProperties>;

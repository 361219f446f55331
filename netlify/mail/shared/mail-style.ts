import { colours } from './tokens.ts';

/**
 * The stylesheet for what inline styles cannot state: light colours in dark mode, links that mail programs add, titles in even
 * lines, and buttons and columns as wide as their screen.
 */
export const screenStyle = `
:root { color-scheme: light only; supported-color-schemes: light only; }
table { mso-table-lspace: 0; mso-table-rspace: 0; }
a { color: ${colours.teal}; }
a[x-apple-data-detectors] { color: inherit !important; text-decoration: none !important; }
h1, h2 { text-wrap: balance; }
@media (min-width: 600px) {
  .unit { width: 48px !important; }
}
@media (max-width: 599px) {
  .split > tbody > tr > td { display: block; width: auto !important; }
}
@media (min-width: 480px) {
  .links a:nth-of-type(odd) { margin-right: 24px; }
  .links br:nth-of-type(odd) { display: none; }
}
@media screen and (min-width: 648px) {
  .sheet { margin: 24px auto 0 !important; }
  .masthead { border-radius: 4px 4px 0 0; }
  .content { border-radius: 0 0 4px 4px; }
}
@media (max-width: 479px) {
  .links a { display: inline-block; padding: 11px 0; }
  .button a { display: block !important; padding-left: 8px !important; padding-right: 8px !important; text-align: center; }
  h1, .alert > :first-child { font-size: 26px !important; line-height: 32px !important; }
  .post-by h1 { font-size: 24px !important; line-height: 30px !important; }
  .quiet h1 { font-size: 20px !important; line-height: 26px !important; }
}
@media (max-width: 359px) {
  .content > tbody > tr > td, .post-by { padding-left: 16px !important; padding-right: 16px !important; }
}
`;

/** The stylesheet of paper. It stands alone: some mail programs drop all of a stylesheet with a rule that they do not know. */
export const printStyle = `
@page { size: A4; margin: 9mm 14mm; }
@media print {
  body, body table, body td { background-color: transparent !important; }
  body > table > tbody > tr > td { padding: 0 !important; }
  table[width="600"] { max-width: none !important; }
  .masthead { border: 0 !important; }
  .masthead > tbody > tr > td { padding: 0 0 6pt !important; }
  .masthead img { width: 132pt; height: auto; color: ${colours.navy} !important; filter: brightness(0); }
  .content td { padding-top: 1.5pt !important; padding-bottom: 1.5pt !important; line-height: 1.25 !important; }
  .content > tbody > tr > td { padding: 0 !important; }
  .content p, .content h1 { line-height: 1.25 !important; margin: 2pt 0 !important; }
  .content p, .content td { font-size: 11pt !important; }
  .content h2 { padding-top: 4pt !important; font-size: 14pt !important; }
  .button { display: none; }
  .content td tr, h2 { page-break-inside: avoid; }
  h2 { page-break-after: avoid; }
}
`;

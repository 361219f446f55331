/**
 * The stylesheet for what inline styles cannot state: light colours in dark mode, links that mail programs add, lines that do
 * not end on a lone word, pictures and buttons as wide as a phone, and boxes to tick.
 */
export const screenStyle = `
:root { color-scheme: light only; supported-color-schemes: light only; }
table { mso-table-lspace: 0; mso-table-rspace: 0; }
a { color: #1c6660; }
a[x-apple-data-detectors] { color: inherit !important; text-decoration: none !important; }
p { text-wrap: pretty; }
h1, h2 { text-wrap: balance; }
.ticks td { padding: 5px 0; vertical-align: top; }
.ticks td:first-child:not([colspan]), .ticks td:nth-child(2):not([colspan]) { width: 36px; }
.ticks td:nth-child(2):not([colspan]) { font-size: 22px; }
@media (min-width: 1px) {
  .ticks b { display: block; width: 18px; height: 18px; margin: 2px 0; border: 2px solid #16384b; border-radius: 3px; color: transparent; font-size: 1px; line-height: 1px; }
}
@media (max-width: 599px) {
  .column, .column .tray { width: 100% !important; }
  .column > tbody > tr > td { padding-right: 0 !important; }
  .tray .pieces img { height: auto !important; }
}
@media (max-width: 479px) {
  .button a { display: block !important; text-align: center; }
}
`;

/**
 * The stylesheet of paper, on which a parcel's packing slip fits one A4 page. It stands alone: some mail programs drop all of a
 * stylesheet with a rule that they do not know.
 */
export const printStyle = `
@page { size: A4; margin: 9mm 14mm; }
@media print {
  body, body table, body td { background-color: transparent !important; }
  body > table > tbody > tr > td { padding: 0 !important; }
  table[width="600"] { max-width: none !important; }
  .masthead { border: 0 !important; }
  .masthead > tbody > tr > td { padding: 0 0 6pt !important; }
  .masthead img { width: 132pt; height: auto; color: #16384b !important; filter: brightness(0); }
  .content td { padding-top: 1.5pt !important; padding-bottom: 1.5pt !important; line-height: 1.25 !important; }
  .content > tbody > tr > td { padding: 0 !important; }
  .content p, .content h1 { line-height: 1.25 !important; margin: 2pt 0 !important; }
  .content p, .content td { font-size: 11pt !important; }
  .content h2 { padding-top: 4pt !important; font-size: 14pt !important; }
  .slip { display: grid; grid-template-columns: 1fr 72mm; column-gap: 8pt; }
  .slip > * { grid-column: 1 / -1; }
  .slip > table > tbody > tr > td { vertical-align: top; }
  .slip > table:has(.post-by) { grid-area: 1 / 1; }
  .slip > table:has(.addressee) { grid-area: 1 / 2; }
  .content .alert { border: 3pt solid #84143a !important; padding: 5pt 9pt !important; }
  .content .alert > p:first-child { font-size: 16pt !important; }
  .content .post-by { padding: 0 !important; }
  .content .post-by h1 { font-size: 18pt !important; }
  .content .allergens { border: 2pt solid #84143a !important; padding: 4pt 9pt !important; font-size: 16pt !important; }
  .content .addressee { font-size: 14pt !important; }
  .content .ticks { display: block; }
  .ticks > tbody { display: block; columns: 2; column-gap: 18pt; }
  .content .ticks tr { display: flex; break-inside: avoid; }
  .ticks tr:has(.note), .ticks tr:has(+ tr .note) { column-span: all; }
  .content .ticks td { display: block; flex: 1; padding: 4pt 0 !important; font-size: 13pt !important; line-height: 18pt !important; }
  .content .ticks td:first-child:not([colspan]), .content .ticks td:nth-child(2):not([colspan]) { flex: 0 0 27pt; }
  .content .ticks td:nth-child(2):not([colspan]) { font-size: 17pt !important; }
  .content .ticks .note { padding: 6pt 12pt !important; font-size: 16pt !important; line-height: 1.3 !important; }
  .crowded .ticks > tbody { columns: 3; column-gap: 10pt; }
  .content .crowded .ticks td { padding: 2pt 0 !important; font-size: 11.5pt !important; line-height: 16pt !important; }
  .content .crowded .ticks td:first-child:not([colspan]), .content .crowded .ticks td:nth-child(2):not([colspan]) { flex-basis: 22pt; }
  .content .crowded .ticks td:nth-child(2):not([colspan]) { font-size: 15pt !important; }
  .crowded .ticks b { width: 16px; height: 16px; }
  .content .crowded .ticks .note { padding: 4pt 12pt !important; font-size: 15pt !important; }
  .cut, .now, .button { display: none; }
  .content .slip + .slip { page-break-before: always; }
  .content td tr, h2 { page-break-inside: avoid; }
  h2 { page-break-after: avoid; }
}
`;

/**
 * The stylesheet for what inline styles cannot state: light colours in dark mode, lines that do not end on a lone word, a box
 * and buttons as wide as a phone, and print rules that fit a packing slip on one A4 page.
 */
export const mailStyle = `
:root { color-scheme: light only; supported-color-schemes: light only; }
p { text-wrap: pretty; }
h1, h2 { text-wrap: balance; }
@media (max-width: 599px) {
  h2 { font-size: 21px !important; }
  .drawing { max-width: none !important; }
  .tray { width: 260px !important; }
  .pieces img { height: auto !important; }
}
@media (max-width: 479px) {
  .button a { display: block !important; text-align: center; }
}
@page { size: A4; margin: 9mm 14mm; }
@media print {
  body, body td, .content { background-color: transparent !important; }
  body > table > tbody > tr > td { padding: 0 !important; }
  table[width="600"] { max-width: none !important; }
  .masthead, .masthead td { padding: 0 0 4pt !important; background-color: transparent !important; }
  .masthead img { color: #16384b !important; filter: brightness(0); }
  .content td { padding-top: 1pt !important; padding-bottom: 1pt !important; line-height: 1.25 !important; }
  .content p { line-height: 1.25 !important; margin: 2pt 0 !important; }
  .content p, .content td { font-size: 11pt !important; }
  .content .pieces { line-height: 1.35 !important; font-size: 12pt !important; }
  .content .note { font-size: 16pt !important; }
  .content .post-by { border: 2pt solid #16384b; padding: 4pt 8pt !important; }
  .content .post-by h1 { font-size: 16pt !important; }
  .content .addressee { font-size: 13pt !important; }
  .content h2 { padding-top: 4pt !important; font-size: 14pt !important; }
  .cut, .now, .button { display: none; }
  .content .slip + .slip { page-break-before: always; }
  .content td tr, h2 { page-break-inside: avoid; }
  h2 { page-break-after: avoid; }
}
`;

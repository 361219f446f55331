/** What inline styles cannot say: the sheet stays light in dark surroundings, and a slip prints on one A4 page. */
export const mailStyle = `
:root { color-scheme: light only; supported-color-schemes: light only; }
@page { size: A4; margin: 9mm 14mm; }
@media print {
  body, body td, .sheet { background-color: transparent !important; }
  body { padding: 0 !important; }
  table[width="600"] { max-width: none !important; }
  .masthead td { padding: 0 0 4pt !important; }
  .sheet td { padding-top: 1pt !important; padding-bottom: 1pt !important; line-height: 1.25 !important; }
  .sheet p { line-height: 1.25 !important; margin-bottom: 2pt !important; }
  .sheet p, .sheet td { font-size: 11pt !important; }
  .sheet .pieces { line-height: 1.35 !important; font-size: 12pt !important; }
  .sheet .note { font-size: 16pt !important; }
  .sheet .flag { border: 2pt solid #16384b; }
  .sheet .flag p { font-size: 16pt !important; }
  .sheet .addressee { font-size: 13pt !important; }
  .sheet h2 { padding-top: 4pt !important; font-size: 14pt !important; }
  tr, h2 { page-break-inside: avoid; }
}
`;

/** The stylesheet of packing slips: their boxes to tick, and how a parcel's slip fits one A4 page on paper. */
export const slipStyle = `
.ticks td { padding: 5px 0; vertical-align: top; }
.ticks td:first-child:not([colspan]), .ticks td:nth-child(2):not([colspan]) { width: 36px; }
.ticks td:nth-child(2):not([colspan]) { padding-right: 12px; width: 28px; font-size: 22px; text-align: right; white-space: nowrap; }
.ticks .choice { display: inline-block; width: 92px; }
.ticks .copy { padding: 12px 0; }
.ticks .note { border-radius: 4px; }
.ticks tr:has(.note) + tr td { padding-top: 13px; }
@media (min-width: 1px) {
  .ticks b { display: block; width: 18px; height: 18px; margin: 2px 0; border: 2px solid #16384b; border-radius: 3px; color: transparent; font-size: 1px; line-height: 1px; }
}
@media print {
  .slip { display: grid; grid-template-columns: 1fr 72mm; gap: 6pt 8pt; }
  .slip > table > tbody > tr > td { padding: 0 !important; }
  .slip > * { grid-column: 1 / -1; }
  .slip > table > tbody > tr > td { vertical-align: top; }
  .slip > table:has(.post-by) { grid-area: 1 / 1; }
  .slip > table:has(.addressee) { grid-area: 1 / 2; }
  .content .alert { border: 3pt solid #84143a !important; padding: 5pt 9pt !important; }
  .content .alert > p:first-child { font-size: 16pt !important; column-span: all; }
  .slip .alert { columns: 2; column-gap: 18pt; }
  .slip .alert > table { break-inside: avoid; }
  .slip .alert > p { break-after: avoid; }
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
  .content .ticks td:nth-child(2):not([colspan]) { font-size: 17pt !important; text-align: left; }
  .ticks .choice { width: auto; }
  .content .ticks .note { padding: 6pt 12pt !important; font-size: 16pt !important; line-height: 1.3 !important; }
  .crowded .ticks > tbody { columns: 3; column-gap: 10pt; }
  .content .crowded .ticks td { padding: 2pt 0 !important; font-size: 11.5pt !important; line-height: 16pt !important; }
  .content .crowded .ticks td:first-child:not([colspan]), .content .crowded .ticks td:nth-child(2):not([colspan]) { flex-basis: 22pt; }
  .content .crowded .ticks td:nth-child(2):not([colspan]) { font-size: 15pt !important; }
  .crowded .ticks b { width: 16px; height: 16px; }
  .content .crowded .ticks .note { padding: 4pt 12pt !important; font-size: 15pt !important; }
  .slip > .cut { display: none; }
  .cut { margin: 12pt 0 0 !important; border-top-width: 1.5pt !important; }
  .content .slip + .slip { page-break-before: always; }
}
`;

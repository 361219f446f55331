/** The stylesheet of packing slips: their boxes to tick, and how a parcel's slip fits one A4 page on paper. */
export const slipStyle = `
.place { display: inline-block; margin-right: 4px; border-radius: 4px; padding: 0 8px; background: #16384b; color: #fff; font: 700 17px/26px Segoe UI,Helvetica,sans-serif; letter-spacing: 0; vertical-align: 2px; white-space: nowrap; }
.changed { display: inline-block; margin-left: 6px; border-left: 4px solid #a61d49; padding-left: 8px; color: #84143a; font: 700 17px/22px Segoe UI,Helvetica,sans-serif; letter-spacing: 0; }
.size, .none { margin: 0; color: #16384b; font: 17px/26px Segoe UI,Helvetica,sans-serif; }
.none { margin-top: 8px; padding-left: 32px; color: #435d6a; }
.ticks td { padding: 5px 0; vertical-align: top; }
.ticks td:first-child { width: 32px; }
.ticks strong:first-child { display: inline-block; min-width: 24px; margin-right: 8px; font-size: 22px; }
.ticks.counts strong:first-child { min-width: 32px; }
.ticks i { float: left; width: 92px; font-size: 17px; font-style: normal; }
.ticks i + strong { display: block; overflow: hidden; }
.ticks .copy { padding: 12px 0; }
.ticks .note { border: 1px solid #dccba5; border-left: 4px solid #c98f4e; border-radius: 4px; padding: 15px 23px 15px 20px; background: #fff; color: #16384b; font: italic 22px/32px Georgia,Noto Serif,DejaVu Serif Condensed,serif; overflow-wrap: anywhere; }
.ticks tr:has(.changed) + tr .note { border-left-color: #a61d49; }
.ticks tr:has(.note) + tr td { padding-top: 13px; }
@media (min-width: 1px) {
  .ticks b { display: block; width: 18px; height: 18px; margin: 2px 0; border: 2px solid #16384b; border-radius: 3px; color: transparent; font-size: 1px; line-height: 1px; }
}
@media (max-width: 479px) {
  .changed { display: table; margin-left: 0; }
  .send-to p:first-child .changed { display: inline-block; margin-left: 6px; }
}
@media print {
  .slip { display: grid; grid-template-columns: 100%; gap: 6pt; }
  .slip > table > tbody > tr > td { padding: 0 !important; }
  .content .alert { border: 3pt solid #84143a !important; padding: 5pt 9pt !important; }
  .content .alert > p:first-child { font-size: 16pt !important; }
  .content .changes { border: 1.5pt solid #16384b !important; padding: 5pt 9pt !important; }
  .content .changes > p:first-child { font-size: 14pt !important; }
  .content .post-by { padding: 0 !important; }
  .content .send-to { padding: 4pt 8pt !important; }
  .content .keep { border: 0 !important; padding: 0 !important; }
  .content .post-by h1 { font-size: 18pt !important; }
  .content .quiet h1 { font-size: 13pt !important; }
  .place { border: 1pt solid #16384b; background: none; color: #16384b; font-size: 12pt; line-height: 14pt; }
  .content .allergens { border: 2pt solid #84143a !important; padding: 4pt 9pt !important; font-size: 16pt !important; }
  .content .addressee { font-size: 14pt !important; }
  .content .ticks { display: block; }
  .ticks > tbody { display: block; columns: 2; column-gap: 18pt; }
  .content .ticks tr { display: flex; break-inside: avoid; }
  .ticks tr:has(.note), .ticks tr:has(+ tr .note) { column-span: all; }
  .content .ticks td { display: block; flex: 1; padding: 4pt 0 !important; font-size: 13pt !important; line-height: 18pt !important; }
  .content .ticks td:first-child { flex: 0 0 27pt; }
  .content .ticks strong:first-child { font-size: 17pt; }
  .content .ticks .note { padding: 6pt 12pt !important; font-size: 16pt !important; line-height: 1.3 !important; }
  .crowded .ticks > tbody { columns: 3; column-gap: 10pt; }
  .content .crowded .ticks td { padding: 2pt 0 !important; font-size: 11.5pt !important; line-height: 16pt !important; }
  .content .crowded .ticks td:first-child { flex-basis: 22pt; }
  .crowded .ticks i { width: auto; padding-right: 5pt; font-size: 11.5pt; }
  .content .crowded .ticks strong:first-child { min-width: 16pt; margin-right: 4pt; font-size: 15pt; }
  .none { padding-left: 0; }
  .crowded .size, .crowded .none { display: inline-block; margin-right: 12pt !important; }
  .crowded .ticks b { width: 16px; height: 16px; }
  .content .crowded .ticks .note { padding: 4pt 12pt !important; font-size: 15pt !important; }
  .slip > .cut { display: none; }
  .content .slip + .slip { page-break-before: always; }
}
`;

import { colours, fonts } from '../shared/tokens.ts';

/** The stylesheet of packing slips: their boxes to tick, and how a parcel's slip fits one A4 page on paper. */
export const slipStyle = `
.place { display: inline-block; margin: 0 4px 0 0; border-radius: 4px; padding: 0 8px; background: ${colours.navy}; color: ${colours.white}; font: 700 17px/26px ${fonts.text}; letter-spacing: 0; vertical-align: middle; white-space: nowrap; }
.place ~ strong { vertical-align: middle; }
h2 .place, .changed .place { font-size: 15px; line-height: 24px; }
h2 .place { margin: 0 0 0 4px; }
h2 .place, .changed .place { box-shadow: inset 0 0 0 2px ${colours.navy}; background: none; color: ${colours.navy}; }
.changed .place { margin-bottom: 4px; }
h2 small:has(.place) { line-height: 36px; }
.late { background: ${colours.raspberryDark}; }
.changed { margin: 12px 0 0; color: ${colours.navy}; font: 15px/24px ${fonts.text}; overflow-wrap: anywhere; }
small { color: ${colours.textMuted}; font: 700 17px/28px ${fonts.text}; letter-spacing: 0; }
.ticks i { color: ${colours.textMuted}; font-size: 15px; font-style: normal; font-weight: 400; white-space: nowrap; }
.size, .contains { margin: 0; color: ${colours.navy}; font: 17px/26px ${fonts.text}; }
.ticks td { padding: 5px 0; vertical-align: top; }
.ticks td:first-child { width: 30px; }
.ticks td:nth-child(2):not([colspan]) { width: 24px; padding-right: 12px; font-size: 22px; text-align: right; }
.ticks td:nth-child(3):not(:has(strong)) { font-weight: 700; }
.ticks tr:has(+ .sum) td { padding-bottom: 12px; }
.ticks .sum td + td { border-top: 1px solid ${colours.navy}; padding-top: 8px; }
.ticks .copy { padding: 12px 0; }
.ticks .note { border: 1px solid ${colours.border}; border-left: 4px solid ${colours.cardboard}; border-radius: 4px; padding: 15px 23px 15px 20px; background: ${colours.white}; color: ${colours.navy}; font: italic 22px/32px ${fonts.display}; overflow-wrap: anywhere; white-space: pre-wrap; }
.ticks tr:has(.note) + tr td { padding-top: 13px; }
.ticks tr:has(.note), .ticks tr:has(+ tr .note) { grid-column: 1 / -1; }
@media (min-width: 1px) {
  .ticks td:first-child b { display: block; width: 18px; height: 18px; margin: 2px 0; border: 2px solid ${colours.navy}; border-radius: 3px; color: transparent; font-size: 1px; line-height: 1px; }
}
@media screen and (min-width: 600px) {
  .long > tbody { display: grid; grid-template-columns: repeat(2, auto); column-gap: 20px; }
  .long tr { display: flex; }
  .long tr:has(td strong) { grid-column: 1 / -1; }
  .long td { flex: 1; }
  .long td:first-child, .long td:nth-child(2):not([colspan]) { flex: none; }
  .long td:first-child { width: 26px; }
  .long td:nth-child(2):not([colspan]) { padding-right: 8px; }
}
@media screen and (max-width: 479px) {
  .ticks .note { padding: 11px 15px 11px 12px; font-size: 19px; line-height: 28px; }
  .ticks i { display: block; line-height: 20px; }
}
@media (max-width: 359px) {
  .split > tbody > tr > td, .keep { padding-left: 16px !important; padding-right: 16px !important; }
}
@media print {
  .slip { display: grid; grid-template-columns: 100%; gap: 5pt; }
  .slip > table > tbody > tr > td { padding: 0 !important; }
  .content .alert { border: 3pt solid ${colours.raspberryDark} !important; padding: 5pt 9pt !important; }
  .content .alert > p:first-child { font-size: 16pt !important; }
  .content .alert > p + p { display: inline; padding-right: 6pt; }
  .alert br, .changed br { display: none; }
  .alert br + span::before { content: ', '; }
  .content .post-by, .content .send-to, .content .send-to + td, .content .keep { padding: 4pt 9pt !important; }
  .content .keep { border-top: 1pt solid ${colours.raspberryDark}; color: ${colours.raspberryDark} !important; }
  .content .post-by h1 { font-size: 18pt !important; }
  .content .quiet h1 { font-size: 13pt !important; }
  .content .wait { border: 2pt solid ${colours.raspberryDark}; padding: 2pt 9pt !important; color: ${colours.raspberryDark} !important; background: none !important; font-size: 14pt !important; }
  .place { border: 1pt solid ${colours.navy}; background: none; color: ${colours.navy}; font-size: 12pt; line-height: 14pt; }
  .late { color: ${colours.raspberryDark}; }
  .content small { padding-right: 6pt; font-size: 11pt; line-height: 1.25 !important; }
  h2 br, .send-to + td > p:first-child { display: none; }
  .size, .contains { display: inline; }
  .size + .size, .contains { padding: 0 0 0 8pt; }
  .content .allergens { border: 2pt solid ${colours.raspberryDark} !important; padding: 4pt 9pt !important; font-size: 15pt !important; }
  .content .changed { margin: 3pt 0 0 !important; font-size: 9pt !important; line-height: 1.2 !important; }
  h2 .place, .changed .place { box-shadow: none; margin-bottom: 0; padding: 0 4pt; font-size: 9pt; line-height: 10pt; }
  .content .addressee { font-size: 14pt !important; }
  .content .ticks { display: block; }
  .ticks > tbody { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 18pt; }
  .content .ticks tr { display: flex; break-inside: avoid; }
  .content .ticks td { display: block; flex: 1; padding: 4pt 0 !important; font-size: 13pt !important; line-height: 18pt !important; }
  .content .ticks td:first-child { flex: 0 0 27pt; }
  .content .ticks td:nth-child(2):not([colspan]) { flex: none; width: auto; min-width: 18pt; padding-right: 6pt !important; font-size: 17pt !important; text-align: left; }
  .content .ticks .note { padding: 6pt 12pt !important; font-size: 16pt !important; line-height: 1.3 !important; }
  .crowded .ticks > tbody { grid-template-columns: repeat(6, minmax(0, 1fr)); column-gap: 10pt; }
  :where(.crowded) .ticks tr { grid-column: span 2; }
  .crowded .ticks tr:has(td:last-child > strong) { grid-column: span 3; }
  .content .crowded .ticks td { padding: 2pt 0 !important; font-size: 11.5pt !important; line-height: 16pt !important; }
  .content .crowded .ticks td:first-child { flex-basis: 22pt; }
  .content .crowded .ticks td:nth-child(2):not([colspan]) { min-width: 14pt; font-size: 15pt !important; }
  .crowded .ticks td:first-child b { width: 16px; height: 16px; }
  .content .crowded .ticks .note { padding: 4pt 12pt !important; font-size: 15pt !important; }
  .content .slip ~ table > tbody > tr > td { padding: 6pt 0 0 !important; }
  .next { display: none; }
  .content .slip + .slip { page-break-before: always; }
}
`;

/**
 * The stylesheet of mails with boxes: on a phone, and on the whole width of a mail, a tray has its lid at its left;
 * slices stand upright beside their list. Flavours stand in rows, and where there is room
 * more of them than slices have in two columns.
 */
export const boxStyle = `
.counts td { padding: 4px 0 0; vertical-align: baseline; }
.wide, .wide .tray { width: 100%; }
.wide .pieces img { height: auto; }
.wide > tbody { display: flex; }
.wide > tbody > tr, .wide > tbody > tr > td { display: block; }
.wide > tbody > tr:first-child > td { padding: 4px 0 4px 4px !important; }
@media (min-width: 600px) {
  .counts:has(tr:nth-child(11)) > tbody { display: block; columns: 2; }
  .counts:has(tr:nth-child(11)) tr { display: flex; break-inside: avoid; }
  .counts:has(tr:nth-child(11)) td:first-child { flex: 0 0 32px; }
  .slices > tbody { display: grid; grid-template-columns: 56px 56px; gap: 4px; padding: 4px; }
  .slices tr { display: contents; }
  .slices td { display: block; width: auto; }
  .slices img { height: 56px; }
  .column:has(.slices) { width: auto; }
}
@media (max-width: 479px) {
  .allergens .links { margin: 5px 0 -7px !important; }
}
@media (max-width: 599px) {
  .column, .column .tray { width: 100% !important; }
  .column > tbody > tr > td { padding-right: 0 !important; }
  .thumbnail, .thumbnail img { width: 76px !important; }
  .tray .pieces img { height: auto !important; }
  .open > tbody { display: flex; }
  .open > tbody > tr, .open > tbody > tr > td { display: block; }
  .open > tbody > tr:first-child > td { padding: 4px 0 4px 4px !important; }
}
`;

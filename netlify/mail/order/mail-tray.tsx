import { pieceColours } from '#data/piece-colours.ts';
import type { SummarizedBox } from '#copy/order-summary.ts';
import { theme } from '../shared/theme.ts';

/** The columns of a tray by its number of pieces, as they lie in the real box. Other trays have one row. */
const COLUMNS: Readonly<Record<number, number>> = { 6: 3, 12: 4, 30: 6 };

/** The widest tray, in pixels: it fits a phone. */
const WIDTH = 200;

/** The rows of a tray, as colours of its pieces. Empty when a flavour is no longer in the catalogue. */
function trayRows({ flavours }: SummarizedBox): string[][] {
  const colours = flavours.flatMap(({ slug, quantity }) =>
    Array<string>(quantity).fill(pieceColours[slug ?? ''] ?? ''),
  );
  if (colours.includes('')) return [];
  const columns = COLUMNS[colours.length] ?? colours.length;
  return Array.from({ length: Math.ceil(colours.length / columns) }, (_, row) =>
    colours.slice(row * columns, (row + 1) * columns),
  );
}

/** The box seen from above, drawn with coloured cells: mail programs block pictures. The list below it says the same. */
export function MailTray({ box }: { box: SummarizedBox }) {
  const rows = trayRows(box);
  if (rows.length === 0) return null;
  const columns = rows[0]?.length ?? 1;
  const width = Math.floor(WIDTH / Math.max(columns, 4));
  const height = rows.length === 1 ? 2 * width : width;
  return (
    <table border={0} cellPadding={0} cellSpacing={4} role="presentation" style={theme.tray}>
      <tbody aria-hidden="true">
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((colour, place) => (
              <td
                key={place}
                width={width}
                height={height}
                style={{ backgroundColor: colour, borderRadius: '3px' }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

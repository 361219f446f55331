import { lidColours, pieceColours } from '#data/mail-colours.ts';
import { slugify } from '#domain/catalogue.ts';
import type { SummarizedBox } from '#copy/order-summary.ts';
import { theme } from '../shared/theme.ts';

/** The columns of a tray by its number of pieces, as they lie in the real box. Other trays have one row. */
const COLUMNS: Readonly<Record<number, number>> = { 6: 3, 12: 4, 30: 6 };

/** The widest tray, in pixels: it fits a phone. */
const WIDTH = 208;
const GAP = 4;

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

/** Returns whether white is easier to read on a colour than ink. */
function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue < 140;
}

/** The open lid with its name, on its own colour. Nothing for a lid that is no longer in the catalogue. */
function Lid({ box: { lidDesign }, columns }: { box: SummarizedBox; columns: number }) {
  const colour = lidColours[slugify(lidDesign)];
  if (colour === undefined) return null;
  const style = { ...theme.lid, backgroundColor: colour };
  return (
    <tr className="lid">
      <td colSpan={columns} style={isDark(colour) ? { ...style, color: '#ffffff' } : style}>
        {lidDesign}
      </td>
    </tr>
  );
}

/**
 * The open box, drawn with coloured cells: mail programs block pictures. The list beside it says the same. Null when a
 * flavour is no longer in the catalogue.
 */
export function MailBox({ box }: { box: SummarizedBox }) {
  const rows = trayRows(box);
  if (rows.length === 0) return null;
  const columns = rows[0]?.length ?? 1;
  const width = Math.floor(WIDTH / Math.max(columns, 3));
  const height = rows.length === 1 ? 2 * width : width;
  return (
    <table
      className="tray"
      border={0}
      cellPadding={0}
      cellSpacing={GAP}
      role="presentation"
      style={theme.tray}
    >
      <tbody aria-hidden="true">
        <Lid box={box} columns={columns} />
        {rows.map((row, index) => (
          <tr key={index} className={rows.length > 1 ? `pieces-${columns}` : undefined}>
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

import type { CSSProperties } from 'react';
import { flavourCatalogue } from '#data/flavour-catalogue.ts';
import { lidColours, pieceColours } from '#data/image-colours.ts';
import { slugify } from '#domain/catalogue.ts';
import type { SummarizedBox } from '#copy/order-summary.ts';
import { NO_PRELOAD } from '../shared/parts.tsx';
import { theme } from '../shared/theme.ts';

/** The columns of a tray by its number of pieces, as they lie in the real box. Other trays have one row. */
const COLUMNS: Readonly<Record<number, number>> = { 6: 3, 12: 4, 30: 6 };

/** The width of a tray beside text, in pixels, with its frame. On a phone a tray is as wide as the mail. */
const WIDTH = 240;
const FRAME = 4;
const GAP = 4;

/** Pieces are no wider than three in a row. */
const LEAST_COLUMNS = 3;

/** The width of a lid for its height. */
const LID_RATIO = 1.3;

/** Returns the colour of a flavour's piece; undefined when the flavour is no longer in the catalogue. */
function pieceColour(slug: string): string | undefined {
  const flavour = flavourCatalogue.flavours.find((one) => one.slug === slug);
  return flavour && pieceColours[flavour.id];
}

/** Returns the slugs of a tray's pieces, row by row. Empty when a flavour is no longer in the catalogue. */
function trayRows({ flavours }: SummarizedBox): string[][] {
  const slugs = flavours.flatMap(({ slug, quantity }) =>
    Array<string>(quantity).fill(slug !== null && pieceColour(slug) ? slug : ''),
  );
  if (slugs.includes('')) return [];
  const columns = COLUMNS[slugs.length] ?? slugs.length;
  return Array.from({ length: Math.ceil(slugs.length / columns) }, (_, row) =>
    slugs.slice(row * columns, (row + 1) * columns),
  );
}

/** Returns whether white is easier to read on a colour than ink. */
function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue < 140;
}

interface LidProps {
  box: SummarizedBox;
  siteUrl: string;
  /** In pixels. */
  width: number;
}

/**
 * The lid. Until the mail program shows its picture, its name stands on its own colour. Null for a lid that is no longer
 * in the catalogue.
 */
export function MailLid({ box: { lidDesign }, siteUrl, width }: LidProps) {
  const slug = slugify(lidDesign);
  const colour = lidColours[slug];
  if (colour === undefined) return null;
  return (
    <img
      {...NO_PRELOAD}
      src={`${siteUrl}/mail/lids/${slug}.png`}
      alt={lidDesign}
      width={width}
      height={Math.round(width / LID_RATIO)}
      style={{
        ...theme.lid,
        backgroundColor: colour,
        ...(isDark(colour) ? { color: '#ffffff' } : {}),
      }}
    />
  );
}

interface PieceProps {
  slug: string;
  siteUrl: string;
  /** In pixels. */
  width: number;
  height: number;
}

function Piece({ slug, siteUrl, width, height }: PieceProps) {
  return (
    <td width={width} style={{ ...theme.piecePlace, backgroundColor: pieceColour(slug) }}>
      <img
        {...NO_PRELOAD}
        src={`${siteUrl}/mail/pieces/${slug}.jpg`}
        alt=""
        width={width}
        height={height}
        style={theme.picture}
      />
    </td>
  );
}

/** The width of a piece in a tray of so many columns, in pixels. */
function pieceWidth(columns: number): number {
  const places = Math.max(columns, LEAST_COLUMNS);
  return Math.floor((WIDTH - 2 * FRAME - GAP) / places) - GAP;
}

/** The columns, the width and the height of a tray's pieces. */
function measure(rows: readonly (readonly string[])[]) {
  const columns = rows[0]?.length ?? 1;
  const width = pieceWidth(columns);
  return { columns, width, height: rows.length === 1 ? 2 * width : width };
}

interface PiecesProps {
  rows: readonly (readonly string[])[];
  siteUrl: string;
  /** The height of a piece, in pixels; by default as it lies in a box. */
  height?: number;
  className?: string;
  style?: CSSProperties;
}

/** Pieces, row by row. Until the mail program shows the pictures, they are drawn with their colours. */
function Pieces({ rows, siteUrl, style, className = 'tray', ...given }: PiecesProps) {
  const { width, height } = { ...measure(rows), ...given };
  return (
    <table
      className={className}
      border={0}
      cellPadding={0}
      cellSpacing={GAP}
      role="presentation"
      style={style}
    >
      <tbody aria-hidden="true">
        {rows.map((row, index) => (
          <tr key={index} className={height === width ? 'pieces' : undefined}>
            {row.map((slug, index) => (
              <Piece key={index} slug={slug} siteUrl={siteUrl} width={width} height={height} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns whether all flavours of a box are in the catalogue, so that it can be shown open. */
export const canDraw = (box: SummarizedBox): boolean => trayRows(box).length > 0;

/** Returns whether the pieces of a box lie in several rows. */
export const hasRows = (box: SummarizedBox): boolean => trayRows(box).length > 1;

interface MailBoxProps {
  box: SummarizedBox;
  siteUrl: string;
  /** Whether it is as wide as the mail, where its program allows that. */
  isWide: boolean;
}

/**
 * The open box in pictures: its lid above its pieces, or of the same height beside them on a phone and on the whole width of
 * a mail. The list with it says the same.
 */
export function MailBox({ box, siteUrl, isWide }: MailBoxProps) {
  const rows = trayRows(box);
  const { columns, width, height } = measure(rows);
  const flex = (LID_RATIO * rows.length * height) / (columns * width);
  return (
    <table
      className={isWide ? 'tray open wide' : 'tray open'}
      border={0}
      cellPadding={0}
      cellSpacing={0}
      role="presentation"
      style={theme.tray}
    >
      <tbody aria-hidden="true">
        <tr style={{ flex }}>
          <td style={{ padding: GAP, paddingBottom: 0 }}>
            <MailLid box={box} siteUrl={siteUrl} width={columns * (width + GAP) - GAP} />
          </td>
        </tr>
        <tr style={{ flex: 1 }}>
          <td>
            <Pieces rows={rows} siteUrl={siteUrl} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const SLICE_COLUMNS = 4;

/** Returns the rows of a tray with a piece of each flavour of slices. Rows that are not full are left out. */
function sliceRows(flavours: readonly string[]): string[][] {
  const slugs = flavours.map(slugify).filter(pieceColour);
  const columns = Math.min(slugs.length, SLICE_COLUMNS);
  return Array.from({ length: Math.floor(slugs.length / (columns || 1)) }, (_, row) =>
    slugs.slice(row * columns, (row + 1) * columns),
  );
}

/** Returns whether a flavour of slices is in the catalogue, so that they can be shown. */
export const canDrawSlices = (flavours: readonly string[]): boolean =>
  sliceRows(flavours).length > 0;

interface SlicesProps {
  flavours: readonly string[];
  siteUrl: string;
}

/** A tray with a square piece of each flavour of slices, full rows upright. The list beside it says the same. */
export function MailSlices({ flavours, siteUrl }: SlicesProps) {
  const rows = sliceRows(flavours);
  const { columns, width } = measure(rows);
  const className = columns === SLICE_COLUMNS ? 'tray slices' : 'tray';
  return (
    <Pieces rows={rows} siteUrl={siteUrl} height={width} className={className} style={theme.tray} />
  );
}

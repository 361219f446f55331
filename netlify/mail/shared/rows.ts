import type { CSSProperties } from 'react';
import { colours } from './tokens.ts';

/** Where a row stands in a list of so many. */
export interface RowPlace {
  index: number;
  count: number;
}

const lineAbove = ({ index }: RowPlace): CSSProperties =>
  index > 0 ? { borderTop: `1px solid ${colours.border}` } : {};

/** The style of a cell of a box among others: a line parts it from the box above, 24 pixels from both. */
export const itemCell = (style: CSSProperties, place: RowPlace, right = 0): CSSProperties => ({
  ...style,
  ...lineAbove(place),
  padding: `${place.index > 0 ? 24 : 16}px ${right}px ${place.index < place.count - 1 ? 24 : 0}px 0`,
});

/** The style of a cell of the first row of several of one entry. */
export const firstRowCell = (style: CSSProperties, { index }: RowPlace, left = 0): CSSProperties =>
  rowCell(style, { index, count: index + 1 }, left);

/** The style of the rest of an entry, below its first row. */
export const belowRowCell = (style: CSSProperties, { index, count }: RowPlace): CSSProperties => ({
  ...style,
  padding: `0 0 ${index < count - 1 ? '8px' : '0'}`,
});

/** The style of a cell of a row, so many pixels from the cell at its left. No space stands below the last. */
export const rowCell = (style: CSSProperties, place: RowPlace, left = 0): CSSProperties => ({
  ...style,
  ...lineAbove(place),
  padding: `8px 0 ${place.index < place.count - 1 ? '8px' : '0'} ${left}px`,
});

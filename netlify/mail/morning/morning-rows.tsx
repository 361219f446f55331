import type { ReactNode } from 'react';
import { belowRowCell, firstRowCell, type RowPlace } from '../shared/rows.ts';
import { theme } from '../shared/theme.ts';
import { colours, fonts } from '../shared/tokens.ts';
import { nameText, parcelFacts, restText } from './morning-copy.ts';
import type { MorningParcel } from './morning-for-mail.ts';

/** The stylesheet of a morning, whose lists have hundreds of numbers. */
export const morningStyle = `
.number { color: ${colours.textMuted}; font: 15px/26px ${fonts.text}; white-space: nowrap; }
@media (max-width: 599px) {
  .split td + td { padding-top: 0 !important; }
}
`;

/** What a list leaves out, with the way to it. */
export function Rest({ all, shown, boardUrl }: { all: number; shown: number; boardUrl: string }) {
  const text = restText(all, shown);
  if (text === null) return null;
  return (
    <p style={theme.paragraph}>
      <a href={boardUrl} style={theme.link}>
        {text}
      </a>
    </p>
  );
}

interface RowProps extends RowPlace {
  title: string;
  /** The number of the order, and which of its parcels it is. */
  number: string;
  /** A postcode, where it goes beside the name; the number beside it by default. */
  side?: string;
  /** Whether there is nothing more to do about it. */
  isDone?: boolean;
  children: ReactNode;
}

/** An entry: its name in bold and what stands at the right, and below them what belongs to it, the number last. */
export function Row({ title, number, side, isDone = false, children, ...place }: RowProps) {
  const done = isDone ? theme.done : {};
  return (
    <>
      <tr>
        <td style={firstRowCell(done, place)}>{isDone ? title : <strong>{title}</strong>}</td>
        <td align="right" valign="top" width="1" style={firstRowCell(done, place, 16)}>
          {side ?? <span className="number">{number}</span>}
        </td>
      </tr>
      <tr>
        <td colSpan={2} style={belowRowCell(done, place)}>
          {children}
          {side !== undefined && <div className="number">{number}</div>}
        </td>
      </tr>
    </>
  );
}

interface ParcelProps extends RowPlace {
  parcel: MorningParcel;
  children?: ReactNode;
}

/** A row for a parcel: who gets it, what it is, its postcode. */
export function ParcelRow({ parcel, children, ...place }: ParcelProps) {
  return (
    <Row
      title={nameText(parcel)}
      number={parcel.number}
      side={parcel.postcode}
      isDone={parcel.isPacked}
      {...place}
    >
      {parcelFacts(parcel)}
      {children}
    </Row>
  );
}

import type { ReactNode } from 'react';
import { TextLines } from '../shared/parts.tsx';
import { rowCell, type RowPlace } from '../shared/rows.ts';
import { theme } from '../shared/theme.ts';
import { nameText, parcelFacts, restText } from './morning-copy.ts';
import type { MorningParcel } from './morning-for-mail.ts';

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
  side?: string;
  /** What is urgent about it, below the postcode. */
  mark?: string | undefined;
  /** Whether there is nothing more to do about it. */
  isDone?: boolean;
  children: ReactNode;
}

/** A row with a name in bold and what belongs to it, at its right its postcode and its number. */
export function Row({ title, number, side, mark, isDone = false, children, ...place }: RowProps) {
  const done = isDone ? theme.done : {};
  return (
    <tr>
      <td style={rowCell(done, place)} valign="top">
        {isDone ? title : <strong>{title}</strong>}
        <br />
        {children}
      </td>
      <td style={rowCell({ ...theme.entrySide, ...done }, place, 16)} valign="top">
        {side !== undefined && (
          <>
            {side}
            <br />
          </>
        )}
        {mark !== undefined && (
          <>
            <span style={theme.late}>{mark}</span>
            <br />
          </>
        )}
        <span style={theme.small}>
          <TextLines text={number.replace(', ', '\n')} />
        </span>
      </td>
    </tr>
  );
}

interface ParcelProps extends RowPlace {
  parcel: MorningParcel;
  mark?: string;
  children?: ReactNode;
}

/** A row for a parcel: who gets it, what it is, its postcode. */
export function ParcelRow({ parcel, children, ...rest }: ParcelProps) {
  return (
    <Row
      title={nameText(parcel)}
      number={parcel.number}
      side={parcel.postcode}
      isDone={parcel.isPacked}
      {...rest}
    >
      {parcelFacts(parcel)}
      {children}
    </Row>
  );
}

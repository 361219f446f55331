import type { ReactNode } from 'react';
import { rowFoot, rowHead, type RowPlace } from '../shared/rows.ts';
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
  side?: string;
  /** What is urgent about it, below the postcode. */
  mark?: string | undefined;
  /** Whether there is nothing more to do about it. */
  isDone?: boolean;
  children: ReactNode;
}

/** Rows with a name in bold, a postcode at its right, and below both what belongs to it. */
export function Row({ title, side = '', mark, isDone = false, children, ...place }: RowProps) {
  const done = isDone ? theme.done : {};
  return (
    <>
      <tr>
        <td style={rowHead(done, place)} valign="top">
          {isDone ? title : <strong>{title}</strong>}
        </td>
        <td style={rowHead({ ...theme.entrySide, ...done }, place, 12)} valign="top">
          {side}
        </td>
      </tr>
      <tr>
        <td
          style={{ ...done, ...rowFoot(place) }}
          colSpan={mark === undefined ? 2 : undefined}
          valign="top"
        >
          {children}
        </td>
        {mark !== undefined && (
          <td style={{ textAlign: 'right', ...rowFoot(place, 12) }} valign="top">
            <span style={theme.badge}>{mark}</span>
          </td>
        )}
      </tr>
    </>
  );
}

interface ParcelProps extends RowPlace {
  parcel: MorningParcel;
  mark?: string;
  children?: ReactNode;
}

/** A row for a parcel: who gets it, what it is, its number. */
export function ParcelRow({ parcel, mark, children, ...place }: ParcelProps) {
  return (
    <Row
      title={nameText(parcel)}
      side={parcel.postcode}
      mark={mark}
      isDone={parcel.isPacked}
      {...place}
    >
      {parcelFacts(parcel)}
      {children}
      <br />
      <span style={theme.small}>{parcel.number}</span>
    </Row>
  );
}

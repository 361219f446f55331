import type { CSSProperties } from 'react';
import { afterText, beforeText, type ParcelDifference } from '#copy/parcel-differences.ts';
import { Fact, MailTable, TextLines } from './parts.tsx';
import { theme } from './theme.ts';

/** What a text was, in grey, and below it what it is now, in bold; a note in the face of notes. */
export function BeforeAndNow({ difference }: { difference: ParcelDifference }) {
  const { part, before, after } = difference;
  const faceOf = (words: string): CSSProperties =>
    part === 'note' && words !== '' ? theme.noteWords : {};
  return (
    <MailTable>
      <Fact name="Before" isNarrow>
        <span style={{ ...faceOf(before), ...theme.past }}>
          <TextLines text={beforeText(difference)} />
        </span>
      </Fact>
      <Fact name="Now" isNarrow>
        <strong style={faceOf(after)}>
          <TextLines text={afterText(difference)} />
        </strong>
      </Fact>
    </MailTable>
  );
}

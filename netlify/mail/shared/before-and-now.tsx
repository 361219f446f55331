import type { CSSProperties } from 'react';
import { isNoteWritten, type ParcelDifference } from '#copy/parcel-differences.ts';
import { Fact, MailTable, TextLines } from './parts.tsx';
import { theme } from './theme.ts';

/** What a text was, in grey, and below it what it is now, in bold; a note in the face of notes. */
export function BeforeAndNow({ what, before, after }: ParcelDifference) {
  const faceOf = (text: string): CSSProperties =>
    isNoteWritten(what, text) ? theme.noteWords : {};
  return (
    <MailTable>
      <Fact name="Before" isNarrow>
        <span style={{ ...faceOf(before), ...theme.past }}>
          <TextLines text={before} />
        </span>
      </Fact>
      <Fact name="Now" isNarrow>
        <strong style={faceOf(after)}>
          <TextLines text={after} />
        </strong>
      </Fact>
    </MailTable>
  );
}

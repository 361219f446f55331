import { isNoteWritten, type ParcelDifference } from '#copy/parcel-differences.ts';
import { Background, Fact, MailTable, TextLines } from './parts.tsx';
import { theme } from './theme.ts';

/** What a text was, in grey, and below it what it is now, in bold; a note in the face of notes, the new one as in other mails. */
export function BeforeAndNow({ what, before, after }: ParcelDifference) {
  return (
    <MailTable>
      <Fact name="Before" isNarrow>
        <span
          style={isNoteWritten(what, before) ? { ...theme.noteWords, ...theme.past } : theme.past}
        >
          <TextLines text={before} />
        </span>
      </Fact>
      <Fact name="Now" isNarrow>
        {isNoteWritten(what, after) ? (
          <Background style={theme.note}>
            <TextLines text={after} />
          </Background>
        ) : (
          <strong>
            <TextLines text={after} />
          </strong>
        )}
      </Fact>
    </MailTable>
  );
}

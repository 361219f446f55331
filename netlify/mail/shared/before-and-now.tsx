import { afterText, beforeText, type ParcelDifference } from '#copy/parcel-differences.ts';
import { Background, Fact, MailTable, TextLines } from './parts.tsx';
import { theme } from './theme.ts';

/** What a text was, in grey, and below it what it is now, in bold; a note in the face of notes, the new one as in other mails. */
export function BeforeAndNow({ difference }: { difference: ParcelDifference }) {
  const isNote = (words: string): boolean => difference.part === 'note' && words !== '';
  const now = <TextLines text={afterText(difference)} />;
  return (
    <MailTable>
      <Fact name="Before" isNarrow>
        <span
          style={isNote(difference.before) ? { ...theme.noteWords, ...theme.past } : theme.past}
        >
          <TextLines text={beforeText(difference)} />
        </span>
      </Fact>
      <Fact name="Now" isNarrow>
        {isNote(difference.after) ? (
          <Background style={theme.note}>{now}</Background>
        ) : (
          <strong>{now}</strong>
        )}
      </Fact>
    </MailTable>
  );
}

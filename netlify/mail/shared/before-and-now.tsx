import { Background, Fact, MailTable, TextLines } from './parts.tsx';
import { theme } from './theme.ts';

interface Props {
  before: string;
  now: string;
  /** Whether it is what somebody writes by hand. */
  isNote?: boolean;
}

/** What a text was, in grey, and what it is now, in bold or as the note that is written. */
export function BeforeAndNow({ before, now, isNote = false }: Props) {
  return (
    <MailTable>
      <Fact name="Before" isNarrow>
        <span style={theme.past}>
          <TextLines text={before} />
        </span>
      </Fact>
      <Fact name="Now" isNarrow>
        {isNote ? (
          <Background style={theme.note}>
            <TextLines text={now} />
          </Background>
        ) : (
          <strong>
            <TextLines text={now} />
          </strong>
        )}
      </Fact>
    </MailTable>
  );
}

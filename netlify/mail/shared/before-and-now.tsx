import { Fact, MailTable, TextLines } from './parts.tsx';
import { theme } from './theme.ts';

interface Props {
  before: string;
  now: string;
}

/** What a text was, in grey, and what it is now, in bold. */
export function BeforeAndNow({ before, now }: Props) {
  return (
    <MailTable>
      <Fact name="Before" isNarrow>
        <span style={theme.past}>
          <TextLines text={before} />
        </span>
      </Fact>
      <Fact name="Now" className="now" isNarrow>
        <strong>
          <TextLines text={now} />
        </strong>
      </Fact>
    </MailTable>
  );
}

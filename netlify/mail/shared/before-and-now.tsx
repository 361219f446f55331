import { Column } from './columns.tsx';
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

/** The same for texts of several lines: beside each other, or one above the other on a phone. */
export function BeforeBesideNow({ before, now }: Props) {
  return (
    <MailTable>
      <tr>
        <td>
          <Column width={248} style={theme.besideChange}>
            <span style={theme.past}>
              Before
              <br />
              <TextLines text={before} />
            </span>
          </Column>
          <Column className="column now" width={248} style={theme.besideChange}>
            Now
            <br />
            <strong>
              <TextLines text={now} />
            </strong>
          </Column>
        </td>
      </tr>
    </MailTable>
  );
}

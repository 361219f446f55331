import { Fragment } from 'react';
import { Background, MailTable } from '../shared/parts.tsx';
import { rowCell } from '../shared/rows.ts';
import { theme } from '../shared/theme.ts';
import { quoted } from './quoted-style.ts';

/** The stylesheet of a letter, which stands closer to its edge on a phone. */
export const letterStyle = `
@media (max-width: 479px) {
  .letter { padding: 19px 19px 19px 16px !important; }
}
`;

const TITLE = /^[A-Z][A-Z ]+$/;

/** Quoted by the customer: kept as it is. */
const QUOTED = /^ *> /;

/** What is in a box, below its name. */
const INDENTED = /^ +/;

const NUMBERED = /^\d\. /;

const URL = /^https?:\/\/\S+$/;

/** "Privacy policy: https://birnbeckfudge.example/privacy-policy". */
const NAMED_URL = /^(.+:) (https?:\/\/\S+)$/;

/** "Delivery: Royal Mail 2nd Class: FREE". */
const PRICED = /^(.+): (−?£[\d,.]+|FREE)$/;

/** "Get it by 24-26 Nov", "Parcel 1 of 2 for Dorothy Quay: In time for Thursday 24th December 2026", "Total paid: £19.96". */
const BOLD_LINE = /^(?:(?:Parcel \d.*: )?(?:Get it by|In time for) |Total paid: )/;

/** An order number, and what a box contains. */
const BOLD_WORDS = /(BHF-\w+|(?<=[Cc]ontains?: )[^.]+)/;

/** "What you paid": a title of the text part as the HTML part shows it. */
const titleText = (title: string): string => title.charAt(0) + title.slice(1).toLowerCase();

function Words({ line }: { line: string }) {
  if (BOLD_LINE.test(line)) return <strong>{line}</strong>;
  return line
    .split(BOLD_WORDS)
    .map((words, index) => (index % 2 === 1 ? <strong key={index}>{words}</strong> : words));
}

/** A line of a mail, further in where it is in a box, a note in the face of notes. */
function Line({ line, next }: { line: string; next: string }) {
  if (QUOTED.test(line)) {
    return <div style={quoted.note}>{line.replace(QUOTED, '') || '\u00A0'}</div>;
  }
  if (INDENTED.test(line)) {
    return (
      <div style={quoted.below}>
        <Words line={line.trim()} />
      </div>
    );
  }
  if (NUMBERED.test(line)) return <div style={quoted.step}>{line}</div>;
  if (URL.test(line)) return <div style={quoted.link}>{line}</div>;
  const [, label, url] = NAMED_URL.exec(line) ?? [];
  if (url !== undefined) {
    return (
      <div style={quoted.namedUrl}>
        {label}
        <div style={quoted.url}>{url}</div>
      </div>
    );
  }
  const isName = INDENTED.test(next) && !URL.test(line);
  return <div>{isName ? <strong>{line}</strong> : <Words line={line} />}</div>;
}

/** What was paid, its prices below each other; a line without a price leads those of its parcel. */
function QuotedBill({ lines }: { lines: readonly string[] }) {
  return (
    <MailTable style={quoted.bill}>
      {lines.map((line, index) => {
        const [, name, price] = PRICED.exec(line) ?? [];
        const isTotal = BOLD_LINE.test(line);
        const style = isTotal ? quoted.total : rowCell({}, { index, count: lines.length });
        if (price === undefined) {
          return (
            <tr key={index}>
              <td colSpan={2} style={style}>
                <strong>{line}</strong>
              </td>
            </tr>
          );
        }
        return (
          <tr key={index}>
            <td style={style}>{name}</td>
            <td align="right" valign="top" style={{ ...style, whiteSpace: 'nowrap' }}>
              {price}
            </td>
          </tr>
        );
      })}
    </MailTable>
  );
}

/** The lines below a title or of a paragraph. */
function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => <Line key={index} line={line} next={lines[index + 1] ?? ''} />);
}

interface QuotedMailProps {
  to: string;
  subject: string;
  text: string;
}

/**
 * A mail as a letter: to whom and about what, then its words as they are copied, line by line. None of its URLs is a link: a
 * note may hold any URL.
 */
export function QuotedMail({ to, subject, text }: QuotedMailProps) {
  return (
    <Background className="letter" style={quoted.mail}>
      <div style={quoted.head}>
        <div>
          <span style={quoted.headName}>To:</span> {to}
        </div>
        <div>
          <span style={quoted.headName}>Subject:</span> <strong>{subject}</strong>
        </div>
      </div>
      {text.split(/\n\n+/).map((paragraph, index) => {
        const lines = paragraph.split('\n');
        const [first = ''] = lines;
        const hasTitle = TITLE.test(first);
        const words = hasTitle ? lines.slice(1) : lines;
        return (
          <Fragment key={index}>
            {hasTitle && <p style={quoted.title}>{titleText(first)}</p>}
            <div style={hasTitle ? theme.belowTitle : quoted.paragraph}>
              {hasTitle && words.some((line) => PRICED.test(line)) ? (
                <QuotedBill lines={words} />
              ) : (
                <Lines lines={words} />
              )}
            </div>
          </Fragment>
        );
      })}
    </Background>
  );
}

import { Fragment } from 'react';
import { Background, Fact, MailTable, Steps, TextLines } from '../shared/parts.tsx';
import { theme } from '../shared/theme.ts';

const URL = /(https?:\/\/\S+)/;

const ORDER_NUMBER = /(BHF-\w+)/;

/** "Get it by 24-26 Nov", "Parcel 1 of 2 for Dorothy Quay: In time for Thursday 24th December 2026". */
const ARRIVAL = /^(?:Parcel \d.*: )?(?:Get it by|In time for) /;

/** "To Ada Quay, 1 Pier Road, Weston-super-Mare, BS23 1AA"; an e-mail address with a telephone number after it. */
const ADDRESS = /^(?:To .+|\S+@\S+), /;

/** Quoted by the customer: kept as it is. */
const QUOTED = /^ *> /;

/** What is in a box, below its name. */
const INDENTED = /^ +/;

const STEP = /^\d+\. /;

const TITLE = /^[A-Z][A-Z ]+$/;

/** "Box of 6: £10.99". */
const PRICE = /^(.+): (−?£[\d.,]+|FREE)$/;

/** "What you paid": a title of the text part as the HTML part shows it. */
const titleText = (title: string): string => title.charAt(0) + title.slice(1).toLowerCase();

/** A URL whose lines end between its parts, as far as these are short enough. Copied it is whole. */
function UrlParts({ url }: { url: string }) {
  return url.split(/(?<=[^:/]\/|#)(?=[^/])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A line of a mail: its URLs small, when the order arrives and its number in bold, an address as on a letter. */
function Line({ line }: { line: string }) {
  if (ARRIVAL.test(line)) return <strong>{line}</strong>;
  if (ADDRESS.test(line)) return <TextLines text={line.split(', ').join('\n')} />;
  return line.split(URL).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} style={theme.quotedUrl}>
        <UrlParts url={part} />
      </span>
    ) : (
      part
        .split(ORDER_NUMBER)
        .map((words, place) => (place % 2 === 1 ? <strong key={place}>{words}</strong> : words))
    ),
  );
}

interface LinesProps {
  lines: readonly string[];
}

/** A bill, whose last sum is the total. What is no sum is the title of those below it. */
function Prices({ lines }: LinesProps) {
  return (
    <MailTable>
      {lines.map((line, index) => {
        const [, name, price] = PRICE.exec(line) ?? [];
        if (name === undefined) {
          return (
            <tr key={index}>
              <td colSpan={2} style={index === 0 ? theme.firstGroup : theme.group}>
                {line}
              </td>
            </tr>
          );
        }
        const isTotal = index === lines.length - 1;
        return (
          <tr key={index} style={theme.receiptRow}>
            <td style={isTotal ? theme.quotedTotal : theme.quotedRow}>{name}</td>
            <td style={isTotal ? theme.quotedTotalSide : theme.quotedPrice}>{price}</td>
          </tr>
        );
      })}
    </MailTable>
  );
}

/** Lines of one kind: a note, steps, or words. */
function Run({ lines }: LinesProps) {
  const [first = ''] = lines;
  if (QUOTED.test(first)) {
    return (
      <Background style={theme.quotedNote}>
        <TextLines text={lines.map((line) => line.replace(QUOTED, '')).join('\n')} />
      </Background>
    );
  }
  if (STEP.test(first)) {
    return <Steps steps={lines.map((line) => line.replace(STEP, ''))} style={theme.quotedCell} />;
  }
  return lines.map((line, index) => {
    const isBelow = INDENTED.test(line);
    const isName = !isBelow && INDENTED.test(lines[index + 1] ?? '');
    return (
      <div key={index} style={isBelow ? theme.quotedBelow : index > 0 ? theme.quotedLine : {}}>
        {isName ? <strong>{line}</strong> : <Line line={line.trim()} />}
      </div>
    );
  });
}

const kindOf = (line: string): string =>
  QUOTED.test(line) ? 'quoted' : STEP.test(line) ? 'step' : 'words';

/** Returns the lines with those of one kind together. */
function runsOf(lines: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last && kindOf(last[0] ?? '') === kindOf(line)) last.push(line);
    else runs.push([line]);
  }
  return runs;
}

function Lines({ lines }: LinesProps) {
  const sums = lines.filter((line) => PRICE.test(line) && !QUOTED.test(line));
  if (sums.length > 1) return <Prices lines={lines} />;
  return runsOf(lines).map((run, index) => (
    <div key={index} style={index === 0 ? theme.quotedFirst : theme.quotedRun}>
      <Run lines={run} />
    </div>
  ));
}

interface QuotedMailProps {
  to: string;
  subject: string;
  text: string;
}

/**
 * A mail as a letter: to whom and about what, then its words in their paragraphs, some of which have a title. None of its
 * URLs is a link: the words are copied, and a note may hold any URL.
 */
export function QuotedMail({ to, subject, text }: QuotedMailProps) {
  return (
    <Background style={theme.quotedMail}>
      <div style={theme.quotedHead}>
        <MailTable>
          <Fact name="To" isFine>
            {to}
          </Fact>
          <Fact name="Subject" isFine>
            {subject}
          </Fact>
        </MailTable>
      </div>
      {text.split(/\n\n+/).map((paragraph, place) => {
        const [first = '', ...others] = paragraph.split('\n');
        const hasTitle = TITLE.test(first);
        return (
          <Fragment key={place}>
            {hasTitle && <p style={theme.quotedTitle}>{titleText(first)}</p>}
            <div style={hasTitle ? theme.quotedFirst : theme.quotedParagraph}>
              <Lines lines={hasTitle ? others : [first, ...others]} />
            </div>
          </Fragment>
        );
      })}
    </Background>
  );
}

import { Fragment } from 'react';
import { MailTable, Section } from '../shared/parts.tsx';
import { theme } from '../shared/theme.ts';

const URL = /https?:\/\/\S+/g;

/** Quoted by the customer: kept as it is. */
const isQuoted = (line: string): boolean => /^ *> /.test(line);

/** Returns the URLs of a mail, each once, in the order of its text. */
const urlsOf = (text: string): string[] => [
  ...new Set(text.split('\n').flatMap((line) => (isQuoted(line) ? [] : (line.match(URL) ?? [])))),
];

/** A URL whose lines end between its parts, as far as these are short enough. Copied it is whole. */
function UrlParts({ url }: { url: string }) {
  return url.split(/(?<=[/#])(?=[^/])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A line of a mail: what it quotes in italics, in place of a URL its number. */
function Line({ line, urls }: { line: string; urls: readonly string[] }) {
  if (isQuoted(line)) return <em>{line.replace(/^ *> /, '')}</em>;
  return line.replaceAll(URL, (url) => `[${urls.indexOf(url) + 1}]`);
}

const isTitle = (line: string): boolean => /^[A-Z][A-Z ]+$/.test(line);

/** "What you paid": a title of the text part as the HTML part shows it. */
const titleText = (title: string): string => title.charAt(0) + title.slice(1).toLowerCase();

/** "Box of 6: £10.99". */
const PRICE = /^(.+): (−?£[\d.,]+|FREE)$/;

interface LinesProps {
  lines: readonly string[];
  urls: readonly string[];
}

/** A bill, whose last sum is the total. */
function Prices({ lines }: { lines: readonly string[] }) {
  return (
    <MailTable style={theme.quotedBill}>
      {lines.map((line, index) => {
        const [, name, price] = PRICE.exec(line) ?? [];
        const isTotal = index === lines.length - 1;
        return (
          <tr key={index}>
            <td style={isTotal ? theme.quotedTotal : theme.quotedRow}>{name}</td>
            <td style={isTotal ? theme.quotedTotalPrice : theme.quotedPrice}>{price}</td>
          </tr>
        );
      })}
    </MailTable>
  );
}

function Lines({ lines, urls }: LinesProps) {
  if (lines.length > 1 && lines.every((line) => PRICE.test(line))) return <Prices lines={lines} />;
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <Line line={line} urls={urls} />
    </Fragment>
  ));
}

/**
 * The words of a mail in its paragraphs, some of which have a title. Its URLs stand below, and none is a link: the words are
 * copied, and a note may hold any URL.
 */
export function QuotedMail({ text }: { text: string }) {
  const urls = urlsOf(text);
  // What leads to a URL stands on a line with its number.
  const paragraphs = text.replaceAll(/:\n(?=https?:)/g, ': ').split(/\n\n+/);
  return (
    <>
      {paragraphs.map((paragraph, place) => {
        const [first = '', ...others] = paragraph.split('\n');
        const hasTitle = isTitle(first);
        return (
          <Fragment key={place}>
            {hasTitle && <p style={theme.quotedTitle}>{titleText(first)}</p>}
            <div style={place === 0 || hasTitle ? theme.quotedFirst : theme.quotedParagraph}>
              <Lines lines={hasTitle ? others : [first, ...others]} urls={urls} />
            </div>
          </Fragment>
        );
      })}
      {urls.length > 0 && (
        <Section style={theme.quotedUrls}>
          <MailTable>
            {urls.map((url, index) => (
              <tr key={url}>
                <td style={theme.urlNumber} valign="top">
                  [{index + 1}]
                </td>
                <td style={theme.wholeUrl}>
                  <span>
                    <UrlParts url={url} />
                  </span>
                </td>
              </tr>
            ))}
          </MailTable>
        </Section>
      )}
    </>
  );
}

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { unbroken } from '#copy/unbroken.ts';
import { shop } from '#data/shop.ts';

/** A mail’s content, without its recipients. */
export interface MailContents {
  subject: string;
  html: string;
  text: string;
}

/** The document type that mail programs render most alike. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';

/**
 * What no line may end within: numbers of orders and requests, a postcode with its county, "4-6 weeks", "27 Nov-1 Dec",
 * "e-mail" and the town.
 */
const UNBROKEN = new RegExp(
  `(?:BHF|DR)-\\w+|\\b(?:[A-Z][a-z]+ )?[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}\\b|\\d-\\d\u00A0weeks|\\b\\d+(?:\u00A0${MONTH})?-\\d+\u00A0${MONTH}|\\be-mails?\\b|Weston-super-Mare`,
  'g',
);

/**
 * The spaces at which no line may end: in "21st November 2026", "24-26 Nov", "200 g", "2 × Baileys", "Box of 6, no. 1",
 * "Ada Quay, 1 Pier Road" and telephone numbers.
 */
const UNBROKEN_SPACES = new RegExp(
  `(?<=\\d(?:st|nd|rd|th)?) (?=[a-z×]|${MONTH})|(?<=×) |(?<=${MONTH}[a-z]*) (?=\\d{4})|(?<=\\bof|\\bno\\.) (?=\\d)|(?<=\\b\\d{5}) (?=\\d{6}\\b)|(?<=, \\d+[a-zA-Z]?) (?=[A-Z])`,
  'g',
);

/** The space before the last word of a sentence that ends a block or a cell: the word would stand alone on its last line. */
const LAST_SPACE = / (?=[^ \u00A0<>]{1,12}[.?](?:<\/strong>)?<(?:\/?p|\/td|\/div|table)\b)/g;

const NAMES = [shop.name, shop.address.street];

/** Keeps lines of the body from ending within such words. A hyphen that does not break is in few fonts of mail programs. */
function withUnbrokenWords(html: string): string {
  const body = html.indexOf('<body');
  const words = html.slice(body).replaceAll(/>[^<]+/g, (text) =>
    NAMES.reduce((whole, name) => whole.replaceAll(name, unbroken), text)
      .replaceAll(UNBROKEN_SPACES, unbroken)
      .replaceAll(UNBROKEN, '<span style="white-space:nowrap">$&</span>'),
  );
  return html.slice(0, body) + words.replaceAll(LAST_SPACE, '\u00A0');
}

/** Renders a template to HTML and joins `lines` into the text part, whose spaces are plain, so that it can be searched. */
export function renderMail(
  subject: string,
  template: ReactElement,
  lines: readonly string[],
): MailContents {
  const html = withUnbrokenWords(`${DOCTYPE}${renderToStaticMarkup(template)}`);
  const text = lines.join('\n').trim().replaceAll('\u00A0', ' ');
  return { subject, html, text: `${text}\n` };
}

import { expect, test } from 'vitest';
import { mailFixtures } from './mail-fixtures.ts';
import { renderMails } from './render-mails.ts';

const mails = await renderMails();

/** Returns the tag around each table row: mail programs move rows that stand in no table out of their place. */
function parentsOfRows(html: string): string[] {
  const open: string[] = [];
  const parents: string[] = [];
  for (const [, end, tag = ''] of html.matchAll(/<(\/?)(table|tbody|thead|tr|td|th|div)\b/g)) {
    if (end) open.splice(open.lastIndexOf(tag));
    else {
      if (tag === 'tr') parents.push(open.at(-1) ?? 'nothing');
      open.push(tag);
    }
  }
  return parents;
}

test.each(mailFixtures.map(({ name }) => name))(
  'every table row of “%s” stands in a table',
  (name) => {
    const parents = parentsOfRows(mails[name] ?? '');
    expect(parents.length).toBeGreaterThan(0);
    expect([...new Set(parents)]).toEqual(['tbody']);
  },
);

test.each(mailFixtures.map(({ name }) => name))(
  '“%s” begins with the logo, whose URL is whole and whose name stands in its place',
  (name) => {
    const [logo = ''] = /<img [^>]*>/.exec(mails[name] ?? '') ?? [];
    expect(logo).toContain('src="https://birnbeckfudge.example/mail/masthead.png"');
    expect(logo).toContain('alt="Birnbeck Handmade Fudge"');
    expect(mails[name]).not.toContain('src="/');
  },
);

/** What a customer or an earlier mail said, word for word. */
const QUOTED =
  /<td(?: class="letter")? style="[^"]*border-left:4px[^]*?<\/td><\/tr><\/tbody><\/table>(?!<\/div>)/g;

test.each(mailFixtures.map(({ name }) => name))(
  'every e-mail address and telephone number of “%s” is a link',
  (name) => {
    const html = mails[name] ?? '';
    const words = html
      .slice(html.indexOf('<body'))
      .replaceAll(QUOTED, '')
      .replaceAll(/<a [^>]*style="color:#(?:1c6660|16384b);[^]*?<\/a>/g, '')
      .replaceAll(/<[^>]*>/g, '');
    expect(words).not.toMatch(/\w@\w|\d{5}\s\d{6}/);
  },
);

test.each(mailFixtures.map(({ name }) => name))(
  'no line of “%s” ends within "e-mail", the town, a postcode, the number of an order or request, or a range of days',
  (name) => {
    const html = mails[name] ?? '';
    const words = html
      .slice(html.indexOf('<body'))
      .replaceAll(/<span style="white-space:nowrap">[^<]*<\/span>/g, '')
      .replaceAll(/<[^>]*>/g, '');
    expect(words).not.toMatch(
      /\be-mail|Weston-super-Mare|\bBS23 |BHF-|DR-|\d-\d+\s[A-Z][a-z]{2}\b|[a-z]-\d+\s[A-Z][a-z]{2}\b/,
    );
  },
);

/** The words of a mail as they are read, its lines as they may break. */
function wordsOf(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replaceAll(/<br\/>|<\/(?:p|td|h1|h2)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '');
}

const MONTH = '(?:January|November|December|June|Nov|Dec)';

test.each(mailFixtures.map(({ name }) => name))(
  'no line of “%s” ends within a date, between a number and what it counts, or within the shop’s name',
  (name) => {
    const broken = new RegExp(
      `\\d(?:st|nd|rd|th)? ${MONTH}|${MONTH} \\d{4}|\\d (?:k?g|pieces|boxes|days|×)|× |Box of \\d|no\\. \\d|Handmade Fudge,`,
    );
    expect(wordsOf(mails[name] ?? '')).not.toMatch(broken);
  },
);

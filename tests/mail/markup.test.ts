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

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** References to documents that are not in the repository: a comment states its rule, or links a page of `docs`. */
const CITATION =
  /§|\b(?:decision|ruling)s?(?: table)? \d+|\bspecifications? [12]\b|\b(?:both|the) specifications?\b/i;

const FOLDERS = '{.ci,.githooks,.github,art,bench,build,docs,netlify,public,sandbox,src,tests}';
const ENDINGS = '{astro,css,js,json,jsonc,md,mjs,py,sh,sql,svg,toml,ts,tsx,txt,yml}';

const files = [
  ...globSync(`*.${ENDINGS}`),
  ...globSync(`${FOLDERS}/**/*.${ENDINGS}`),
  '.ci/run',
  '.githooks/pre-commit',
].filter((path) => path !== 'package-lock.json' && !path.startsWith('tests/docs/'));

it('no file cites a document that is not in the repository', () => {
  const cited = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        CITATION.test(line) ? `${path}:${index + 1}: ${line.trim()}` : [],
      ),
  );
  expect(cited).toEqual([]);
});

it.each(['(Spec 1 §4)', 'decisions 47 and 63', 'ruling 70', 'to the letter of specification 2'])(
  'reports %s',
  (text) => {
    expect(text).toMatch(CITATION);
  },
);

it.each(['docs/decisions.md#order-number', 'priceSpecification: {', 'two decisions'])(
  'lets %s pass',
  (text) => {
    expect(text).not.toMatch(CITATION);
  },
);

import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importProblem, zoneOf, zoneRules } from './import-zones.ts';
import { readImports } from './read-imports.ts';

const files = globSync('{src,netlify}/**/*.{ts,tsx,mjs,js,astro}').filter(
  (path) => !path.endsWith('.d.ts'),
);

const problemsIn = (path: string, source: string): string[] =>
  readImports(path, source).flatMap((entry) => importProblem(entry) ?? []);

describe('the import rules', () => {
  it('find files in domain, data and contract', () => {
    const zones = new Set(files.map(zoneOf));
    for (const zone of ['src/domain', 'src/data', 'src/contract', 'src/stores', 'src/islands']) {
      expect(zones).toContain(zone);
    }
  });

  it.each(Object.keys(zoneRules))('%s imports only what the table allows', (zone) => {
    const inZone = files.filter((path) => zoneOf(path) === zone);
    expect(inZone.flatMap((path) => problemsIn(path, readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('cover every source file', () => {
    expect(files.filter((path) => zoneOf(path) === undefined)).toEqual([]);
  });

  it('allow no meaningless file names', () => {
    const vague = /^(?:utils?|helpers?|common|misc|types?|index)\./;
    const named = globSync('{src,netlify,sandbox}/**/*.*').filter(
      (path) => vague.test(basename(path)) && basename(path) !== 'index.astro',
    );
    expect(named).toEqual([]);
  });
});

describe('a forbidden import', () => {
  it.each([
    ['a package in the rules', 'src/domain/money.ts', "import * as v from 'valibot';"],
    ['a module of Node in the rules', 'src/domain/day.ts', "import { env } from 'node:process';"],
    ['facts in the rules', 'src/domain/pricing.ts', "import { boxes } from '#data/boxes.ts';"],
    ['a type counts, too', 'src/domain/pricing.ts', "import type { A } from '#data/boxes.ts';"],
    ['an inline type', 'src/domain/pricing.ts', "type A = import('#data/boxes.ts').A;"],
    ['a store in the facts', 'src/data/boxes.ts', "export { $box } from '#stores/box.ts';"],
    ['a relative way round', 'src/data/boxes.ts', "import { $box } from '../stores/box.ts';"],
    ['the server in a page', 'src/pages/about.astro', "---\nimport '#server/deps.ts';\n---\n<p/>"],
    [
      'a script of a page',
      'src/pages/about.astro',
      "---\n---\n<script>import '#adapters/mailer.ts';</script>",
    ],
    ['a script with a type', 'src/pages/a.astro', '<script lang="ts">import "stripe";</script>'],
    ['the contract itself in an island', 'src/islands/cart/Cart.tsx', "import '#contract/a.ts';"],
    ['another island', 'src/islands/cart/Cart.tsx', "import { A } from '../forms/A.tsx';"],
    ['a store in the server', 'netlify/server/a.ts', "import { $box } from '#stores/box.ts';"],
    ['an island in a mail', 'netlify/mail/a.tsx', "import { A } from '#islands/cart/A.tsx';"],
    ['an adapter in a use case', 'netlify/server/a.ts', "import { b } from '#adapters/b.ts';"],
    ['an adapter fetched later', 'netlify/server/a.ts', "await import('#adapters/b.ts');"],
    ['the payment SDK in a use case', 'netlify/server/a.ts', "import Stripe from 'stripe';"],
    [
      'the platform in a use case',
      'netlify/server/a.ts',
      "import { b } from '@netlify/functions';",
    ],
    ['an adapter in a function', 'netlify/functions/a.ts', "import { b } from '#adapters/b.ts';"],
    ['the sandbox on the server', 'netlify/server/a.ts', "import { c } from '#sandbox/clock.ts';"],
    ['the sandbox in an adapter', 'netlify/adapters/a.ts', "import '../../sandbox/clock.ts';"],
    ['a test anywhere', 'src/stores/box.ts', "import '../../tests/support/a.ts';"],
    ['a file in no zone', 'src/toolbox/a.ts', "import { b } from './b.ts';"],
  ])('%s', (_what, path, source) => {
    expect(problemsIn(path, source)).toHaveLength(1);
  });
});

describe('an allowed import', () => {
  it.each([
    ['its own zone', 'src/domain/pricing.ts', "import { a } from './money.ts';"],
    [
      'types of the contract in an island',
      'src/islands/a/A.tsx',
      "import type { A } from '#contract/a.ts';",
    ],
    ['inline types, too', 'src/islands/a/A.tsx', "import { type A } from '#contract/a.ts';"],
    ['its own island', 'src/islands/cart/Cart.tsx', "import { A } from './A.tsx';"],
    [
      'types of adapters in a use case',
      'netlify/server/a.ts',
      "import type { B } from '#adapters/b.ts';",
    ],
    ['adapters in deps.ts', 'netlify/server/deps.ts', "import { b } from '#adapters/b.ts';"],
    ['an SDK in an adapter', 'netlify/adapters/payments.ts', "import Stripe from 'stripe';"],
    ['an island in a page', 'src/pages/a.astro', "---\nimport { A } from '#islands/a/A.tsx';\n---"],
    [
      'pictures through Astro',
      'src/components/A.astro',
      "---\nimport { P } from 'astro:assets';\n---",
    ],
    ['a file of a package', 'src/islands/a/A.tsx', "import { c } from 'react-dom/client';"],
  ])('%s', (_what, path, source) => {
    expect(readImports(path, source)).toHaveLength(1);
    expect(problemsIn(path, source)).toEqual([]);
  });
});

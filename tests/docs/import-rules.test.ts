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
  it('find files in every kind of zone', () => {
    const zones = new Set(files.map(zoneOf));
    for (const zone of [
      'src/domain',
      'src/data',
      'src/contract',
      'src/features/cart',
      'netlify/orders',
    ]) {
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
    ['facts in the rules', 'src/domain/day.ts', "import { boxes } from '#data/boxes.ts';"],
    ['a type counts, too', 'src/domain/day.ts', "import type { A } from '#data/boxes.ts';"],
    ['an inline type', 'src/domain/day.ts', "type A = import('#data/boxes.ts').A;"],
    ['the order in the box', 'src/domain/box/lids.ts', "import { a } from '../order/order.ts';"],
    ['a folder in the base', 'src/domain/money.ts', "import { a } from './order/order.ts';"],
    ['state in the facts', 'src/data/boxes.ts', "export { $a } from '#features/cart/cart.ts';"],
    ['a relative way round', 'src/data/boxes.ts', "import { $a } from '../features/cart/cart.ts';"],
    [
      'the server in a page',
      'src/pages/a.astro',
      "---\nimport '#netlify/http/deps.ts';\n---\n<p/>",
    ],
    [
      'a script of a page',
      'src/pages/about.astro',
      "---\n---\n<script>import '#netlify/adapters/smtp/mailer.ts';</script>",
    ],
    ['a script with a type', 'src/pages/a.astro', '<script lang="ts">import "stripe";</script>'],
    ['the contract in a view', 'src/features/cart/Cart.tsx', "import '#contract/a.ts';"],
    [
      'the catalogue of the build in state',
      'src/features/cart/a.ts',
      "import { catalogue } from '#data/catalogue.ts';",
    ],
    [
      'the flavours of the build in a view',
      'src/features/bulk/A.tsx',
      "import { flavourCatalogue } from '#data/flavour-catalogue.ts';",
    ],
    ['React in state', 'src/features/cart/cart.ts', "import { useState } from 'react';"],
    ['nanostores in a view', 'src/features/cart/Cart.tsx', "import { atom } from 'nanostores';"],
    ['a feature above', 'src/features/cart/Cart.tsx', "import '#features/builder/draft/box.ts';"],
    ['a feature in ui', 'src/ui/undo.ts', "import '#features/cart/cart.ts';"],
    [
      'a page part of the layout',
      'src/features/faq/A.astro',
      "---\nimport '#layouts/site.ts';\n---",
    ],
    ['state in the server', 'netlify/orders/a.ts', "import { $a } from '#features/cart/cart.ts';"],
    ['a view in a mail', 'netlify/mail/a.tsx', "import { A } from '#features/cart/A.tsx';"],
    [
      'an adapter in a use case',
      'netlify/orders/a.ts',
      "import { b } from '#netlify/adapters/b.ts';",
    ],
    ['an adapter fetched later', 'netlify/orders/a.ts', "await import('#netlify/adapters/b.ts');"],
    [
      'types of an adapter in a use case',
      'netlify/orders/a.ts',
      "import type { B } from '#netlify/adapters/postgres/b.ts';",
    ],
    [
      'a use case in an adapter',
      'netlify/adapters/postgres/a.ts',
      "import { b } from '#netlify/orders/b.ts';",
    ],
    ['a use case in deps.ts', 'netlify/http/deps.ts', "import { b } from '#netlify/orders/b.ts';"],
    [
      'types of a room in the base',
      'netlify/http/a.ts',
      "import type { B } from '#netlify/orders/b.ts';",
    ],
    ['a use case above', 'netlify/orders/a.ts', "import { b } from '#netlify/outbox/b.ts';"],
    ['the payment SDK in a use case', 'netlify/orders/a.ts', "import Stripe from 'stripe';"],
    [
      'the platform in a use case',
      'netlify/orders/a.ts',
      "import { b } from '@netlify/functions';",
    ],
    ['an adapter in a function', 'netlify/functions/a.ts', "import '#netlify/adapters/b.ts';"],
    ['the sandbox on the server', 'netlify/http/a.ts', "import { c } from '#sandbox/clock.ts';"],
    ['the sandbox in an adapter', 'netlify/adapters/a.ts', "import '../../sandbox/clock.ts';"],
    ['a test anywhere', 'src/features/cart/cart.ts', "import '../../../tests/support/a.ts';"],
    ['a file in no zone', 'src/toolbox/a.ts', "import { b } from './b.ts';"],
    [
      'a feature that is not in the table',
      'src/features/games/a.ts',
      "import { b } from './b.ts';",
    ],
  ])('%s', (_what, path, source) => {
    expect(problemsIn(path, source)).toHaveLength(1);
  });
});

describe('an allowed import', () => {
  it.each([
    ['its own zone', 'src/domain/day-words.ts', "import { a } from './day.ts';"],
    ['a folder below', 'src/domain/order/pricing.ts', "import { a } from '../box/box-pricing.ts';"],
    [
      'types of the contract in a view',
      'src/features/cart/A.tsx',
      "import type { A } from '#contract/a.ts';",
    ],
    ['inline types, too', 'src/features/cart/A.tsx', "import { type A } from '#contract/a.ts';"],
    [
      'the catalogue of the build in a static part',
      'src/features/shop-boxes/A.astro',
      "---\nimport { catalogue } from '#data/catalogue.ts';\n---",
    ],
    [
      'the catalogue of the build in its store',
      'src/features/catalogue/a.ts',
      "import { catalogue } from '#data/catalogue.ts';",
    ],
    ['its own feature', 'src/features/cart/Cart.tsx', "import { A } from './A.tsx';"],
    [
      'a feature below',
      'src/features/cart/Cart.tsx',
      "import { A } from '#features/checkout/A.tsx';",
    ],
    [
      'an interface of a room in an adapter',
      'netlify/adapters/postgres/a.ts',
      "import type { B } from '#netlify/orders/b.ts';",
    ],
    [
      'an interface of a room in deps.ts',
      'netlify/http/deps.ts',
      "import type { B } from '#netlify/orders/b.ts';",
    ],
    ['adapters in deps.ts', 'netlify/http/deps.ts', "import { b } from '#netlify/adapters/b.ts';"],
    ['an SDK in an adapter', 'netlify/adapters/stripe/payments.ts', "import Stripe from 'stripe';"],
    [
      'a view in a page',
      'src/pages/a.astro',
      "---\nimport { A } from '#features/cart/A.tsx';\n---",
    ],
    [
      'images through Astro',
      'src/features/home/A.astro',
      "---\nimport { P } from 'astro:assets';\n---",
    ],
    ['a file of a package', 'src/features/cart/A.tsx', "import { c } from 'react-dom/client';"],
  ])('%s', (_what, path, source) => {
    expect(readImports(path, source)).toHaveLength(1);
    expect(problemsIn(path, source)).toEqual([]);
  });
});

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { keyrings } from '#data/keyrings.ts';
import { lidDesigns } from '#data/lids.ts';
import { slugOf } from '#domain/catalogue.ts';

const folder = (path: string) => new URL(`../../${path}/`, import.meta.url);
const drawingsIn = (path: string) => readdirSync(folder(path)).sort();
const sorted = (slugs: readonly string[]) => slugs.map((slug) => `${slug}.svg`).sort();

describe('lids', () => {
  test('each design has its drawing, and no drawing is left over', () => {
    expect(drawingsIn('src/assets/lids')).toEqual(sorted(lidDesigns.map(({ slug }) => slug)));
  });

  test.each(lidDesigns.map(({ slug }) => slug))('%s prints anywhere and loads fast', (slug) => {
    const drawing = readFileSync(new URL(`${slug}.svg`, folder('src/assets/lids')), 'utf8');
    expect(drawing).toContain('viewBox="0 0 650 500"');
    expect(drawing).not.toMatch(/<text|<image|<filter|NaN|undefined/);
    expect(drawing.length).toBeLessThan(40_000);
  });
});

test('each keyring has what is burnt into it', () => {
  const titles = keyrings.filter(({ isNameTag }) => !isNameTag).map(({ title }) => slugOf(title));
  expect(drawingsIn('art/engravings')).toEqual(sorted(titles));
});

test.each(drawingsIn('public/og'))('link preview %s is at most 120 kB', (picture) => {
  expect(statSync(new URL(picture, folder('public/og'))).size).toBeLessThan(120_000);
});

import { expect, it } from 'vitest';
import { lastChange } from '../../build/last-change.ts';

/** As git tells it: newest first. */
const history = `2026-05-10

src/layouts/Footer.astro
src/styles/tokens.css
2026-04-10

src/features/flavours/BuildBoxLink.astro
src/data/boxes.ts
2026-03-10

src/features/home/Hero.astro
src/data/faq.ts
2026-02-10

src/pages/flavours/index.astro
src/pages/shop-boxes/[slug].astro
2026-01-10

src/pages/about.astro
src/pages/faq.astro
src/pages/index.astro
`;

it.each([
  ['its own file last changed', '/about', '2026-01-10'],
  ['the data of its name last changed', '/faq', '2026-03-10'],
  ['its components last changed: home', '/', '2026-03-10'],
  ['its components last changed: flavours', '/flavours', '2026-04-10'],
  ['what all pages of its kind show last changed', '/flavours/vanilla', '2026-04-10'],
  ['a price last changed', '/shop-boxes/box-of-6', '2026-04-10'],
])('a page changed on the day on which %s', (_, path, day) => {
  expect(lastChange(history, path)).toBe(day);
});

it.each([
  ['a page of which the history knows nothing', history, '/terms'],
  ['any page where there is no history', '', '/about'],
])('nobody says when it changed: %s', (_, known, path) => {
  expect(lastChange(known, path)).toBeUndefined();
});

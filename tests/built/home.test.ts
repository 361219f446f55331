import { expect, it } from 'vitest';
import { formatPounds } from '#domain/money.ts';
import { attributesOf, findAll, findNamed, openPage, wordsOf } from '../support/built-site.ts';
import { readPage } from '../support/read-page.ts';
import { highestBoxPence } from '../support/shop-prices.ts';

const page = await openPage('/');
const region = (name: string) => findNamed(page, 'section', name);

it.each(['2,000+ five-star reviews', '10,000+ sales', 'FREE Standard Delivery on all orders!'])(
  'the hero shows “%s”',
  (words) => {
    expect(wordsOf(page.querySelector('.hero'))).toContain(words);
  },
);

it('the hero has the tagline and a link to the builder', () => {
  expect(findAll(page, 'h1').map(wordsOf)).toEqual(['Handmade Fudge To Show You Care']);
  const call = findNamed(page, '.hero a', 'Build Your Box');
  expect(call.getAttribute('href')).toBe('/build-your-box');
});

it('loads one image eagerly and all others lazily', () => {
  const eager = findAll(page, 'main img:not([loading=lazy])');
  expect(attributesOf(eager, 'fetchpriority')).toEqual(['high']);
  expect(findAll(page, '.hero img:not([loading=lazy])')).toEqual(eager);
});

it('Explore Our Flavours is a labelled section with 17 flavour images', () => {
  const flavours = region('Explore Our Flavours');
  expect(wordsOf(flavours)).toContain('over 23 flavours');
  expect(findAll(flavours, 'li')).toHaveLength(17);
  const sources = attributesOf(findAll(flavours, 'li img'), 'src');
  expect(sources).toHaveLength(17);
  expect(new Set(sources).size).toBe(17);
});

it('Made With Love shows lid, keyring and note', () => {
  const love = region('Made With Love');
  expect(findAll(love, 'h3').map(wordsOf)).toEqual([
    'The lid says it',
    'The keyring keeps it',
    'The note means it',
  ]);
  expect(findAll(love, 'img')).toHaveLength(3);
});

it('Three boxes to fill leads to the builder with each box of pieces, its price and free delivery', () => {
  const boxes = region('Three boxes to fill');
  expect(attributesOf(findAll(boxes, 'li a'), 'href')).toEqual(
    [1, 2, 3].map((id) => `/build-your-box?boxId=${id}`),
  );
  const costs = findAll(boxes, '.cost').map(wordsOf);
  expect(costs).toHaveLength(3);
  for (const cost of costs) expect(cost).toMatch(/^£\d+\.\d\d free delivery$/);
});

it('structured data has opening hours, rating and highest price', () => {
  const { data, preview } = readPage(page.outerHTML);
  expect(data).toEqual([
    expect.objectContaining({
      '@context': 'https://schema.org',
      '@type': 'Store',
      priceRange: `up to ${formatPounds(highestBoxPence)}`,
      openingHoursSpecification: expect.objectContaining({
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        opens: '11:00',
        closes: '17:00',
      }) as unknown,
      aggregateRating: expect.objectContaining({ ratingValue: 4.8, reviewCount: 124 }) as unknown,
    }),
  ]);
  expect(wordsOf(region('What People Say'))).toContain(
    '4.8 out of 5 from 124 reviews on our own page 2,000+ with five stars everywhere together',
  );
  expect(preview['og:title']).toMatch(/Birnbeck/);
  expect(preview['og:image']).toMatch(/\/og\/default\.jpg$/);
});

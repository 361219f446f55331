import { expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { flavourClaims } from '#data/claims.ts';
import { carouselFlavours } from '#data/carousel-flavours.ts';
import { mostPopularIds } from '#data/presets.ts';

const ids = carouselFlavours.map(({ id }) => id);

it('shows 17 different flavours', () => {
  expect(new Set(ids).size).toBe(17);
});

it('shows every best seller', () => {
  expect(ids).toEqual(expect.arrayContaining([...mostPopularIds]));
});

it('shows only flavours that go into any box', () => {
  const special = catalogue.boxes.flatMap(({ extraFlavourIds }) => extraFlavourIds ?? []);
  expect(ids.filter((id) => special.includes(id))).toEqual([]);
});

it("the carousel's intro claims no more flavours than there are", () => {
  expect(catalogue.flavours.length).toBeGreaterThan(flavourClaims.home.moreThan);
});

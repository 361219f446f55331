import { describe, expect, it } from 'vitest';
import { pricedLineText } from '#copy/quote.ts';
import type { FlavourOption } from '#domain/bulk/bulk-flavours.ts';
import { priceSlices } from '#domain/bulk/slice-pricing.ts';
import { priceOrder } from '#domain/order/pricing.ts';
import { fixtureCatalogue } from '../support/fixture-catalogue.ts';
import { birthdayOrder } from '../support/orders.ts';

describe('the lines of a quote', () => {
  it('name the box, the keyring and each name tag', () => {
    const { lines } = priceOrder(birthdayOrder, fixtureCatalogue);
    expect(lines.map((line) => pricedLineText(line).name)).toEqual([
      'Box of 6',
      'Main Keyring: this mum belongs',
      'Name Tag: mum',
      'Name Tag: dad',
    ]);
    expect(lines.every((line) => pricedLineText(line).description !== '')).toBe(true);
  });

  it('name the slices and list their flavours', () => {
    const flavours = fixtureCatalogue.flavours.slice(0, 2);
    const order = { flavourIds: flavours.map(({ id }) => id), slices: 120 };
    const text = (option: FlavourOption) =>
      priceSlices({ ...order, option }, fixtureCatalogue).lines.map(pricedLineText);
    const [first, second] = flavours.map(({ name }) => name);
    expect(text('custom')).toEqual([{ name: 'Fudge slices', description: `${first}, ${second}` }]);
    expect(text('assortment')[0]?.description).toMatch(/^Popular assortment: \w/);
  });
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { setAvoided } from '#features/allergens/avoid-list.ts';
import { setFlavourOption, setSlices } from '#features/bulk/bulk-order.ts';
import { FlavourFields } from '#features/bulk/FlavourFields.tsx';
import { updateCatalogue } from '#features/catalogue/catalogue-store.ts';

const idOf = (name: string): number =>
  catalogue.flavours.find((flavour) => flavour.name === name)?.id ?? 0;
const sellOut = (...names: string[]): void => updateCatalogue({ soldOut: names.map(idOf) });
const namesShown = (): string[] =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  setSlices('70');
  setFlavourOption('assortment');
});

afterEach(() => {
  cleanup();
  updateCatalogue({ soldOut: [] });
  setAvoided([]);
});

it('the assortment lists the flavours that are sent, and how many they are', () => {
  render(<FlavourFields />);
  expect(namesShown()).toHaveLength(8);
  expect(screen.getByRole('radio', { name: /8 favourites, in equal parts/ })).toBeDefined();
  expect(screen.queryByText(/Sold out/)).toBeNull();
});

it('a flavour that is sold out is not in the assortment, and is named as missing', () => {
  sellOut('Baileys', 'Vanilla', 'Oreo');
  render(<FlavourFields />);
  expect(namesShown()).toHaveLength(6);
  expect(namesShown()).not.toContain('Baileys');
  expect(screen.getByRole('radio', { name: /6 favourites, in equal parts/ })).toBeDefined();
  expect(screen.getByText('Sold out at the moment and left out: Baileys, Vanilla.')).toBeDefined();
});

it('the assortment is counted also while the shopper chooses the flavours', () => {
  sellOut('Baileys');
  setFlavourOption('custom');
  render(<FlavourFields />);
  expect(screen.getByRole('radio', { name: /7 favourites, in equal parts/ })).toBeDefined();
});

it('marks the flavours that hold an allergen the shopper avoids, and no others', () => {
  setAvoided(['nuts']);
  setFlavourOption('custom');
  render(<FlavourFields />);
  const marked = screen.getAllByRole('checkbox', {
    name: /Contains nuts, which you asked to avoid/,
  });
  expect(marked).toEqual(screen.getAllByRole('checkbox', { name: /nuts/ }));
  expect(screen.getByRole('checkbox', { name: /^Cherry & Almond/ })).toBe(marked[0]);
});

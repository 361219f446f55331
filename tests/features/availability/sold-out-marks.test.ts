// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { showSoldOut } from '#features/availability/sold-out-marks.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <button data-holds="1 3">Add to basket <span class="visually-hidden">Six Favourites</span></button>
    <button data-holds="3 8">Add to basket <span class="visually-hidden">Chocolate Dozen</span></button>
    <button data-holds="3">Add this gift to the basket</button>`;
});

/** Returns whether the button of this accessible name is disabled. */
const isDisabled = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

it('a button that is sold out keeps the name of its box', () => {
  showSoldOut([1]);
  expect(isDisabled('Sold out at the moment Six Favourites')).toBe(true);
  expect(isDisabled('Add to basket Chocolate Dozen')).toBe(false);
});

it('buttons that are sold out together differ by the names of their boxes', () => {
  showSoldOut([3]);
  showSoldOut([3]);
  expect(isDisabled('Sold out at the moment Six Favourites')).toBe(true);
  expect(isDisabled('Sold out at the moment Chocolate Dozen')).toBe(true);
  expect(isDisabled('Sold out at the moment')).toBe(true);
});

it('a button that is sold again says what it said before', () => {
  showSoldOut([3]);
  showSoldOut([]);
  expect(isDisabled('Add to basket Six Favourites')).toBe(false);
  expect(isDisabled('Add to basket Chocolate Dozen')).toBe(false);
  expect(isDisabled('Add this gift to the basket')).toBe(false);
});

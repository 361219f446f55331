import { describe, expect, it } from 'vitest';
import {
  formatDeliveryPrice,
  formatPounds,
  penceToPounds,
  poundsToPence,
  pencePerKilogram,
} from '#domain/money.ts';

describe('formatting prices', () => {
  it.each([
    [0, '£0.00'],
    [5, '£0.05'],
    [249, '£2.49'],
    [1099, '£10.99'],
    [3299, '£32.99'],
    [123456, '£1234.56'],
  ])('%i pence reads %s', (pence, text) => {
    expect(formatPounds(pence)).toBe(text);
  });

  it.each([
    [0, 'FREE'],
    [200, '£2.00'],
  ])('delivery at %i pence reads %s', (pence, text) => {
    expect(formatDeliveryPrice(pence)).toBe(text);
  });
});

describe('pounds in payloads', () => {
  it.each([
    [10.99, 1099],
    [17.99, 1799],
    [32.99, 3299],
    [2.49 + 2.49 + 2.49, 747],
    [0.1 + 0.2, 30],
    [19.99 * 3, 5997],
  ])('%d pounds are %i pence despite float noise', (pounds, pence) => {
    expect(poundsToPence(pounds)).toBe(pence);
  });

  it('convert there and back to the penny, up to £2,000', () => {
    const amounts = Array.from({ length: 200_001 }, (_, pence) => pence);
    expect(amounts.filter((pence) => poundsToPence(penceToPounds(pence)) !== pence)).toEqual([]);
  });
});

it.each([
  ['Box of 6', 1099, 200, 5495],
  ['Box of 12', 1799, 400, 4498],
  ['Ultimate Fudge Taster Box', 3299, 1020, 3234],
  ['3 Big Bar Box', 2999, 1000, 2999],
])('%s at %i pence for %i g costs %i pence per kilogram', (_box, pence, grams, perKilogram) => {
  expect(pencePerKilogram(pence, grams)).toBe(perKilogram);
});

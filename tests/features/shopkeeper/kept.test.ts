// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetKept,
  keepPresses,
  keepUnsentAvailability,
  keptText,
  readPresses,
  readUnsentAvailability,
} from '#features/shopkeeper/kept.ts';

const press = (id: number) => ({
  parcels: [id],
  status: 'packed' as const,
  expectedVersion: [1],
});
const availability = { soldOut: [], closed: [], lastPostings: [], expectedVersion: 3 };

beforeEach(() => localStorage.clear());

afterEach(() => {
  vi.restoreAllMocks();
  forgetKept();
});

describe.each([
  ['works', () => undefined],
  [
    'is full or blocked',
    () => {
      vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      });
    },
  ],
])('where storage %s', (_, prepare) => {
  it('what was pressed and saved waits until the server has it', () => {
    prepare();
    keepPresses([press(1), press(2)]);
    keepUnsentAvailability(availability);
    expect(readPresses()).toEqual([press(1), press(2)]);
    expect(readUnsentAvailability()).toEqual(availability);
    expect(keptText()).toBe('2 parcels and a change of “Sold out & closed”');
    keepPresses([press(2)]);
    keepUnsentAvailability(null);
    expect(readPresses()).toEqual([press(2)]);
    expect(readUnsentAvailability()).toBeNull();
  });

  it('nothing waits after a sign-out', () => {
    prepare();
    keepPresses([press(1)]);
    keepUnsentAvailability(availability);
    forgetKept();
    expect(keptText()).toBe('');
  });
});

it('storage that fills up meanwhile does not bring back what was sent', () => {
  keepPresses([press(1)]);
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  keepPresses([press(2)]);
  expect(readPresses()).toEqual([press(2)]);
});

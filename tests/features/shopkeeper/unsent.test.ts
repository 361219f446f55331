// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeAllUnsent, unsentText } from '#features/shopkeeper/unsent.ts';
import {
  readUnsentAvailability,
  storeUnsentAvailability,
} from '#features/shopkeeper/availability/unsent-availability.ts';
import {
  readUnsentChanges,
  storeUnsentChanges,
} from '#features/shopkeeper/board/unsent-status-changes.ts';

const changeOf = (id: number) => ({
  parcels: [id],
  status: 'packed' as const,
  expectedVersion: [1],
});
const availability = { soldOut: [], closed: [], lastPostings: [], expectedVersion: 3 };

beforeEach(() => localStorage.clear());

afterEach(() => {
  vi.restoreAllMocks();
  removeAllUnsent();
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
  it('a change of status and what was saved wait until the server has it', () => {
    prepare();
    storeUnsentChanges([changeOf(1), changeOf(2)]);
    storeUnsentAvailability(availability);
    expect(readUnsentChanges()).toEqual([changeOf(1), changeOf(2)]);
    expect(readUnsentAvailability()).toEqual(availability);
    expect(unsentText()).toBe('2 parcels and a change of “Sold out & closed”');
    storeUnsentChanges([changeOf(2)]);
    storeUnsentAvailability(null);
    expect(readUnsentChanges()).toEqual([changeOf(2)]);
    expect(readUnsentAvailability()).toBeNull();
  });

  it('nothing waits after a sign-out', () => {
    prepare();
    storeUnsentChanges([changeOf(1)]);
    storeUnsentAvailability(availability);
    removeAllUnsent();
    expect(unsentText()).toBe('');
  });
});

it('storage that fills up meanwhile does not bring back what was sent', () => {
  storeUnsentChanges([changeOf(1)]);
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  storeUnsentChanges([changeOf(2)]);
  expect(readUnsentChanges()).toEqual([changeOf(2)]);
});

import { describe, expect, it } from 'vitest';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { addPiece, presetFor } from '#domain/box/box-rules.ts';
import { flavoursProblem } from '#domain/box/draft-problems.ts';
import { emptyDraft } from '#domain/box/draft.ts';
import { evolve } from '#domain/box/draft-events.ts';
import { resolveBulkFlavours } from '#domain/bulk/bulk-flavours.ts';
import { findById } from '#domain/catalogue.ts';
import {
  availabilityError,
  amendCalendar,
  forgetPast,
  markSoldOut,
  parseAvailability,
  soldOutOn,
  type Availability,
} from '#domain/delivery/availability.ts';
import type { Day } from '#domain/day.ts';
import { estimateArrival } from '#domain/delivery/dispatch.ts';
import { listAllergens } from '#domain/food/allergens.ts';

const TODAY = '2026-11-23';
const VANILLA = catalogue.flavours.find(({ name }) => name === 'Vanilla')?.id ?? 0;

const without = (...flavourIds: number[]) =>
  markSoldOut(
    catalogue,
    { soldOut: flavourIds.map((flavourId) => ({ flavourId })), closed: [], lastPostings: [] },
    TODAY,
  );

describe('what is sold out', () => {
  it.each([
    [undefined, true],
    ['2026-11-22', false],
    ['2026-11-23', true],
    ['2026-12-01', true],
  ] as const)('until %s is sold out on the 23rd: %s', (until, isSoldOut) => {
    expect(soldOutOn({ soldOut: [{ flavourId: 7, until }] }, TODAY)).toEqual(isSoldOut ? [7] : []);
  });

  it('cannot be added to a box, and stays in a box that holds it', () => {
    const box = findById(catalogue.boxes, 1);
    if (!box) throw new Error('No Box of 6');
    const chosen = [{ flavourId: VANILLA, quantity: 6 }];
    expect(addPiece(box, [], VANILLA, without(VANILLA))).toEqual([]);
    const draft = { ...emptyDraft, boxId: 1, selection: chosen };
    expect(flavoursProblem(draft, catalogue)).toBeNull();
    expect(flavoursProblem(draft, without(VANILLA))).toEqual({
      code: 'sold-out',
      flavours: ['Vanilla'],
    });
    const other = { type: 'flavour-removed', flavourId: VANILLA } as const;
    expect(evolve(draft, other, without(VANILLA)).selection).toEqual([
      { flavourId: VANILLA, quantity: 5 },
    ]);
  });

  it.each(catalogue.presets.map(({ name, boxId }) => [name, boxId] as const))(
    'is swapped in %s for flavours that add no allergen',
    (_name, boxId) => {
      const before = presetFor(boxId, catalogue);
      const [first] = before?.selection ?? [];
      const today = without(first?.flavourId ?? 0);
      const after = presetFor(boxId, today);
      const pieces = (selection: readonly { quantity: number }[] = []) =>
        selection.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(pieces(after?.selection)).toBe(pieces(before?.selection));
      expect(after?.soldOut.map(({ id }) => id)).toEqual([first?.flavourId]);
      expect(after?.selection.some(({ flavourId }) => flavourId === first?.flavourId)).toBe(false);
      const allergens = (selection: readonly { flavourId: number }[] = []) =>
        listAllergens(
          selection.flatMap(({ flavourId: id }) => findById(catalogue.flavours, id) ?? []),
        );
      const known = allergens(before?.selection);
      expect(allergens(after?.selection).filter((one) => !known.includes(one))).toEqual([]);
    },
  );

  it('leaves the assortment of slices', () => {
    const names = (of: typeof catalogue) =>
      resolveBulkFlavours({ option: 'assortment', flavourIds: [] }, of).map(({ name }) => name);
    expect(names(without(VANILLA))).toEqual(names(catalogue).filter((name) => name !== 'Vanilla'));
  });
});

it('a closed week moves dispatch and arrival behind it', () => {
  const monday = Date.parse('2026-11-23T10:00Z');
  const method = { id: 1, workingDays: { first: 2, last: 4 } };
  const calendar = amendCalendar(postalCalendar, {
    closed: [{ from: '2026-11-23', to: '2026-11-29' }],
    lastPostings: [],
  });
  expect(estimateArrival(monday, method, postalCalendar).dispatch).toBe('2026-11-23');
  expect(estimateArrival(monday, method, calendar)).toEqual({
    dispatch: '2026-11-30',
    first: '2026-12-02',
    last: '2026-12-04',
  });
});

const posting = (lastDay: Day, event: Day = '2026-12-25', shippingId = 1) => ({
  shippingId,
  lastDay,
  event,
});

it('a last posting date replaces the one of the same delivery and event', () => {
  const written = posting('2026-12-10');
  const calendar = amendCalendar(postalCalendar, { closed: [], lastPostings: [written] });
  const others = postalCalendar.lastPostings.filter(
    ({ shippingId, event }) => shippingId !== 1 || event !== '2026-12-25',
  );
  expect(calendar.lastPostings).toEqual([...others, written]);
  const method = { id: 1, workingDays: { first: 2, last: 4 } };
  const friday = Date.parse('2026-12-11T10:00Z');
  expect(estimateArrival(friday, method, postalCalendar).first).toBe('2026-12-15');
  expect(estimateArrival(friday, method, calendar).first).toBe('2026-12-29');
});

it('ends, closures and events of the past are forgotten', () => {
  const all: Availability = {
    soldOut: [{ flavourId: 1 }, { flavourId: 2, until: '2026-11-22' }],
    closed: [
      { from: '2026-11-01', to: '2026-11-22' },
      { from: '2026-11-20', to: '2026-11-23' },
    ],
    lastPostings: [posting('2025-12-18', '2025-12-25'), posting('2026-12-18')],
  };
  expect(forgetPast(all, TODAY)).toEqual({
    soldOut: [{ flavourId: 1 }],
    closed: [{ from: '2026-11-20', to: '2026-11-23' }],
    lastPostings: [posting('2026-12-18')],
  });
});

it.each([
  [{ soldOut: [{ flavourId: VANILLA }], closed: [] }, undefined],
  [{ soldOut: [{ flavourId: 999 }], closed: [] }, 'unknown-flavour'],
  [{ soldOut: [{ flavourId: VANILLA }, { flavourId: VANILLA }], closed: [] }, 'flavour-twice'],
  [{ soldOut: [{ flavourId: VANILLA, until: '2028-12-29' }], closed: [] }, 'day-too-far'],
  [{ soldOut: [], closed: [{ from: '2026-12-02', to: '2026-12-01' }] }, 'closure-reversed'],
  [{ soldOut: [], closed: [{ from: '2026-12-01', to: '2027-03-03' }] }, 'closure-too-long'],
  [{ soldOut: [], closed: [{ from: '2028-01-01', to: '2028-12-30' }] }, 'day-too-far'],
  [{ lastPostings: [posting('2026-12-18'), posting('2026-12-21', '2026-12-25', 2)] }, undefined],
  [{ lastPostings: [posting('2026-12-18'), posting('2026-12-17')] }, 'posting-twice'],
  [{ lastPostings: [posting('2026-12-25')] }, 'posting-unlikely'],
  [{ lastPostings: [posting('2026-10-01')] }, 'posting-unlikely'],
  [{ lastPostings: [posting('2026-12-18', '2026-12-25', 100)] }, 'posting-unlikely'],
  [{ lastPostings: [posting('2028-12-18', '2028-12-25')] }, 'day-too-far'],
] as const)('an availability of %j breaks the rule %s', (availability, code) => {
  const nothing = { soldOut: [], closed: [], lastPostings: [] };
  expect(availabilityError({ ...nothing, ...availability }, catalogue, TODAY)?.code).toBe(code);
});

it.each([
  null,
  'sold out',
  [],
  { soldOut: 7, closed: {} },
  {
    soldOut: [null, 'x', { flavourId: '1' }],
    closed: [{}, { from: '2026-12-02', to: '2026-12-01' }],
  },
  { closed: [{ from: '1000-01-01', to: '9999-12-31' }] },
  { lastPostings: [{ shippingId: '1' }, posting('2026-12-25')] },
])('a response of %j changes nothing', (json) => {
  expect(parseAvailability(json)).toEqual({ soldOut: [], closed: [], lastPostings: [] });
});

it('a response is read with its ends', () => {
  const json = { soldOut: [{ flavourId: 1, until: '2026-12-01' }], closed: [], version: 3 };
  expect(parseAvailability(json).soldOut).toEqual([{ flavourId: 1, until: '2026-12-01' }]);
});

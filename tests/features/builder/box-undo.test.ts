// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as box from '#features/builder/draft/box.ts';
import { $draft } from '#features/builder/draft/draft.ts';
import { fillRemaining } from '#features/builder/parts/available-flavours.ts';
import { $undoable, dismissUndo, undo } from '#ui/undo.ts';
import { draftAfter, finishedBox } from '../../support/orders.ts';

const begun = draftAfter(
  { type: 'box-chosen', boxId: 5 },
  { type: 'flavour-added', flavourId: 22 },
);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  dismissUndo();
  vi.useRealTimers();
});

it.each([
  ['choosing an own selection', finishedBox, box.clearSelection, 'Selection cleared.'],
  ['removing all keyrings', finishedBox, () => box.removeKeyrings('summary'), 'Keyrings removed.'],
  ['Not a Gift', finishedBox, () => box.chooseLidCategory(0), 'Note cleared.'],
  ['an example note', finishedBox, () => box.applyExampleNote('Get well soon!'), 'Note replaced.'],
  ['filling the rest', begun, fillRemaining, 'Box filled.'],
])('offers an undo for eight seconds after %s', (_, before, clear, message) => {
  $draft.set(before);
  clear();
  expect($draft.get()).not.toEqual(before);
  expect($undoable.get()?.message).toBe(message);
  undo();
  expect($draft.get()).toEqual(before);
  clear();
  vi.advanceTimersByTime(8000);
  expect($undoable.get()).toBeNull();
});

it.each([
  ['nothing is chosen', box.clearSelection],
  ['no note is written', () => box.chooseLidCategory(0)],
  ['an example is the first note', () => box.applyExampleNote('Get well soon!')],
])('offers no undo if %s', (_, clear) => {
  $draft.set(draftAfter());
  clear();
  expect($undoable.get()).toBeNull();
});

it('keeps address changes made before the undo', () => {
  $draft.set(finishedBox);
  box.removeKeyrings('summary');
  box.updateCustomer({ city: 'Bristol' });
  undo();
  expect($draft.get()).toMatchObject({
    keyring: finishedBox.keyring,
    customer: { city: 'Bristol' },
  });
});

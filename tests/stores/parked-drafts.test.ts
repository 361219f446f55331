// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { emptyDraft } from '#domain/box-draft.ts';
import { $catalogue } from '#stores/catalogue.ts';
import { $draft } from '#stores/draft.ts';
import { $editedLine } from '#stores/editing-line.ts';
import {
  $otherBoxes,
  boxInHand,
  continueBox,
  keepBeside,
  startAfresh,
  type BegunBox,
} from '#stores/parked-drafts.ts';
import { readAside } from '#stores/read-saved-drafts.ts';
import { saveProgress } from '#stores/save-draft.ts';
import { $step } from '#stores/step.ts';
import { $undoable, undo } from '#stores/undo.ts';
import { boxForMyself, finishedBox } from './draft-fixtures.ts';

const begun = (changes: Partial<BegunBox> = {}): BegunBox => ({
  draft: boxForMyself,
  step: 3,
  editedLine: null,
  lastUpdated: '2026-11-20T10:00:00.000Z',
  ...changes,
});

const boxIds = () => $otherBoxes.get().map(({ draft }) => draft.boxId);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  vi.stubGlobal('scrollTo', vi.fn());
  localStorage.clear();
  $catalogue.set(catalogue);
  $draft.set({ ...emptyDraft, customer: finishedBox.customer });
  $editedLine.set(null);
  $step.set(1);
});

afterEach(async () => {
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the box that was begun before', () => {
  it('goes on where it was left, to the address that was typed since', async () => {
    keepBeside([begun({ editedLine: '5f00' })]);
    continueBox();
    await vi.advanceTimersByTimeAsync(500);
    expect($draft.get()).toEqual({ ...boxForMyself, customer: finishedBox.customer });
    expect([$step.get(), $editedLine.get(), boxIds()]).toEqual([3, '5f00', []]);
  });

  it('changes places with a box that is in hand', async () => {
    $draft.set(finishedBox);
    keepBeside([begun()]);
    continueBox();
    await vi.advanceTimersByTimeAsync(500);
    expect($draft.get().boxId).toBe(boxForMyself.boxId);
    expect(boxIds()).toEqual([finishedBox.boxId]);
    continueBox();
    expect($draft.get().note).toBe(finishedBox.note);
    expect(boxIds()).toEqual([boxForMyself.boxId]);
  });

  it('goes when the shopper starts afresh, and comes back by Undo', () => {
    keepBeside([begun()]);
    startAfresh();
    expect(boxIds()).toEqual([]);
    expect($undoable.get()?.message).toBe('Box of 12 cleared.');
    undo();
    expect(boxIds()).toEqual([boxForMyself.boxId]);
  });

  it('gives way to the one begun before it, and to three in all', () => {
    const draft = (boxId: number) => ({ ...emptyDraft, boxId });
    keepBeside([1, 2, 3, 4].map((boxId) => begun({ draft: draft(boxId) })));
    expect(boxIds()).toEqual([1, 2, 3]);
    startAfresh();
    expect(boxIds()).toEqual([2, 3]);
  });
});

describe('what is kept beside', () => {
  it('is not what is in hand, and not what is empty', () => {
    $draft.set(boxForMyself);
    keepBeside([begun(), begun({ draft: emptyDraft })]);
    expect(boxIds()).toEqual([]);
  });

  it('is saved with the box in hand, without an address, and keeps its day', () => {
    keepBeside([begun()]);
    saveProgress();
    expect(localStorage.getItem('boxBuilderAside')).not.toContain('Marine Parade');
    expect(readAside()).toEqual([
      begun({ draft: { ...boxForMyself, customer: emptyDraft.customer } }),
    ]);
    expect(boxInHand().lastUpdated).toBe('2026-11-20T12:00:00.000Z');
  });

  it('is gone from this device after 30 days, or when it cannot be read', () => {
    keepBeside([begun(), begun({ draft: finishedBox, lastUpdated: '2026-10-01T10:00:00.000Z' })]);
    saveProgress();
    expect(readAside()).toHaveLength(1);
    localStorage.setItem('boxBuilderAside', '[{"v":1},7]');
    expect(readAside()).toEqual([]);
  });
});

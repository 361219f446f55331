// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '#domain/box/draft.ts';
import { $draft } from '#features/builder/draft/draft.ts';
import { $editingLineId } from '#features/builder/draft/editing-line.ts';
import {
  $parkedDrafts,
  currentDraft,
  resumeParkedDraft,
  parkDrafts,
  discardParkedDraft,
  type SavedDraft,
} from '#features/builder/draft/parked-drafts.ts';
import { readParkedDrafts, saveDraft } from '#features/builder/draft/draft-storage.ts';
import { $step } from '#features/builder/draft/step.ts';
import { $undoable, undo } from '#ui/undo.ts';
import { boxForMyself, finishedBox } from '../../support/orders.ts';

const begun = (changes: Partial<SavedDraft> = {}): SavedDraft => ({
  draft: boxForMyself,
  step: 'lid',
  editingLineId: null,
  lastUpdated: '2026-11-20T10:00:00.000Z',
  ...changes,
});

const boxIds = () => $parkedDrafts.get().map(({ draft }) => draft.boxId);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  vi.stubGlobal('scrollTo', vi.fn());
  localStorage.clear();
  $draft.set({ ...emptyDraft, customer: finishedBox.customer });
  $editingLineId.set(null);
  $step.set('box');
});

afterEach(async () => {
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a parked draft', () => {
  it('continues at its step, with the current address', async () => {
    parkDrafts([begun({ editingLineId: '5f00' })]);
    resumeParkedDraft();
    await vi.advanceTimersByTimeAsync(500);
    expect($draft.get()).toEqual({ ...boxForMyself, customer: finishedBox.customer });
    expect([$step.get(), $editingLineId.get(), boxIds()]).toEqual(['lid', '5f00', []]);
  });

  it('swaps places with the current draft', async () => {
    $draft.set(finishedBox);
    parkDrafts([begun()]);
    resumeParkedDraft();
    await vi.advanceTimersByTimeAsync(500);
    expect($draft.get().boxId).toBe(boxForMyself.boxId);
    expect(boxIds()).toEqual([finishedBox.boxId]);
    resumeParkedDraft();
    expect($draft.get().note).toBe(finishedBox.note);
    expect(boxIds()).toEqual([boxForMyself.boxId]);
  });

  it('is discarded and restored by undo', () => {
    parkDrafts([begun()]);
    discardParkedDraft();
    expect(boxIds()).toEqual([]);
    expect($undoable.get()?.message).toBe('Box of 12 cleared.');
    undo();
    expect(boxIds()).toEqual([boxForMyself.boxId]);
  });

  it('that a double tap discarded with the next comes back with one undo', () => {
    parkDrafts([begun(), begun({ draft: finishedBox })]);
    discardParkedDraft();
    discardParkedDraft();
    expect(boxIds()).toEqual([]);
    expect($undoable.get()?.message).toBe('Box of 12 cleared. Box of 6 cleared.');
    undo();
    expect(boxIds()).toEqual([boxForMyself.boxId, finishedBox.boxId]);
  });

  it('is followed by the next one, three at most', () => {
    const draft = (boxId: number) => ({ ...emptyDraft, boxId });
    parkDrafts([1, 2, 3, 4].map((boxId) => begun({ draft: draft(boxId) })));
    expect(boxIds()).toEqual([1, 2, 3]);
    discardParkedDraft();
    expect(boxIds()).toEqual([2, 3]);
  });
});

describe('parked drafts', () => {
  it('exclude the current draft and empty ones', () => {
    $draft.set(boxForMyself);
    parkDrafts([begun(), begun({ draft: emptyDraft })]);
    expect(boxIds()).toEqual([]);
  });

  it('are saved with the current draft, without address, with their date', () => {
    parkDrafts([begun()]);
    saveDraft();
    expect(localStorage.getItem('boxBuilderAside')).not.toContain('Pier Road');
    expect(readParkedDrafts()).toEqual([
      begun({ draft: { ...boxForMyself, customer: emptyDraft.customer } }),
    ]);
    expect(currentDraft().lastUpdated).toBe('2026-11-20T12:00:00.000Z');
  });

  it('are dropped after 30 days or if invalid', () => {
    parkDrafts([begun(), begun({ draft: finishedBox, lastUpdated: '2026-10-01T10:00:00.000Z' })]);
    saveDraft();
    expect(readParkedDrafts()).toHaveLength(1);
    localStorage.setItem('boxBuilderAside', '[{"v":1},7]');
    expect(readParkedDrafts()).toEqual([]);
  });
});

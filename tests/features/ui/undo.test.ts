import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $undoable, pauseUndo, offerUndo, resumeUndo, undo } from '#ui/undo.ts';

const undoBox = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  undoBox.mockClear();
  offerUndo({ message: 'Box cleared.', undo: undoBox });
});

afterEach(() => {
  vi.useRealTimers();
});

it('is offered for eight seconds', () => {
  vi.advanceTimersByTime(7999);
  expect($undoable.get()?.message).toBe('Box cleared.');
  vi.advanceTimersByTime(1);
  expect($undoable.get()).toBeNull();
});

it('runs once and closes', () => {
  undo();
  undo();
  expect(undoBox).toHaveBeenCalledOnce();
  expect($undoable.get()).toBeNull();
});

it('stays open during hover or focus, and eight seconds more', () => {
  vi.advanceTimersByTime(7000);
  pauseUndo();
  vi.advanceTimersByTime(60_000);
  expect($undoable.get()).not.toBeNull();
  resumeUndo();
  vi.advanceTimersByTime(8000);
  expect($undoable.get()).toBeNull();
});

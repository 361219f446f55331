import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $undoable, holdUndo, offerUndo, releaseUndo, undo } from '#stores/undo.ts';

const takeBack = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  takeBack.mockClear();
  offerUndo({ message: 'Box cleared.', takeBack });
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

it('takes back once, and is gone', () => {
  undo();
  undo();
  expect(takeBack).toHaveBeenCalledOnce();
  expect($undoable.get()).toBeNull();
});

it('waits while pointer or focus rests on it, and eight seconds more', () => {
  vi.advanceTimersByTime(7000);
  holdUndo();
  vi.advanceTimersByTime(60_000);
  expect($undoable.get()).not.toBeNull();
  releaseUndo();
  vi.advanceTimersByTime(8000);
  expect($undoable.get()).toBeNull();
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce } from '#browser/announce.ts';

const spoken = () => document.querySelector('[role="status"]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('speaks the last of several messages', () => {
  announce('1 of 6 chosen');
  announce('2 of 6 chosen');
  expect(spoken()).toBe('');
  vi.advanceTimersByTime(500);
  expect(spoken()).toBe('2 of 6 chosen');
});

it('leaves nothing to read at the end of the page once it was heard', () => {
  announce('Box removed');
  vi.advanceTimersByTime(5000);
  expect(spoken()).toBe('Box removed');
  vi.advanceTimersByTime(5000);
  expect(spoken()).toBe('');
});

it('keeps a newer message as long as the first', () => {
  announce('Box removed');
  vi.advanceTimersByTime(6000);
  announce('Box is back');
  vi.advanceTimersByTime(5000);
  expect(spoken()).toBe('Box is back');
});

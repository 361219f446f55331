import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

let isExpected = false;
let logError: MockInstance<typeof console.error>;

/** Lets the running test log `console.error`, and fails it if it then does not. */
export function expectConsoleErrors(): void {
  isExpected = true;
}

beforeEach(() => {
  isExpected = false;
  logError = vi.spyOn(console, 'error');
});

afterEach(() => {
  const logged = logError.mock.calls;
  logError.mockRestore();
  if (isExpected) expect(logged, 'this test expects console.error').not.toEqual([]);
  else expect(logged, 'no test logs console.error unless it says so').toEqual([]);
});

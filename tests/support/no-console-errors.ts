import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

let isExpected = false;
let logError: MockInstance<typeof console.error>;

/** Allows the running test to log `console.error`; the test fails if it logs none. */
export function expectConsoleErrors(): void {
  isExpected = true;
}

beforeEach(() => {
  isExpected = false;
  logError = vi.spyOn(console, 'error');
});

afterEach(() => {
  const logged = logError.mock.calls.map((values) => values.map(String).join(' ')).join('\n');
  logError.mockRestore();
  if (isExpected) expect(logged, 'this test expects console.error').not.toBe('');
  else expect(logged, 'no test logs console.error unless it says so').toBe('');
});

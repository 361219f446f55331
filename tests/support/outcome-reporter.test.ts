import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { expect, test } from 'vitest';
import OutcomeReporter from './outcome-reporter.ts';
import { readReport } from './read-reports.mjs';

const TESTS = `
import { afterAll, describe, expect, test } from 'vitest';
test('adds up', () => {});
test('takes away', () => expect(3 - 1).toBe(1));
test('divides', () => void Promise.reject(new Error('by zero')));
describe('a shop', () => {
  afterAll(() => { throw new Error('stays open'); });
  test('closes', () => {});
});
`;

test('the outcome of a run names what failed: tests, hooks, files and errors that no test caught', async () => {
  const root = mkdtempSync(join(tmpdir(), 'outcome-'));
  writeFileSync(join(root, 'sums.test.js'), TESTS);
  writeFileSync(join(root, 'none.test.js'), 'throw new Error("no tests");');
  const reporters = [new OutcomeReporter()];
  const run = await startVitest([], { root, config: false, watch: false, reporters });
  await run.close();
  const { passed, failures, shaky } = readReport(join(root, 'test-results/unit.json'), 'vitest');
  expect({ passed, shaky }).toEqual({ passed: 3, shaky: [] });
  expect(failures.toSorted()).toEqual([
    'an error that no test caught\n    by zero',
    'none.test.js\n    no tests',
    'sums.test.js › a shop\n    stays open',
    'sums.test.js › takes away\n    expected 2 to be 1 // Object.is equality',
  ]);
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReport } from './read-reports.mjs';

function written(report: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('a browser test that failed is named with the beginning of its error', () => {
  const error = { message: '\u001b[2mexpect(\u001b[22mreceived)\nExpected: 1' };
  const file = written({
    stats: { expected: 4 },
    errors: [],
    suites: [
      {
        title: 'home.spec.ts',
        specs: [
          {
            title: 'opens',
            tests: [{ projectName: 'phone', status: 'unexpected', results: [{ error }] }],
          },
          {
            title: 'closes',
            tests: [{ projectName: 'phone', status: 'flaky', results: [{ error }, {}] }],
          },
        ],
      },
    ],
  });
  const said = '\n    expect(received)\n    Expected: 1';
  expect(readReport(file, 'playwright')).toEqual({
    passed: 5,
    failures: [`[phone] home.spec.ts › opens${said}`],
    shaky: [`[phone] home.spec.ts › closes${said}`],
  });
});

// Selects the checks that `npm test` can run on a machine, and sums up their results.
import { describeFailure } from './read-reports.mjs';

/**
 * @typedef {{ title: string, command: string, args: string[], env: Record<string, string>, report?: { file: string, kind: 'vitest' | 'playwright' }, isBesideNext?: boolean }} Check `isBesideNext`: it runs at the same time as the next one.
 * @typedef {import('./read-reports.mjs').Outcome} Outcome
 * @typedef {{ title: string, passes: boolean, lastLines?: string, report?: Outcome }} CheckOutcome `lastLines`: the end of its output, of a check without a report.
 */

/**
 * Returns the checks that can run on a machine, and a line for each that cannot, with the reason.
 * @param {{ hasBrowser: boolean, hasGit: boolean }} machine
 * @returns {{ checks: Check[], leftOut: string[] }}
 */
export function chooseChecks({ hasBrowser, hasGit }) {
  const vitest = ['run', '--reporter=default', '--reporter=./tests/support/outcome-reporter.ts'];
  /** @type {Check[]} */
  const checks = [
    // Neither needs the types of Astro.
    {
      title: 'Format and unused code',
      command: 'npm',
      args: ['run', '--silent', 'lint:files'],
      env: {},
      isBesideNext: true,
    },
    // It writes the types of Astro, which those after it read.
    { title: 'Types of pages', command: 'npm', args: ['run', '--silent', 'types:pages'], env: {} },
    {
      title: 'Types',
      command: 'npm',
      args: ['run', '--silent', 'types:code'],
      env: {},
      isBesideNext: true,
    },
    {
      title: 'Lint',
      command: 'npm',
      args: ['run', '--silent', 'lint:code'],
      env: {},
    },
    {
      title: 'Rules, stores, server, pages',
      command: 'vitest',
      args: vitest,
      env: hasGit ? {} : { WITHOUT_GIT: 'yes' },
      report: { file: 'unit.json', kind: 'vitest' },
    },
  ];
  const leftOut = [];
  if (hasBrowser) {
    checks.push({
      title: 'Browser journeys',
      command: 'playwright',
      args: ['test'],
      env: {},
      report: { file: 'e2e.json', kind: 'playwright' },
    });
  } else {
    leftOut.push(
      'Browser journeys: no browser. Run "npx playwright install chromium", or install Chromium and set CHROMIUM to its path.',
    );
  }
  if (!hasGit) {
    leftOut.push('What git knows of the pages (tests/**/*.git.test.ts): no git on the PATH.');
  }
  return { checks, leftOut };
}

/**
 * Sums up a run. A check that failed without naming a failed test counts as one failure, and is named with the end of what it said;
 * what was left out counts as failed too, and a run without passed tests fails.
 * @param {{ outcomes: CheckOutcome[], leftOut: string[] }} run
 */
export function sumUp({ outcomes, leftOut }) {
  const reports = outcomes.flatMap(({ report }) => report ?? []);
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  const failures = outcomes.flatMap(({ title, passes, lastLines, report }) =>
    report?.failures.length || passes
      ? (report?.failures ?? [])
      : describeFailure(title, lastLines),
  );
  const failed = failures.length + leftOut.length;
  const lines = [
    ...reports.flatMap(({ shaky }) => shaky).map((name) => `passed at the second try: ${name}`),
    ...failures.map((name) => `failed: ${name}`),
    ...leftOut.map((what) => `not run: ${what}`),
  ];
  return { passed, failed, lines, exitCode: failed === 0 && passed > 0 ? 0 : 1 };
}

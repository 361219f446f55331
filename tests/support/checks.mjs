// What `npm test` runs on a machine, what it leaves out there, and what comes of it.

/**
 * @typedef {{ title: string, command: string, args: string[], env: Record<string, string>, report?: { file: string, kind: 'vitest' | 'playwright' } }} Check
 * @typedef {import('./read-reports.mjs').Outcome} Outcome
 */

/**
 * Every check that can run on a machine, and in a line each what cannot and why.
 * @param {{ browser: string | undefined, hasGit: boolean }} machine
 * @returns {{ checks: Check[], leftOut: string[] }}
 */
export function chooseChecks({ browser, hasGit }) {
  const vitest = [
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/unit.json',
  ];
  /** @type {Check[]} */
  const checks = [
    { title: 'Types', command: 'npm', args: ['run', '--silent', 'types'], env: {} },
    { title: 'Lint and format', command: 'npm', args: ['run', '--silent', 'lint'], env: {} },
    {
      title: 'Rules, stores, server, pages',
      command: 'vitest',
      args: vitest,
      env: hasGit ? {} : { WITHOUT_GIT: 'yes' },
      report: { file: 'unit.json', kind: 'vitest' },
    },
  ];
  const leftOut = [];
  if (browser) {
    checks.push({
      title: 'Browser journeys',
      command: 'playwright',
      args: ['test'],
      env: { CHROMIUM: browser },
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
 * The sums of a run: what was left out counts as failed, and a run in which nothing passed has failed.
 * @param {{ failedChecks: number, reports: Outcome[], leftOut: string[] }} run
 */
export function sumUp({ failedChecks, reports, leftOut }) {
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  const failures = reports.flatMap((report) => report.failures);
  const shaky = reports.flatMap((report) => report.shaky);
  const failed = Math.max(failures.length, failedChecks) + leftOut.length;
  const lines = [
    ...shaky.map((name) => `passed at the second try: ${name}`),
    ...failures.map((name) => `failed: ${name}`),
    ...leftOut.map((what) => `not run: ${what}`),
  ];
  return { passed, failed, lines, exitCode: failed === 0 && passed > 0 ? 0 : 1 };
}

import { describe, expect, it } from 'vitest';
import { chooseChecks, sumUp } from './checks.mjs';

const BROWSER = { hasBrowser: true };
const NO_BROWSER = { hasBrowser: false };
const NEEDS_NOTHING = [
  'Format and unused code',
  'Types of pages',
  'Types',
  'Lint',
  'Rules, stores, server, pages',
];

const titlesOn = (machine: Parameters<typeof chooseChecks>[0]) =>
  chooseChecks(machine).checks.map(({ title }) => title);

describe('a machine with all there is', () => {
  const { checks, leftOut } = chooseChecks({ ...BROWSER, hasGit: true });

  it('runs every check, and leaves nothing out', () => {
    expect(checks.map(({ title }) => title)).toEqual([...NEEDS_NOTHING, 'Browser journeys']);
    expect(leftOut).toEqual([]);
    expect(checks.flatMap(({ env }) => Object.keys(env))).toEqual([]);
  });

  it('runs types and lint in pairs beside each other, and the tests alone', () => {
    const pairs = checks.flatMap(({ title, isBesideNext }, index) =>
      isBesideNext ? [[title, checks[index + 1]?.title]] : [],
    );
    expect(pairs).toEqual([
      ['Format and unused code', 'Types of pages'],
      ['Types', 'Lint'],
    ]);
  });

  it('reads a report of each kind of test', () => {
    expect(checks.flatMap(({ report }) => report ?? [])).toEqual([
      { file: 'unit.json', kind: 'vitest' },
      { file: 'e2e.json', kind: 'playwright' },
    ]);
  });
});

describe('a machine without browser and git', () => {
  const machine = { ...NO_BROWSER, hasGit: false };
  const { checks, leftOut } = chooseChecks(machine);

  it('runs all that needs neither: types, lint, and the tests without a browser', () => {
    expect(titlesOn(machine)).toEqual(NEEDS_NOTHING);
    expect(checks.at(-1)?.env).toEqual({ WITHOUT_GIT: 'yes' });
  });

  it('names what it leaves out, why, and what to do about it', () => {
    expect(leftOut).toEqual([
      'Browser journeys: no browser. Run "npx playwright install chromium", or install Chromium and set CHROMIUM to its path.',
      'What git knows of the pages (tests/**/*.git.test.ts): no git on the PATH.',
    ]);
  });

  it('fails, though all that ran has passed', () => {
    const reports = [{ passed: 2000, failures: [], shaky: [] }];
    expect(sumUp({ failedChecks: 0, reports, leftOut })).toEqual({
      passed: 2000,
      failed: 2,
      lines: leftOut.map((what) => `not run: ${what}`),
      exitCode: 1,
    });
  });
});

it('a machine that lacks one of them leaves out only what needs it', () => {
  expect(titlesOn({ ...NO_BROWSER, hasGit: true })).toEqual(NEEDS_NOTHING);
  expect(chooseChecks({ ...NO_BROWSER, hasGit: true }).leftOut).toHaveLength(1);
  expect(titlesOn({ ...BROWSER, hasGit: false })).toContain('Browser journeys');
  expect(chooseChecks({ ...BROWSER, hasGit: false }).leftOut).toHaveLength(1);
});

describe('a run', () => {
  const clean = { passed: 10, failures: [], shaky: [] };
  it.each([
    ['in which all passed is fine', { failedChecks: 0, reports: [clean] }, 0],
    ['in which nothing passed has failed', { failedChecks: 0, reports: [] }, 1],
    ['whose types fail has failed', { failedChecks: 1, reports: [clean] }, 1],
    [
      'with a failed test has failed',
      { failedChecks: 1, reports: [{ ...clean, failures: ['a rule'] }] },
      1,
    ],
    [
      'with a second try is fine, and says so',
      { failedChecks: 0, reports: [{ ...clean, shaky: ['a journey'] }] },
      0,
    ],
  ])('%s', (_name, run, exitCode) => {
    const sums = sumUp({ ...run, leftOut: [] });
    expect(sums.exitCode).toBe(exitCode);
    expect(sums.lines).toEqual(
      run.reports.flatMap(({ failures, shaky }) => [
        ...shaky.map((name) => `passed at the second try: ${name}`),
        ...failures.map((name) => `failed: ${name}`),
      ]),
    );
  });
});

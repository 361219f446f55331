import { describe, expect, it } from 'vitest';
import { chooseChecks, sumUp, type CheckOutcome } from './checks.mjs';

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
    const report = { passed: 2000, failures: [], shaky: [] };
    expect(sumUp({ outcomes: [{ title: 'Rules', passes: true, report }], leftOut })).toEqual({
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
  const report = { passed: 10, failures: [], shaky: [] };
  const tests = { title: 'Rules', passes: true, report };
  const types = { title: 'Types', passes: true, lastLines: 'all is well' };
  const [badTests, badTypes] = [
    { ...tests, passes: false },
    { ...types, passes: false, lastLines: 'a.ts: not a number\n1 error' },
  ];
  it.each<[string, CheckOutcome[], string[], number]>([
    ['in which all passed is fine', [types, tests], [], 0],
    ['in which nothing passed has failed', [types], [], 1],
    [
      'whose types fail says how they ended',
      [badTypes, tests],
      ['failed: Types\n    a.ts: not a number\n    1 error'],
      1,
    ],
    [
      'with a failed test names it',
      [types, { ...badTests, report: { ...report, failures: ['a rule'] } }],
      ['failed: a rule'],
      1,
    ],
    ['that fails though every test passed names the check', [badTests], ['failed: Rules'], 1],
    [
      'with a second try is fine, and says so',
      [{ ...tests, report: { ...report, shaky: ['a journey'] } }],
      ['passed at the second try: a journey'],
      0,
    ],
  ])('%s', (_name, outcomes, lines, exitCode) => {
    const sums = sumUp({ outcomes, leftOut: [] });
    expect(sums).toMatchObject({ lines, exitCode });
    expect(sums.failed).toBe(lines.filter((line) => line.startsWith('failed')).length);
  });
});

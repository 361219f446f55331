// Reads what vitest and Playwright write of a run: passed, failed and flaky tests.
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failures: string[], shaky: string[] }} Outcome */

/**
 * Returns the name of what failed, with the first lines of its error, indented and without terminal colours.
 * @param {string} name
 * @param {string} [message]
 */
export function describeFailure(name, message = '') {
  const lines = message
    .replace(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .slice(0, 12);
  return message ? [name, ...lines].join('\n    ') : name;
}

function specsOf(suite, path = []) {
  const names = [...path, suite.title];
  return [
    ...(suite.specs ?? []).map((spec) => ({ ...spec, name: [...names, spec.title].join(' › ') })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, names)),
  ];
}

/** @returns {Outcome} */
function readPlaywright({ suites, stats, errors }) {
  const tests = suites
    .flatMap((suite) => specsOf(suite))
    .flatMap(({ name, tests: runs }) =>
      runs.map(({ projectName, status, results }) => {
        const message = results.find(({ error }) => error)?.error.message;
        return { name: describeFailure(`[${projectName}] ${name}`, message), status };
      }),
    );
  const namesOf = (wanted) =>
    tests.filter(({ status }) => status === wanted).map(({ name }) => name);
  const shaky = namesOf('flaky');
  return {
    passed: stats.expected + shaky.length,
    failures: [...namesOf('unexpected'), ...errors.map(({ message }) => message)],
    shaky,
  };
}

/** Vitest's reporter, `outcome-reporter.ts`, writes an outcome as it is. */
const readers = { vitest: (outcome) => outcome, playwright: readPlaywright };

/**
 * Reads a report; a missing report counts as one failure.
 * @param {string} file
 * @param {'vitest' | 'playwright'} kind
 * @returns {Outcome}
 */
export function readReport(file, kind) {
  if (!existsSync(file)) return { passed: 0, failures: [`${kind} wrote no report`], shaky: [] };
  return readers[kind](JSON.parse(readFileSync(file, 'utf8')));
}

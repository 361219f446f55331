// Reads the JSON reports of vitest and Playwright: passed, failed and flaky tests.
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failures: string[], shaky: string[] }} Outcome */

/** Returns the first lines of an error without terminal colours, indented. */
function firstLines(message) {
  const lines = message.replace(/\u001b\[[\d;]*m/g, '').split('\n');
  return lines
    .slice(0, 12)
    .map((line) => `\n    ${line}`)
    .join('');
}

/** @returns {Outcome} */
function readVitest({ numPassedTests, success, testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failures = tests
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages: [message = ''] }) => `${fullName}${firstLines(message)}`);
  const files = testResults.filter((file) => file.status === 'failed').map(({ name }) => name);
  const isSilent = !success && failures.length === 0;
  return { passed: numPassedTests, failures: isSilent ? files : failures, shaky: [] };
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
        return { name: `[${projectName}] ${name}${message ? firstLines(message) : ''}`, status };
      }),
    );
  const named = (wanted) => tests.filter(({ status }) => status === wanted).map(({ name }) => name);
  const shaky = named('flaky');
  return {
    passed: stats.expected + shaky.length,
    failures: [...named('unexpected'), ...errors.map(({ message }) => message)],
    shaky,
  };
}

const readers = { vitest: readVitest, playwright: readPlaywright };

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

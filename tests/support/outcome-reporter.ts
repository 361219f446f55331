import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node';
import { describeFailure, type Outcome } from './read-reports.mjs';

/** Returns what failed in a file: the file itself if it cannot be run, hooks of its suites, and tests. */
function failuresOf(module: TestModule): string[] {
  const file = module.relativeModuleId;
  const [suites, tests] = [module.children.allSuites(), module.children.allTests('failed')];
  return [
    ...module.errors().map(({ message }) => describeFailure(file, message)),
    ...[...suites].flatMap((suite) =>
      suite.errors().map(({ message }) => describeFailure(`${file} › ${suite.fullName}`, message)),
    ),
    ...[...tests].map((test) =>
      describeFailure(`${file} › ${test.fullName}`, test.result().errors?.[0]?.message),
    ),
  ];
}

/**
 * Writes the outcome of a vitest run to `test-results/unit.json`, with errors that no test caught: they fail the run, though
 * vitest's own JSON report does not hold them.
 */
export default class OutcomeReporter implements Reporter {
  private results = '';

  onInit({ config }: Vitest): void {
    this.results = join(config.root, 'test-results');
  }

  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly SerializedError[]): void {
    const outcome: Outcome = {
      passed: modules.flatMap((module) => [...module.children.allTests('passed')]).length,
      failures: [
        ...modules.flatMap(failuresOf),
        ...uncaught.map(({ message }) => describeFailure('an error that no test caught', message)),
      ],
      shaky: [],
    };
    mkdirSync(this.results, { recursive: true });
    writeFileSync(join(this.results, 'unit.json'), JSON.stringify(outcome));
  }
}

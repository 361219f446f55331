import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Rules and facts hold no state between files: one worker may read many of them. */
const rules = ['tests/{domain,data,contract,copy}/**/*.test.ts'];
/** What the built pages say, without a browser; the site is built for them where it is not yet. */
const built = ['tests/built/**/*.test.ts'];
/** Where there is no git the test script says so, and that it left these out. */
const withGit = process.env['WITHOUT_GIT'] ? ['**/*.git.test.ts'] : [];

/** Tests of outages wait for timeouts, so that two cores have time for three workers. */
const maxWorkers = Math.max(3, availableParallelism() - 1);

/** What mostly waits: for timeouts, and for shops to start. */
const waiting = /(server\/(outage|mailer|interrupted-sends)|sandbox\/start)\.test\.ts$/;

/** Starts the files that wait first, so that the others run beside them and none waits alone at the end. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => (waiting.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: WaitingFirst },
    environment: 'node',
    setupFiles: ['tests/support/no-console-errors.ts'],
    // A busy machine takes some seconds to load the modules that a test imports anew.
    testTimeout: 20_000,
    projects: [
      { extends: true, test: { name: 'rules', include: rules, isolate: false } },
      {
        extends: true,
        test: {
          name: 'shop',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', ...rules, ...built, ...withGit],
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: built,
          globalSetup: ['tests/support/build-site.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
});

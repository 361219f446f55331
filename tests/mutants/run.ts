// `npm run mutants`: applies each mutant to a copy of the project and runs the tests that must catch it.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { mutants, type Mutant } from './mutants.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
const report = join(copy, 'report.json');

const COPIED = [
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'netlify.toml',
  'src',
  'netlify',
  'sandbox',
  'tests',
];

const vitestReport = v.object({
  testResults: v.array(
    v.object({ name: v.string(), assertionResults: v.array(v.object({ status: v.string() })) }),
  ),
});

/** Runs test files; returns the number of tests and failures of each. A file that fails to load has no tests. */
function runTests(files: readonly string[]): ReadonlyMap<string, { all: number; failed: number }> {
  rmSync(report, { force: true });
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=json', `--outputFile=${report}`];
  const { stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', ...files, ...reporters], {
    cwd: copy,
    encoding: 'utf8',
  });
  if (!existsSync(report)) throw new Error(`The tests did not run:\n${stdout}${stderr}`);
  const { testResults } = v.parse(vitestReport, JSON.parse(readFileSync(report, 'utf8')));
  return new Map(
    testResults.map(({ name, assertionResults }) => [
      relative(copy, name).replaceAll('\\', '/'),
      {
        all: assertionResults.length,
        failed: assertionResults.filter(({ status }) => status === 'failed').length,
      },
    ]),
  );
}

/** Returns why a mutant was not caught, or null if all its tests failed. */
function problemWith({ file, from, to, caughtBy }: Mutant): string | null {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const count = text.split(from).length - 1;
  if (count !== 1) return `${file} has its text ${count} times and not once: ${from}`;
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const results = runTests(caughtBy);
  writeFileSync(path, text);
  const missedBy = caughtBy.filter((test) => (results.get(test)?.failed ?? 0) === 0);
  return missedBy.length > 0 ? `not caught by ${missedBy.join(', ')}` : null;
}

function prepareCopy(): void {
  for (const name of COPIED) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
}

/** Returns the test files that fail or are empty without a mutant. */
function findFailingTests(): string[] {
  const files = [...new Set(mutants.flatMap(({ caughtBy }) => caughtBy))];
  const results = runTests(files);
  return files.filter((file) => {
    const { all, failed } = results.get(file) ?? { all: 0, failed: 0 };
    return all === 0 || failed > 0;
  });
}

try {
  prepareCopy();
  const broken = findFailingTests();
  if (broken.length > 0) throw new Error(`These fail without any fault: ${broken.join(', ')}`);
  let survivors = 0;
  for (const mutant of mutants) {
    const problem = problemWith(mutant);
    if (problem) survivors += 1;
    console.log(
      `${problem ? 'SURVIVED' : 'caught'}: ${mutant.name}${problem ? `: ${problem}` : ''}`,
    );
  }
  console.log(`${mutants.length - survivors} of ${mutants.length} mutants caught`);
  process.exitCode = survivors === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

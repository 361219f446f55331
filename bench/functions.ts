import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { median } from './median.ts';

const root = resolve(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache/shop-bundles');
mkdirSync(cache, { recursive: true });
const deployedDir = mkdtempSync(join(cache, 'deployed-'));
const wholeDir = mkdtempSync(join(tmpdir(), 'shop-bundles-'));
/** Checkout and the reads: a shopper waits for their cold start. */
const LEAN = ['create-checkout-session', 'get-session', 'check-order-status', 'health'];
const MOST_KB = 700;
const MOST_RATIO = 1.6;
const ROUNDS = 7;
const MAIL_CODE = /node_modules\/(nodemailer|react-email|@react-email|react-dom|react)\//;

const BUNDLE: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  metafile: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  jsx: 'automatic',
  // CommonJS packages ask for Node's modules by `require`.
  banner: {
    js: 'import{createRequire as _createRequire}from"node:module";const require=_createRequire(import.meta.url);',
  },
};

/** As the platform does it: one file of the shop's own sources, with the packages beside it. */
const DEPLOYED: BuildOptions = { ...BUNDLE, packages: 'external', minify: false };

interface Bundle {
  name: string;
  /** One file with everything in it, packages too. */
  whole: string;
  deployed: string;
  kb: number;
  inputs: readonly string[];
}

/** Bundles `source` both ways; packages are found from `deployedDir` only. */
async function bundle(name: string, source: string): Promise<Bundle> {
  const whole = join(wholeDir, `${name}.mjs`);
  const deployed = join(deployedDir, `${name}.mjs`);
  const stdin = { contents: `export * as all from ${JSON.stringify(source)}`, resolveDir: root };
  const { metafile } = await build({ ...BUNDLE, stdin, metafile: true, outfile: whole });
  await build({ ...DEPLOYED, stdin, outfile: deployed });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs));
  return { name, whole, deployed, kb: statSync(whole).size / 1000, inputs };
}

const COLD_IMPORT = `
const before = process.cpuUsage();
await import(process.argv[1]);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);
process.exit();`;

/** The processor time of a bundle's first import, in ms, in a process of its own. */
function importCpu(file: string): number {
  const args = ['--input-type=module', '--eval', COLD_IMPORT, file];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${basename(file)} cannot be imported`);
  return Number(stdout);
}

/** The median of several rounds for each file, taken in turns. */
function measureCpu(files: readonly string[]): (file: string) => number {
  const runs = new Map<string, number[]>(files.map((file) => [file, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [file, run] of runs) run.push(importCpu(file));
  }
  return (file) => median(runs.get(file) ?? []);
}

function checkBytes({ name, kb, inputs }: Bundle): string[] {
  if (!LEAN.includes(name)) return [];
  const mail = inputs.find((input) => MAIL_CODE.test(input));
  return [
    ...(kb > MOST_KB ? [`${name} is ${kb.toFixed(0)} kB, budget ${MOST_KB}`] : []),
    ...(mail ? [`${name} carries mail code: ${mail}`] : []),
  ];
}

const cells = (...texts: string[]): string => texts.map((text) => text.padStart(12)).join('');

try {
  const sources = globSync(join(root, 'netlify/functions/*.ts')).sort();
  const floor = await bundle('stripe alone', 'stripe');
  const bundles = [floor];
  for (const source of sources) bundles.push(await bundle(basename(source, '.ts'), source));
  const cpu = measureCpu(bundles.flatMap(({ whole, deployed }) => [whole, deployed]));
  const heading = cells('kB', 'import ms', 'to stripe', 'deployed ms');
  console.log('function'.padEnd(28) + heading);
  for (const { name, whole, deployed, kb } of bundles) {
    const ratio = cpu(whole) / cpu(floor.whole);
    const mark = LEAN.includes(name) && ratio > MOST_RATIO ? ` over ${MOST_RATIO}, look again` : '';
    const figures = [
      kb.toFixed(0),
      cpu(whole).toFixed(1),
      ratio.toFixed(2),
      cpu(deployed).toFixed(1),
    ];
    console.log(name.padEnd(28) + cells(...figures) + mark);
  }
  const broken = bundles.flatMap(checkBytes);
  for (const line of broken) console.error(line);
  console.log(`${sources.length} functions weighed, ${broken.length} rules broken`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} finally {
  rmSync(wholeDir, { recursive: true, force: true });
  rmSync(deployedDir, { recursive: true, force: true });
}

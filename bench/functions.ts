import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { median } from './median.ts';

const root = resolve(import.meta.dirname, '..');
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
  outExtension: { '.js': '.mjs' },
  // CommonJS packages ask for Node's modules by `require`.
  banner: {
    js: 'import{createRequire as _createRequire}from"node:module";const require=_createRequire(import.meta.url);',
  },
};

interface Bundle {
  name: string;
  file: string;
  kb: number;
  inputs: readonly string[];
}

/** One file with everything in it, packages too. */
async function bundleWhole(name: string, source: string, outdir: string): Promise<Bundle> {
  const file = join(outdir, `${name}.mjs`);
  const { metafile } = await build({
    ...BUNDLE,
    entryPoints: [source],
    metafile: true,
    outfile: file,
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs));
  return { name, file, kb: statSync(file).size / 1000, inputs };
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

function measureCpu(bundles: readonly Bundle[]): Map<string, number> {
  const runs = new Map<string, number[]>(bundles.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, file } of bundles) runs.get(name)?.push(importCpu(file));
  }
  return new Map([...runs].map(([name, ms]) => [name, median(ms)]));
}

function checkBytes({ name, kb, inputs }: Bundle): string[] {
  if (!LEAN.includes(name)) return [];
  const mail = inputs.find((input) => MAIL_CODE.test(input));
  return [
    ...(kb > MOST_KB ? [`${name} is ${kb.toFixed(0)} kB, budget ${MOST_KB}`] : []),
    ...(mail ? [`${name} carries mail code: ${mail}`] : []),
  ];
}

const outdir = mkdtempSync(join(tmpdir(), 'shop-bundles-'));
try {
  const sources = globSync(join(root, 'netlify/functions/*.ts')).sort();
  const floor = await bundleWhole('stripe alone', 'stripe', outdir);
  const bundles = [floor];
  for (const source of sources) {
    bundles.push(await bundleWhole(basename(source, '.ts'), source, outdir));
  }
  const cpu = measureCpu(bundles);
  const floorMs = cpu.get(floor.name) ?? Number.NaN;
  console.log(`${'function'.padEnd(28)}${'kB'.padStart(8)}${'import ms'.padStart(12)}  to stripe`);
  for (const { name, kb } of bundles) {
    const ms = cpu.get(name) ?? Number.NaN;
    const ratio = ms / floorMs;
    const mark = LEAN.includes(name) && ratio > MOST_RATIO ? ` over ${MOST_RATIO}, look again` : '';
    console.log(
      `${name.padEnd(28)}${kb.toFixed(0).padStart(8)}${ms.toFixed(1).padStart(12)}${ratio.toFixed(2).padStart(11)}${mark}`,
    );
  }
  const broken = bundles.flatMap(checkBytes);
  for (const line of broken) console.error(line);
  console.log(`${sources.length} functions weighed, ${broken.length} rules broken`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} finally {
  rmSync(outdir, { recursive: true, force: true });
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  entryPoint,
  packagesOf,
  shipFunctions,
  type ShippedFunction,
} from '../tests/platform/shipped-functions.ts';
import { median } from './median.ts';

const cache = resolve(import.meta.dirname, '../node_modules/.cache');
/** Functions that send mails, which no shopper waits for. */
const MAILING = [
  ...['confirm-data-request', 'data-deletion-request', 'data-export-request', 'trigger-outbox'],
  ...['reconcile-orders', 'resend-order-confirmation', 'send-email', 'send-outbox'],
  'morning-mail',
  ...['shopkeeper-sign-in', 'stripe-webhook'],
];
const MAX_ZIP_KB = { lean: 1_300, mailing: 2_150 };
const MAIL_PACKAGES = ['nodemailer', 'react-dom', 'react'];

/** With `--short` each function starts once: that shows that it starts, not how fast. */
const { values } = parseArgs({ options: { short: { type: 'boolean' } } });
const rounds = values.short ? 1 : 5;

const isMailing = ({ name }: ShippedFunction): boolean => MAILING.includes(name);
const kilobytes = ({ zipBytes }: ShippedFunction): number => zipBytes / 1000;

/** What the platform does on a cold start: loads the bootstrap, then the function. */
const COLD_START = `
globalThis.awslambda = { streamifyResponse: (handler) => handler };
const before = process.cpuUsage();
for (const file of process.argv.slice(1)) await import(file);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);
process.exit();`;

/** Returns the CPU time of a cold start in ms, measured in a new process. */
function coldStartCpu(shipped: ShippedFunction): number {
  const own = join(shipped.folder, 'netlify/functions', `${shipped.name}.mjs`);
  const files = [entryPoint(shipped), own].map((file) => pathToFileURL(file).href);
  const args = ['--input-type=module', '--eval', COLD_START, ...files];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${shipped.name} cannot be loaded: ${stderr}`);
  return Number(stdout);
}

/** Returns the median CPU time of each function; rounds alternate between functions. */
function measureCpu(functions: readonly ShippedFunction[]): Map<ShippedFunction, number> {
  const runs = new Map(functions.map((shipped) => [shipped, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [shipped, run] of runs) run.push(coldStartCpu(shipped));
  }
  return new Map([...runs].map(([shipped, run]) => [shipped, median(run)]));
}

function brokenRules(shipped: ShippedFunction): string[] {
  const max = MAX_ZIP_KB[isMailing(shipped) ? 'mailing' : 'lean'];
  const mail = packagesOf(shipped).filter((name) => MAIL_PACKAGES.includes(name));
  return [
    ...(kilobytes(shipped) > max
      ? [`${shipped.name} is ${kilobytes(shipped).toFixed(0)} kB, budget ${max}`]
      : []),
    ...(mail.length > 0 && !isMailing(shipped)
      ? [`${shipped.name} carries mail code: ${mail.join(', ')}`]
      : []),
  ];
}

mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'weighed-'));
try {
  const functions = await shipFunctions(folder);
  const cpu = measureCpu(functions);
  console.log(`${'function'.padEnd(28)}${'zip kB'.padStart(10)}${'cold CPU ms'.padStart(14)}`);
  for (const shipped of functions) {
    const figures = [
      kilobytes(shipped).toFixed(0).padStart(10),
      (cpu.get(shipped) ?? NaN).toFixed(0).padStart(14),
    ];
    console.log(shipped.name.padEnd(28) + figures.join(''));
  }
  const broken = functions.flatMap(brokenRules);
  for (const line of broken) console.error(line);
  console.log(`${functions.length} functions weighed, ${broken.length} rules broken`);
  process.exitCode = functions.length > 0 && broken.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

// `npm run chaos`: processes many orders under kills, duplicates, losses and outages, against a real PostgreSQL.
// `--short` is the short form that `.ci/run` uses. `--seed N` repeats one seed.
import { parseArgs } from 'node:util';
import { runBoardDay, type BoardDayResult } from './board-day.ts';
import { bundleShop } from './bundle-shop.ts';
import {
  eraseDuringPress,
  raceForClaims,
  raceForErasure,
  raceForRateLimit,
  raceIntoDeadlock,
} from './races.ts';
import { startPostgres } from './postgres.ts';
import {
  describeViolations,
  runScenario,
  createScenario,
  describeResult,
  type ScenarioResult,
} from './scenario.ts';
import { killStages, type KillStage } from './kill-stages.ts';

const FULL = {
  scenario: createScenario(1_700, 8, 65),
  withoutDedupes: createScenario(800, 8, 40, false),
  boardDay: { orders: 300, kills: 60 },
  seeds: [1, 2, 3, 4, 5],
  rounds: 1_000,
  minimum: { deliveries: 10_000, kills: 500, inEachStage: 20 },
};
const SHORT = {
  scenario: createScenario(160, 2, 4),
  withoutDedupes: createScenario(60, 2, 4, false),
  boardDay: { orders: 40, kills: 10 },
  seeds: [1],
  rounds: 50,
  minimum: { deliveries: 200, kills: 16, inEachStage: 1 },
};

const { values } = parseArgs({ options: { short: { type: 'boolean' }, seed: { type: 'string' } } });
const figures = values.short ? SHORT : FULL;
const seeds = values.seed ? [Number(values.seed)] : figures.seeds;
const results: boolean[] = [];

function reportResult(name: string, holds: boolean, details = ''): void {
  results.push(holds);
  const time = new Date().toISOString().slice(11, 19);
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${time} ${name}${details && `: ${details}`}`);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function reportTotals(runs: readonly ScenarioResult[]): void {
  const deliveries = sum(runs.map((run) => run.deliveries));
  const kills = sum(runs.map((run) => run.kills));
  const killsByStage = killStages.map((_stage, n) =>
    sum(runs.map((run) => run.killsByStage[n] ?? 0)),
  );
  const { minimum } = figures;
  reportResult(
    `at least ${minimum.deliveries} deliveries, ${minimum.kills} kills, ${minimum.inEachStage} in each stage`,
    deliveries >= minimum.deliveries &&
      kills >= minimum.kills &&
      Math.min(...killsByStage) >= minimum.inEachStage,
    `${deliveries} deliveries, ${kills} kills (${killsByStage.join(', ')} in the stages)`,
  );
}

const isFlawless = ({ takenBack, violations }: BoardDayResult): boolean =>
  takenBack > 0 && Object.values(violations).every((found) => found.length === 0);

function describeBoardDay({ violations, ...counts }: BoardDayResult): string {
  const found = Object.entries(violations).filter(([, names]) => names.length > 0);
  return JSON.stringify({ ...counts, ...Object.fromEntries(found) });
}

/** Faulty adapters that the assertions must detect, and the stage in which a kill exposes each. */
const controls: readonly {
  name: string;
  part: string;
  killAt: KillStage | null;
  isDeduplicating?: boolean;
  isLosingMails?: boolean;
}[] = [
  {
    name: 'check-then-insert',
    part: '#netlify/adapters/postgres/orders.ts',
    killAt: 'after the insert',
  },
  {
    name: 'acknowledged-before-stored',
    part: '#netlify/adapters/postgres/orders.ts',
    killAt: 'before the insert',
  },
  { name: 'wrong-email', part: '#netlify/adapters/postgres/orders.ts', killAt: null },
  { name: 'empty-contents', part: '#netlify/adapters/postgres/orders.ts', killAt: null },
  { name: 'ignores-refunds', part: '#netlify/adapters/stripe/payments.ts', killAt: null },
  {
    name: 'new-key-per-attempt',
    part: '#netlify/adapters/smtp/mailer.ts',
    killAt: 'after the mail',
  },
  {
    name: 'unknown-treated-as-sent',
    part: '#netlify/adapters/smtp/mailer.ts',
    killAt: null,
    isLosingMails: true,
  },
  { name: 'resends-sent-mail', part: '#netlify/adapters/postgres/outbox.ts', killAt: null },
  {
    name: 'started-when-claimed',
    part: '#netlify/adapters/postgres/outbox.ts',
    killAt: 'before the mail',
    isDeduplicating: false,
  },
];

const postgres = await startPostgres();
console.log(`${postgres.version}; stages: ${killStages.join(', ')}`);
const shop = await bundleShop('shop');
try {
  const runs: ScenarioResult[] = [];
  for (const seed of seeds) {
    const run = await runScenario(postgres, shop.files, seed, figures.scenario);
    runs.push(run);
    reportResult(`seed ${seed}`, describeViolations(run.violations) === '', describeResult(run));
  }
  if (!values.seed) reportTotals(runs);
  const withoutDedupes = await runScenario(postgres, shop.files, 6, figures.withoutDedupes);
  reportResult(
    'a mail provider without deduplication',
    describeViolations(withoutDedupes.violations) === '',
    describeResult(withoutDedupes),
  );
  for (const { name, part, killAt, isDeduplicating = true, isLosingMails = false } of controls) {
    const controlShop = await bundleShop(name, { [part]: `${name}.ts` });
    const control = {
      shoppers: 40,
      targets: Array<KillStage | null>(5).fill(killAt),
      isDeduplicating,
      isLosingMails,
    };
    const { violations } = await runScenario(postgres, controlShop.files, 7, control);
    controlShop.remove();
    const violationText = describeViolations(violations);
    reportResult(`control "${name}" is detected`, violationText !== '', violationText);
  }
  const boardDay = await runBoardDay(postgres, shop.files, 8, figures.boardDay);
  reportResult(
    'a day at the board: every parcel posted, every customer told once',
    isFlawless(boardDay),
    describeBoardDay(boardDay),
  );
  const faulty = 'mails-what-was-taken-back';
  const faultyShop = await bundleShop(faulty, {
    '#netlify/adapters/postgres/parcels.ts': `${faulty}.ts`,
  });
  const faultyDay = await runBoardDay(postgres, faultyShop.files, 9, SHORT.boardDay);
  faultyShop.remove();
  reportResult(
    `control "${faulty}" is detected`,
    !isFlawless(faultyDay),
    describeBoardDay(faultyDay),
  );
  const claims = await raceForClaims(await postgres.create('claims'), figures.rounds);
  reportResult(
    `${figures.rounds} rounds of 50 parallel claims: one winner each`,
    claims === 0,
    `${claims} wrong`,
  );
  const rounds = figures.rounds / 5;
  const limits = await raceForRateLimit(await postgres.create('limits'), rounds);
  reportResult(
    `${rounds} rounds of 50 parallel requests at a limit: exactly as many as it allows`,
    limits === 0,
    `${limits} wrong`,
  );
  const erasures = await raceForErasure(await postgres.create('erasures'), figures.rounds);
  reportResult(
    `${figures.rounds} rounds of a change while personal data are erased: none comes back`,
    erasures === 0,
    `${erasures} wrong`,
  );
  const presses = await eraseDuringPress(await postgres.create('presses'));
  reportResult(
    'personal data erased during a press: neither fails, and nobody is written to',
    presses.length === 0,
    presses.join(', '),
  );
  const deadlocks = await raceIntoDeadlock(await postgres.create('deadlocks'));
  reportResult(
    'two statements in a deadlock: both succeed',
    deadlocks === 0,
    `${deadlocks} failed`,
  );
} finally {
  shop.remove();
  postgres.stop();
}
const failed = results.filter((holds) => !holds).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

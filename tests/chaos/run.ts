// `npm run chaos`: whole seasons of orders under kills, duplicates, losses and outages, against a real PostgreSQL.
// `--short` runs a small one, as the checks before a change lands do. `--seed N` runs one seed again.
import { parseArgs } from 'node:util';
import { bundleShop } from './bundle.ts';
import { raceForClaims, raceForPlaces } from './races.ts';
import { startPostgres } from './postgres.ts';
import { complaints, live, plan, tell, type Season } from './season.ts';
import { stages, type Stage } from './stages.ts';

const FULL = {
  plan: plan(1_700, 8, 65),
  withoutDedupes: plan(800, 8, 40, false),
  seeds: [1, 2, 3, 4, 5],
  rounds: 1_000,
  least: { deliveries: 10_000, kills: 500, inEachStage: 20 },
};
const SHORT = {
  plan: plan(160, 2, 4),
  withoutDedupes: plan(60, 2, 4, false),
  seeds: [1],
  rounds: 50,
  least: { deliveries: 200, kills: 16, inEachStage: 1 },
};

const { values } = parseArgs({ options: { short: { type: 'boolean' }, seed: { type: 'string' } } });
const figures = values.short ? SHORT : FULL;
const seeds = values.seed ? [Number(values.seed)] : figures.seeds;
const results: boolean[] = [];

function report(name: string, holds: boolean, details = ''): void {
  results.push(holds);
  const time = new Date().toISOString().slice(11, 19);
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${time} ${name}${details && `: ${details}`}`);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function reportTotals(seasons: readonly Season[]): void {
  const deliveries = sum(seasons.map((season) => season.deliveries));
  const kills = sum(seasons.map((season) => season.kills));
  const deaths = stages.map((_stage, n) => sum(seasons.map((season) => season.deaths[n] ?? 0)));
  const { least } = figures;
  report(
    `at least ${least.deliveries} deliveries, ${least.kills} kills, ${least.inEachStage} in each stage`,
    deliveries >= least.deliveries &&
      kills >= least.kills &&
      Math.min(...deaths) >= least.inEachStage,
    `${deliveries} deliveries, ${kills} kills (${deaths.join(', ')} in the stages)`,
  );
}

/** Shops that do it wrong, and where they have to die for it to show. */
const wrongShops: readonly {
  name: string;
  part: string;
  dies: Stage | null;
  dedupes?: boolean;
  losesMails?: boolean;
}[] = [
  { name: 'check-then-insert', part: '#adapters/orders.ts', dies: 'after the insert' },
  { name: 'answered-before-stored', part: '#adapters/orders.ts', dies: 'before the insert' },
  { name: 'one-wrong-address', part: '#adapters/orders.ts', dies: null },
  { name: 'empty-contents', part: '#adapters/orders.ts', dies: null },
  { name: 'blind-resend', part: '#adapters/mailer.ts', dies: 'after the mail' },
  { name: 'unknown-taken-as-sent', part: '#adapters/mailer.ts', dies: null, losesMails: true },
  { name: 'sent-and-sent-again', part: '#adapters/outbox.ts', dies: null },
  {
    name: 'claimed-means-begun',
    part: '#adapters/outbox.ts',
    dies: 'before the mail',
    dedupes: false,
  },
];

const postgres = await startPostgres();
console.log(`${postgres.version}; stages: ${stages.join(', ')}`);
const shop = await bundleShop('right');
try {
  const seasons: Season[] = [];
  for (const seed of seeds) {
    const season = await live(postgres, shop.files, seed, figures.plan);
    seasons.push(season);
    report(`seed ${seed}`, complaints(season.verdict) === '', tell(season));
  }
  if (!values.seed) reportTotals(seasons);
  const unaided = await live(postgres, shop.files, 6, figures.withoutDedupes);
  report(
    'a mail provider that drops no repeats',
    complaints(unaided.verdict) === '',
    tell(unaided),
  );
  for (const { name, part, dies, dedupes = true, losesMails = false } of wrongShops) {
    const wrongShop = await bundleShop(name, { [part]: `${name}.ts` });
    const control = { shoppers: 40, aims: Array<Stage | null>(5).fill(dies), dedupes, losesMails };
    const { verdict } = await live(postgres, wrongShop.files, 7, control);
    wrongShop.remove();
    const wrong = complaints(verdict);
    report(`the wrong way "${name}" is found out`, wrong !== '', wrong);
  }
  const claims = await raceForClaims(await postgres.create('claims'), figures.rounds);
  report(
    `${figures.rounds} rounds of 50 parallel claims: one winner each`,
    claims === 0,
    `${claims} wrong`,
  );
  const rounds = figures.rounds / 5;
  const places = await raceForPlaces(await postgres.create('places'), rounds);
  report(
    `${rounds} rounds of 50 parallel requests at a limit: exactly as many as it allows`,
    places === 0,
    `${places} wrong`,
  );
} finally {
  shop.remove();
  postgres.stop();
}
const failed = results.filter((holds) => !holds).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

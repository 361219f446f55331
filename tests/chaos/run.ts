// `npm run chaos`: whole seasons of orders under kills, duplicates, losses and outages, against a real PostgreSQL.
// `--short` runs a small one, as the checks before a change lands do. `--seed N` runs one seed again.
import { parseArgs } from 'node:util';
import { bundleShop } from './bundle.ts';
import { calm } from './calm.ts';
import { raceForClaims, raceForPlaces } from './races.ts';
import { startPostgres, type Postgres } from './postgres.ts';
import { openRandom } from './random.ts';
import { setScene } from './scenery.ts';
import { stages } from './stages.ts';
import { storm, type Aim } from './storm.ts';
import { scramble, trade } from './trade.ts';
import { judge, type Verdict } from './verdict.ts';

interface Season {
  readonly shoppers: number;
  readonly aims: readonly Aim[];
}

/** So many kills into each stage, and so many anywhere, in an order of the seed's own. */
function season(shoppers: number, inEachStage: number, anywhere: number): Season {
  const aims: Aim[] = stages.flatMap((stage) => Array<Aim>(inEachStage).fill(stage));
  return { shoppers, aims: [...aims, ...Array<Aim>(anywhere).fill(null)] };
}

const { values } = parseArgs({ options: { short: { type: 'boolean' }, seed: { type: 'string' } } });
const { shoppers, aims } = values.short ? season(160, 2, 4) : season(1_700, 8, 65);
const seeds = values.seed ? [Number(values.seed)] : values.short ? [1] : [1, 2, 3, 4, 5];
const leastInStage = values.short ? 1 : 4;
const results: boolean[] = [];

function report(name: string, holds: boolean, details = ''): void {
  results.push(holds);
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${name}${details && `: ${details}`}`);
}

async function live(
  postgres: Postgres,
  files: readonly string[],
  seed: number,
  { shoppers, aims }: Season,
): Promise<{ verdict: Verdict; story: string; deaths: readonly number[] }> {
  const random = openRandom(seed);
  const databaseUrl = await postgres.create(`season_${seed}`);
  const scenery = await setScene(files, databaseUrl);
  try {
    await trade(scenery, shoppers, random);
    const events = scramble(scenery.payments.events(), random);
    const shuffled = aims.toSorted(() => random.next() - 0.5);
    const { kills, deliveries } = await storm(scenery, events, shuffled, random);
    await calm(scenery);
    const { submissions, mailbox } = scenery;
    const deaths = stages.map((stage) => scenery.deaths().get(stage) ?? 0);
    const mails = `${mailbox.mails().length} mails of ${submissions.count()} handed over, ${submissions.repeats()} repeated`;
    return {
      verdict: await judge(scenery, databaseUrl),
      story: `${events.length} events in ${deliveries} deliveries, ${kills} kills (${deaths.join(', ')} in the stages), ${mails}`,
      deaths,
    };
  } finally {
    await scenery.stop();
  }
}

function complaints(verdict: Verdict): string {
  return Object.entries<readonly string[]>({ ...verdict })
    .filter(([, found]) => found.length > 0)
    .map(([name, found]) => `${found.length} ${name} (${found.slice(0, 3).join(', ')})`)
    .join('; ');
}

const postgres = await startPostgres();
console.log(`${postgres.version}; stages: ${stages.join(', ')}`);
const shop = await bundleShop('right');
try {
  for (const seed of seeds) {
    const { verdict, story, deaths } = await live(postgres, shop.files, seed, { shoppers, aims });
    const wrong = complaints(verdict);
    report(`seed ${seed}`, wrong === '', `${story}${wrong && `. ${wrong}`}`);
    report(`seed ${seed}: the shop died in every stage`, Math.min(...deaths) >= leastInStage);
  }
  for (const [name, part, file, aim] of [
    ['check-then-insert', '#adapters/orders.ts', 'check-then-insert.ts', 'after the insert'],
    ['blind-resend', '#adapters/mailer.ts', 'blind-resend.ts', 'after the mail'],
  ] as const) {
    const wrongShop = await bundleShop(name, { [part]: file });
    const control = { shoppers: 60, aims: Array<Aim>(6).fill(aim) };
    const { verdict } = await live(postgres, wrongShop.files, 7, control);
    wrongShop.remove();
    const wrong = complaints(verdict);
    report(`the wrong way "${name}" is found out`, wrong !== '', wrong);
  }
  const rounds = values.short ? 50 : 1_000;
  const claims = await raceForClaims(await postgres.create('claims'), rounds);
  report(
    `${rounds} rounds of 50 parallel claims: one winner each`,
    claims === 0,
    `${claims} wrong`,
  );
  const places = await raceForPlaces(await postgres.create('places'), rounds / 5);
  report(
    `${rounds / 5} rounds of 50 parallel requests at a limit: exactly as many as it allows`,
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

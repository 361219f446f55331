import * as v from 'valibot';
import { startPostgres } from '../../tests/chaos/postgres.ts';
import { measure, type Result } from './measure.ts';
import { startMeasuredShop, type MeasuredShop, type Usage } from './measured-shop.ts';
import { checkout, oneCheckout, questionsAbout } from './questions.ts';

/** Of the floor's throughput, where judging the request is all there is to do. */
const LEAST_RATIO = 0.4;
const MOST_GROWTH_MB = 10;

interface Verdict {
  isKept: boolean;
  rule: string;
}

async function makeSession({ port }: MeasuredShop): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${oneCheckout.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'load' },
    body: oneCheckout.body,
  });
  return v.parse(v.object({ sessionId: v.string() }), await answer.json()).sessionId;
}

const COLUMNS = ['a second', 'p50 ms', 'p99 ms', 'cpu ms', 'to floor', 'cpu ratio'];
const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(26) + cells.map((cell) => cell.padStart(11)).join('');

function rowOf({ question, ...result }: Result): string {
  const { perSecond, p50, p99, cpuMs, throughputRatio, cpuRatio } = result;
  const parts = [p50, p99, cpuMs, throughputRatio, cpuRatio].map((number) => number.toFixed(2));
  return row(question.name, [perSecond.toFixed(0), ...parts]);
}

function judge({ question, statuses, throughputRatio }: Result): Verdict[] {
  const others = statuses.filter((status) => status !== question.status);
  const answered = {
    isKept: others.length === 0,
    rule: `${question.name} is always answered ${question.status} (also ${others.join(', ')})`,
  };
  if (!question.isValidationOnly) return [answered];
  const rule = `${question.name} reaches ${LEAST_RATIO} of the floor (${throughputRatio.toFixed(2)})`;
  return [answered, { isKept: throughputRatio >= LEAST_RATIO, rule }];
}

function judgeGrowth(memory: readonly Usage[]): Verdict {
  const growth = (memory.at(-1)?.heapMb ?? 0) - (memory[0]?.heapMb ?? 0);
  const rule = `the heap grows by at most ${MOST_GROWTH_MB} MB (${growth.toFixed(1)})`;
  return { isKept: growth <= MOST_GROWTH_MB, rule };
}

const inMb = (memory: readonly Usage[], part: 'heapMb' | 'rssMb'): string =>
  memory.map((usage) => usage[part].toFixed(0)).join(' ');

async function measureShop(shop: MeasuredShop): Promise<void> {
  const light = await measure(shop, questionsAbout(await makeSession(shop)));
  // Apart from the rest, for the payment sandbox keeps every session in memory.
  const heavy = await measure(shop, [checkout]);
  const results = [...light.results, ...heavy.results];
  console.log([row('question', COLUMNS), ...results.map(rowOf)].join('\n'));
  console.log(`heap, MB after each round: ${inMb(light.memory, 'heapMb')}`);
  console.log(`resident, MB after each round: ${inMb(light.memory, 'rssMb')}`);
  console.log(`heap, MB while checkouts are made and kept: ${inMb(heavy.memory, 'heapMb')}`);
  const verdicts = [...results.flatMap(judge), judgeGrowth(light.memory)];
  const broken = verdicts.filter(({ isKept }) => !isKept);
  for (const { rule } of broken) console.error(`Not so: ${rule}`);
  console.log(`${verdicts.length - broken.length} passed, ${broken.length} failed`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}

const postgres = await startPostgres();
try {
  const shop = await startMeasuredShop(await postgres.create('load'));
  await measureShop(shop).finally(shop.stop);
} finally {
  postgres.stop();
}

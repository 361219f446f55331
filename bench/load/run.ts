import * as v from 'valibot';
import { startPostgres } from '../../tests/chaos/postgres.ts';
import { measureLoad, type LoadResult } from './measure.ts';
import { startMeasuredShop, type MeasuredShop, type Usage } from './shop-process.ts';
import { checkoutCase, checkoutRequest, createLoadCases } from './load-cases.ts';

/** The minimum ratio to the baseline's throughput for requests that are only validated. */
const MIN_RATIO = 0.4;
const MAX_GROWTH_MB = 10;

interface RuleResult {
  isKept: boolean;
  rule: string;
}

async function makeSession({ port }: MeasuredShop): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${checkoutRequest.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'load' },
    body: checkoutRequest.body,
  });
  return v.parse(v.object({ sessionId: v.string() }), await answer.json()).sessionId;
}

const COLUMNS = ['a second', 'p50 ms', 'p99 ms', 'cpu ms', 'to baseline', 'cpu ratio'];
const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(26) + cells.map((cell) => cell.padStart(11)).join('');

function rowOf({ loadCase, ...result }: LoadResult): string {
  const { perSecond, p50, p99, cpuMs, throughputRatio, cpuRatio } = result;
  const parts = [p50, p99, cpuMs, throughputRatio, cpuRatio].map((number) => number.toFixed(2));
  return row(loadCase.name, [perSecond.toFixed(0), ...parts]);
}

function checkResult({ loadCase, statuses, throughputRatio }: LoadResult): RuleResult[] {
  const others = statuses.filter((status) => status !== loadCase.status);
  const answered = {
    isKept: others.length === 0,
    rule: `${loadCase.name} always gets ${loadCase.status} (also ${others.join(', ')})`,
  };
  if (!loadCase.isValidationOnly) return [answered];
  const rule = `${loadCase.name} reaches ${MIN_RATIO} of the baseline (${throughputRatio.toFixed(2)})`;
  return [answered, { isKept: throughputRatio >= MIN_RATIO, rule }];
}

function checkGrowth(memory: readonly Usage[]): RuleResult {
  const growth = (memory.at(-1)?.heapMb ?? 0) - (memory[0]?.heapMb ?? 0);
  const rule = `the heap grows by at most ${MAX_GROWTH_MB} MB (${growth.toFixed(1)})`;
  return { isKept: growth <= MAX_GROWTH_MB, rule };
}

const inMb = (memory: readonly Usage[], part: 'heapMb' | 'rssMb'): string =>
  memory.map((usage) => usage[part].toFixed(0)).join(' ');

async function measureShop(shop: MeasuredShop): Promise<void> {
  const light = await measureLoad(shop, createLoadCases(await makeSession(shop)));
  // Measured apart: the payment sandbox keeps every session in memory.
  const heavy = await measureLoad(shop, [checkoutCase]);
  const results = [...light.results, ...heavy.results];
  console.log([row('case', COLUMNS), ...results.map(rowOf)].join('\n'));
  console.log(`heap, MB after each round: ${inMb(light.memory, 'heapMb')}`);
  console.log(`resident, MB after each round: ${inMb(light.memory, 'rssMb')}`);
  console.log(`heap, MB while checkouts are made and kept: ${inMb(heavy.memory, 'heapMb')}`);
  const checks = [...results.flatMap(checkResult), checkGrowth(light.memory)];
  const broken = checks.filter(({ isKept }) => !isKept);
  for (const { rule } of broken) console.error(`FAIL ${rule}`);
  console.log(`${checks.length - broken.length} passed, ${broken.length} failed`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}

const postgres = await startPostgres();
try {
  const shop = await startMeasuredShop(await postgres.create('load'));
  await measureShop(shop).finally(shop.stop);
} finally {
  postgres.stop();
}

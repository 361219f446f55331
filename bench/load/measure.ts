import { median } from '../median.ts';
import { sendRequests, type LoadRun, type RequestFactory } from './send-requests.ts';
import type { MeasuredShop, Usage } from './shop-process.ts';
import type { LoadCase } from './load-cases.ts';

const ROUNDS = 5;
/** Short, so that a case and its baseline run under the same machine load. */
const SLICE_MS = 200;
const SLICES = 6;
const WARM_MS = 1_000;

/** The result of a case; ratios are to the baseline function, measured alternately. */
export interface LoadResult {
  loadCase: LoadCase;
  perSecond: number;
  p50: number;
  p99: number;
  /** The CPU time of the shop's process per response, in ms. */
  cpuMs: number;
  throughputRatio: number;
  cpuRatio: number;
  statuses: readonly number[];
}

interface Sample extends LoadRun {
  cpuMs: number;
}

interface Round {
  own: Sample[];
  baseline: Sample[];
}

async function sample(shop: MeasuredShop, createRequest: RequestFactory): Promise<Sample> {
  const before = await shop.cpuMs();
  const run = await sendRequests(shop.port, SLICE_MS, createRequest);
  return { ...run, cpuMs: (await shop.cpuMs()) - before };
}

async function measureRound(
  shop: MeasuredShop,
  { createRequest, createBaselineRequest }: LoadCase,
): Promise<Round> {
  const round: Round = { own: [], baseline: [] };
  for (let slice = 0; slice < SLICES; slice += 1) {
    round.baseline.push(await sample(shop, createBaselineRequest));
    round.own.push(await sample(shop, createRequest));
  }
  return round;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const answers = (samples: readonly Sample[]): number =>
  sum(samples.map(({ latencies }) => latencies.length));
const perSecond = (samples: readonly Sample[]): number =>
  (answers(samples) * 1000) / sum(samples.map(({ ms }) => ms));
const cpuMs = (samples: readonly Sample[]): number =>
  sum(samples.map((one) => one.cpuMs)) / answers(samples);

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

function summarize(loadCase: LoadCase, rounds: readonly Round[]): LoadResult {
  const own = rounds.flatMap((round) => round.own);
  const latencies = own.flatMap((run) => run.latencies).toSorted((a, b) => a - b);
  const over = (value: (round: Round) => number): number => median(rounds.map(value));
  return {
    loadCase,
    perSecond: over((round) => perSecond(round.own)),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    cpuMs: over((round) => cpuMs(round.own)),
    throughputRatio: over((round) => perSecond(round.own) / perSecond(round.baseline)),
    cpuRatio: over((round) => cpuMs(round.own) / cpuMs(round.baseline)),
    statuses: [...new Set(own.flatMap((run) => run.statuses))],
  };
}

/** Measures cases in several rounds, and the shop's memory after each. */
export async function measureLoad(
  shop: MeasuredShop,
  loadCases: readonly LoadCase[],
): Promise<{ results: LoadResult[]; memory: Usage[] }> {
  const all = loadCases.map((loadCase) => ({ loadCase, rounds: Array<Round>() }));
  for (const { loadCase } of all) {
    await sendRequests(shop.port, WARM_MS, loadCase.createBaselineRequest);
    await sendRequests(shop.port, WARM_MS, loadCase.createRequest);
  }
  const memory = [await shop.memory()];
  for (let n = 0; n < ROUNDS; n += 1) {
    for (const { loadCase, rounds } of all) rounds.push(await measureRound(shop, loadCase));
    memory.push(await shop.memory());
  }
  return { results: all.map(({ loadCase, rounds }) => summarize(loadCase, rounds)), memory };
}

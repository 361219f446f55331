import { median } from '../median.ts';
import { drive, type Run, type Wire } from './drive.ts';
import type { MeasuredShop, Usage } from './measured-shop.ts';
import type { Question } from './questions.ts';

const ROUNDS = 5;
/** So short that a question and its floor meet the same machine. */
const SLICE_MS = 200;
const SLICES = 6;
const WARM_MS = 1_000;

/** What came out for one question; ratios are to the floor function, asked in turns in the same run. */
export interface Result {
  question: Question;
  perSecond: number;
  p50: number;
  p99: number;
  /** Processor time of the shop's process for an answer, in ms. */
  cpuMs: number;
  throughputRatio: number;
  cpuRatio: number;
  statuses: readonly number[];
}

interface Sample extends Run {
  cpuMs: number;
}

interface Round {
  own: Sample[];
  floor: Sample[];
}

async function sample(shop: MeasuredShop, wire: Wire): Promise<Sample> {
  const before = await shop.cpuMs();
  const run = await drive(shop.port, SLICE_MS, wire);
  return { ...run, cpuMs: (await shop.cpuMs()) - before };
}

async function playRound(shop: MeasuredShop, { wire, floor }: Question): Promise<Round> {
  const round: Round = { own: [], floor: [] };
  for (let slice = 0; slice < SLICES; slice += 1) {
    round.floor.push(await sample(shop, floor));
    round.own.push(await sample(shop, wire));
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

function resultOf(question: Question, rounds: readonly Round[]): Result {
  const own = rounds.flatMap((round) => round.own);
  const latencies = own.flatMap((run) => run.latencies).toSorted((a, b) => a - b);
  const over = (value: (round: Round) => number): number => median(rounds.map(value));
  return {
    question,
    perSecond: over((round) => perSecond(round.own)),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    cpuMs: over((round) => cpuMs(round.own)),
    throughputRatio: over((round) => perSecond(round.own) / perSecond(round.floor)),
    cpuRatio: over((round) => cpuMs(round.own) / cpuMs(round.floor)),
    statuses: [...new Set(own.flatMap((run) => run.statuses))],
  };
}

/** Asks some questions in several rounds, and looks at the shop's memory after each. */
export async function measure(
  shop: MeasuredShop,
  questions: readonly Question[],
): Promise<{ results: Result[]; memory: Usage[] }> {
  const all = questions.map((question) => ({ question, rounds: Array<Round>() }));
  for (const { question } of all) {
    await drive(shop.port, WARM_MS, question.floor);
    await drive(shop.port, WARM_MS, question.wire);
  }
  const memory = [await shop.memory()];
  for (let n = 0; n < ROUNDS; n += 1) {
    for (const { question, rounds } of all) rounds.push(await playRound(shop, question));
    memory.push(await shop.memory());
  }
  return { results: all.map(({ question, rounds }) => resultOf(question, rounds)), memory };
}

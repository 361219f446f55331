import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import Stripe from 'stripe';
import * as v from 'valibot';
import { launchShop, type RunningShop } from '#sandbox/launch.ts';
import { openBuiltSite } from '#sandbox/site/built-site.ts';
import type { Random } from '../chaos/random.ts';
import { createMalformedRequest } from './malformed-request.ts';
import { createMalformedQuery } from './malformed-query.ts';

/** How many of each are sent. */
export interface RequestCounts {
  bodies: number;
  queries: number;
}

type Report = (name: string, holds: boolean, details?: string) => void;

/** What the shop said to a request; nothing is kept of one that was answered as it should be. */
interface Outcome {
  status: number;
  problem: string | undefined;
}

const root = resolve(import.meta.dirname, '../..');
const CONCURRENCY = 16;
const EXPECTED_STATUSES = [400, 413, 415];
const MIN_SHARE = 0.95;
/** Until then the process itself is still growing into its work. */
const WARM_UP_REQUESTS = 5_000;
const MEMORY_SAMPLES = 4;
/** What a process may grow by over all bodies: many times less than 20,000 bodies of 4 kB would leave behind. */
const MAX_GROWTH_MB = { heap: 8, resident: 96 };

const errorSchema = v.object({
  error: v.pipe(v.string(), v.nonEmpty()),
  message: v.pipe(v.string(), v.nonEmpty()),
  code: v.pipe(v.string(), v.regex(/^[a-z][a-z-]+$/)),
});

async function findProblem(response: Response): Promise<string | undefined> {
  const text = await response.text();
  if (response.status >= 500) return `${response.status} ${text.slice(0, 120)}`;
  if (response.headers.get('Cache-Control') !== 'no-store') return 'may be stored';
  if (response.ok) return undefined;
  if (!response.headers.get('Content-Type')?.startsWith('application/json')) return 'no JSON';
  return v.is(errorSchema, JSON.parse(text)) ? undefined : `body ${text.slice(0, 120)}`;
}

async function send(asked: string, url: string, init: RequestInit): Promise<Outcome> {
  const response = await fetch(url, init);
  const flaw = await findProblem(response);
  return { status: response.status, problem: flaw && `${asked.slice(0, 100)}: ${flaw}` };
}

/** Does work so many times, several at once, and answers what came of it. */
async function repeat<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  let begun = 0;
  const hand = async (): Promise<void> => {
    while (begun < count) {
      begun += 1;
      done.push(await work());
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, hand));
  return done;
}

/** The memory that is in use once all rubbish is out, in MB. */
function measureMemory(): { heap: number; resident: number } {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed / 2 ** 20, resident: rss / 2 ** 20 };
}

function countStatuses(heard: readonly Outcome[]): string {
  const counts = new Map<number, number>();
  for (const { status } of heard) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ');
}

function describeProblems(heard: readonly Outcome[]): string {
  const wrongs = heard.flatMap(({ problem }) => problem ?? []);
  return wrongs.length === 0 ? '' : `${wrongs.length} answers: ${wrongs.slice(0, 5).join('; ')}`;
}

async function countSessions({ payments }: RunningShop): Promise<number> {
  if (!payments) throw new Error('The payment sandbox did not start');
  const { hostname: host, port } = new URL(payments.apiBase);
  const stripe = new Stripe(payments.key, { host, port, protocol: 'http' });
  return (await stripe.checkout.sessions.list()).data.length;
}

async function countOutbox({ databaseUrl }: RunningShop): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query('select 1 from outbox');
  await client.end();
  return rowCount ?? 0;
}

async function sendMalformed(shop: RunningShop, random: Random): Promise<Outcome> {
  const { path, fault, method, headers, body } = createMalformedRequest(random);
  const asked = `${path} ${fault}`;
  const heard = await send(asked, shop.url + path, { method, headers, body: Buffer.from(body) });
  return heard.status < 400 ? { ...heard, problem: `${asked}: taken` } : heard;
}

async function fuzzBodies(shop: RunningShop, count: number, random: Random, report: Report) {
  const send = (): Promise<Outcome> => sendMalformed(shop, random);
  shop.payments?.setMode('down');
  await repeat(Math.min(WARM_UP_REQUESTS, count), send);
  const heard: Outcome[] = [];
  const memories = [measureMemory()];
  for (let part = 0; part < MEMORY_SAMPLES; part += 1) {
    heard.push(...(await repeat(count / MEMORY_SAMPLES, send)));
    memories.push(measureMemory());
  }
  shop.payments?.setMode('ok');

  const wrongs = describeProblems(heard);
  report(
    `${count} malformed bodies are refused in JSON, none with 5xx`,
    !wrongs,
    wrongs || countStatuses(heard),
  );
  const share = heard.filter(({ status }) => EXPECTED_STATUSES.includes(status)).length / count;
  report(
    `at least ${MIN_SHARE * 100} % are answered 400, 413 or 415`,
    share >= MIN_SHARE,
    `${(share * 100).toFixed(1)} %`,
  );
  for (const kind of ['heap', 'resident'] as const) {
    const figures = memories.map((each) => each[kind]);
    report(
      `${kind} memory stays flat: at most ${MAX_GROWTH_MB[kind]} MB more`,
      (figures.at(-1) ?? NaN) - (figures[0] ?? NaN) <= MAX_GROWTH_MB[kind],
      `${figures.map((figure) => figure.toFixed(1)).join(', ')} MB`,
    );
  }
}

/** Sends malformed bodies and odd queries to every address of a shop of its own, whose payment provider refuses every call. */
export async function fuzzShop(
  dataDir: string,
  { bodies, queries }: RequestCounts,
  random: Random,
  report: Report,
): Promise<void> {
  const shop = await launchShop({
    port: 0,
    dataDir,
    schedules: false,
    // Of the site only the answer to calls that nobody takes.
    openSite: () => openBuiltSite({ root, dist: join(root, 'public') }),
    env: { RATE_LIMIT_FACTOR: '1000000' },
  });
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = () => true;
  const say: Report = (...told) => {
    process.stdout.write = write;
    report(...told);
    process.stdout.write = () => true;
  };
  try {
    await fuzzBodies(shop, bodies, random, say);
    const heard = await repeat(queries, () => {
      const query = createMalformedQuery(random);
      return send(query, shop.url + query, {});
    });
    const wrongs = describeProblems(heard);
    say(
      `${queries} odd queries are answered in JSON, none with 5xx`,
      !wrongs,
      wrongs || countStatuses(heard),
    );
    const sessions = await countSessions(shop);
    say('no payment is begun', sessions === 0, `${sessions} sessions`);
    const mails = [shop.mailbox?.submissions() ?? NaN, await countOutbox(shop)];
    say(
      'no mail is sent or waits to be',
      mails.join() === '0,0',
      `${mails.join(' sent, ')} waiting`,
    );
  } finally {
    await shop.stop();
    process.stdout.write = write;
  }
}

import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import Stripe from 'stripe';
import * as v from 'valibot';
import { launchShop, type RunningShop } from '#sandbox/launch.ts';
import { availability } from '#contract/availability.ts';
import { openBuiltSite } from '#sandbox/site/built-site.ts';
import type { Random } from '../chaos/random.ts';
import { FORM_TYPE, createMalformedRequest } from './malformed-request.ts';
import { createMalformedQuery } from './malformed-query.ts';
import { prepareShop, waitFor, type Credentials } from './prepare-shop.ts';

/** The number of requests of each kind. */
export interface RequestCounts {
  bodies: number;
  queries: number;
}

type Report = (name: string, holds: boolean, details?: string) => void;

/** The status of a response, and a description if it is wrong. */
interface Outcome {
  status: number;
  problem: string | undefined;
}

const root = resolve(import.meta.dirname, '../..');
const CONCURRENCY = 16;
const EXPECTED_STATUSES = [400, 413, 415];
const MIN_SHARE = 0.95;
/** Requests before memory is measured, while caches still fill. */
const WARM_UP_REQUESTS = 5_000;
const MEMORY_SAMPLES = 4;
/** The maximum memory growth over all bodies: far less than a leak of 20,000 bodies of 4 kB. */
const MAX_GROWTH_MB = { heap: 8, resident: 96 };

const errorSchema = v.object({
  error: v.pipe(v.string(), v.nonEmpty()),
  message: v.pipe(v.string(), v.nonEmpty()),
  code: v.pipe(v.string(), v.regex(/^[a-z][a-z-]+$/)),
});

const PROBLEM_PAGE = /^<!doctype html>[^]*<\/html>$/;

async function findProblem(response: Response, isForm: boolean): Promise<string | undefined> {
  const text = await response.text();
  if (response.status >= 500) return `${response.status} ${text.slice(0, 120)}`;
  const isShared = response.ok && new URL(response.url).pathname === availability.path;
  if (!isShared && response.headers.get('Cache-Control') !== 'no-store') return 'may be stored';
  if (response.ok) return undefined;
  const type = response.headers.get('Content-Type');
  if (isForm && type?.startsWith('text/html')) {
    return PROBLEM_PAGE.test(text) && !text.includes('<script') ? undefined : 'a broken page';
  }
  if (!type?.startsWith('application/json')) return 'no JSON';
  return v.is(errorSchema, JSON.parse(text)) ? undefined : `body ${text.slice(0, 120)}`;
}

async function send(label: string, url: string, init: RequestInit): Promise<Outcome> {
  const response = await fetch(url, init);
  const type = new Headers(init.headers).get('Content-Type');
  const problem = await findProblem(response, type === FORM_TYPE);
  return { status: response.status, problem: problem && `${label.slice(0, 100)}: ${problem}` };
}

/** Runs `work` `count` times, 16 at once, and returns the results. */
async function repeat<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  let started = 0;
  const worker = async (): Promise<void> => {
    while (started < count) {
      started += 1;
      done.push(await work());
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return done;
}

/** Returns memory use after garbage collection, in MB. */
function measureMemory(): { heap: number; resident: number } {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed / 2 ** 20, resident: rss / 2 ** 20 };
}

function countStatuses(outcomes: readonly Outcome[]): string {
  const counts = new Map<number, number>();
  for (const { status } of outcomes) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ');
}

function describeProblems(outcomes: readonly Outcome[]): string {
  const problems = outcomes.flatMap(({ problem }) => problem ?? []);
  return problems.length === 0
    ? ''
    : `${problems.length} answers: ${problems.slice(0, 5).join('; ')}`;
}

async function countSessions({ payments }: RunningShop): Promise<number> {
  if (!payments) throw new Error('The payment sandbox did not start');
  const { hostname: host, port } = new URL(payments.apiBase);
  const stripe = new Stripe(payments.key, { host, port, protocol: 'http' });
  return (await stripe.checkout.sessions.list()).data.length;
}

const outboxRows = v.array(v.object({ sent_at: v.nullable(v.date()) }));

/** Returns how many mails were sent, and how many were queued ever; undefined while one waits. */
async function countMails({ databaseUrl, mailbox }: RunningShop): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const rows = v.parse(outboxRows, (await client.query('select sent_at from outbox')).rows);
  await client.end();
  const isSettled = rows.every((row) => row.sent_at !== null);
  return isSettled ? `${mailbox?.submissions()} sent, ${rows.length} queued` : undefined;
}

async function sendMalformed(
  shop: RunningShop,
  random: Random,
  credentials: Credentials,
): Promise<Outcome> {
  const { path, fault, method, headers: own, body } = createMalformedRequest(random);
  const label = `${path} ${fault}`;
  const headers = { ...credentials, ...own };
  const outcome = await send(label, shop.url + path, { method, headers, body: Buffer.from(body) });
  return outcome.status < 400 ? { ...outcome, problem: `${label}: accepted` } : outcome;
}

async function fuzzBodies(
  shop: RunningShop,
  { count, random, credentials }: { count: number; random: Random; credentials: Credentials },
  report: Report,
): Promise<void> {
  const send = (): Promise<Outcome> => sendMalformed(shop, random, credentials);
  shop.payments?.setMode('down');
  await repeat(Math.min(WARM_UP_REQUESTS, count), send);
  const outcomes: Outcome[] = [];
  const memories = [measureMemory()];
  for (let part = 0; part < MEMORY_SAMPLES; part += 1) {
    outcomes.push(...(await repeat(count / MEMORY_SAMPLES, send)));
    memories.push(measureMemory());
  }
  shop.payments?.setMode('ok');

  const problems = describeProblems(outcomes);
  report(
    `${count} malformed bodies are rejected in JSON, none with 5xx`,
    !problems,
    problems || countStatuses(outcomes),
  );
  const share = outcomes.filter(({ status }) => EXPECTED_STATUSES.includes(status)).length / count;
  report(
    `at least ${MIN_SHARE * 100} % get 400, 413 or 415`,
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

/**
 * Starts a shop and sends malformed bodies and queries to every endpoint, as somebody who may do everything, so that no
 * request is refused before it is parsed. The payment provider is down for the bodies.
 */
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
    // Serves only the 404 of unknown API paths.
    openSite: () => openBuiltSite({ root, dist: join(root, 'public') }),
    env: { RATE_LIMIT_FACTOR: '1000000' },
  });
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = () => true;
  const say: Report = (...result) => {
    process.stdout.write = write;
    report(...result);
    process.stdout.write = () => true;
  };
  try {
    const credentials = await prepareShop(shop);
    const mailsBefore = await waitFor('end of the mails', () => countMails(shop));
    const sessionsBefore = await countSessions(shop);
    await fuzzBodies(shop, { count: bodies, random, credentials }, say);
    const outcomes = await repeat(queries, () => {
      const query = createMalformedQuery(random);
      return send(query, shop.url + query, { headers: credentials });
    });
    const problems = describeProblems(outcomes);
    say(
      `${queries} malformed queries get JSON responses, none 5xx`,
      !problems,
      problems || countStatuses(outcomes),
    );
    const sessions = (await countSessions(shop)) - sessionsBefore;
    say('no payment session is created', sessions === 0, `${sessions} sessions`);
    const mails = (await countMails(shop)) ?? 'one waits';
    say('no mail is sent or queued', mails === mailsBefore, `${mailsBefore}, then ${mails}`);
  } finally {
    await shop.stop();
    process.stdout.write = write;
  }
}

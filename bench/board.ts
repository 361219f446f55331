// Measures how long the shopkeeper's page waits for the shop with ten thousand orders in the database.
import pg from 'pg';
import { londonTime } from '#domain/day.ts';
import { hashToken } from '#netlify/http/magic-link.ts';
import { startPostgres } from '../tests/chaos/postgres.ts';
import { recordManyOrders } from '../tests/support/many-orders.ts';
import { startMeasuredShop, type MeasuredShop } from './load/shop-process.ts';
import { median } from './median.ts';

/** The longest that the first screen may take of the server's time, in ms. */
const MAX_MS = 150;
const ROUNDS = 60;
const WARM_ROUNDS = 10;

const FIRST_SCREEN = '/api/shopkeeper-day';
const OTHERS = {
  'what is coming': '/api/shopkeeper-parcels?list=coming',
  'what was posted': '/api/shopkeeper-parcels?list=posted',
};
const SEARCH = '/api/shopkeeper-search';
const SEARCHES = { 'a surname': 'last777', 'a letter that everybody has': 'l' };

/** More than a shop ever has to post: the longest that the list of what to cut can become. */
const ALL_OVERDUE = `update parcels set status = 'waiting', posted_at = null, post_on = current_date - 1`;

async function openDatabase(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return {
    query: async (text: string, values: readonly unknown[]): Promise<unknown[]> =>
      (await client.query<Record<string, unknown>>(text, [...values])).rows,
    stop: () => client.end(),
  };
}

type BenchDatabase = Awaited<ReturnType<typeof openDatabase>>;

/** Signs a device in and returns its cookie. */
async function signIn({ query }: BenchDatabase): Promise<string> {
  const [id, secret] = ['b'.repeat(16), 's'.repeat(43)];
  await query(
    `insert into shopkeeper_sessions (id, secret_hash, device, signed_in_at, seen_at, expires_at)
     values ($1, $2, 'bench', now(), now(), now() + interval '1 day')`,
    [id, hashToken(secret)],
  );
  return `__Host-shopkeeper=${id}.${secret}`;
}

interface Measured {
  /** Milliseconds from the request to the last byte, in the middle and for 95 of 100. */
  median: number;
  slow: number;
  /** The processor time of the shop's process; the database has its own. */
  cpuMs: number;
  kB: number;
}

/** Measures an endpoint that is read, or a search for a text. */
async function measure(
  shop: MeasuredShop,
  path: string,
  Cookie: string,
  q?: string,
): Promise<Measured> {
  const search = {
    method: 'POST',
    headers: { Cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ q }),
  };
  const request = q === undefined ? { headers: { Cookie } } : search;

  const times: number[] = [];
  let kB = 0;
  let cpuBefore = 0;
  for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
    if (round === 0) cpuBefore = await shop.cpuMs();
    const startedAt = performance.now();
    const response = await fetch(`http://127.0.0.1:${shop.port}${path}`, request);
    const body = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${body}`);
    if (round >= 0) times.push(performance.now() - startedAt);
    kB = body.length / 1000;
  }
  const cpuMs = ((await shop.cpuMs()) - cpuBefore) / ROUNDS;
  const slow = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
  return { median: median(times), slow, cpuMs, kB };
}

function report(name: string, measured: Measured): void {
  const cells = [measured.median, measured.slow, measured.cpuMs, measured.kB];
  console.log(name.padEnd(30) + cells.map((cell) => cell.toFixed(0).padStart(12)).join(''));
}

const postgres = await startPostgres();
try {
  const url = await postgres.create('board');
  const database = await openDatabase(url);
  await recordManyOrders(database, londonTime(Date.now()).day);
  const cookie = await signIn(database);
  const shop = await startMeasuredShop(url);
  try {
    console.log(
      ' '.repeat(30) +
        ['median ms', '95 of 100', 'CPU ms', 'kB'].map((head) => head.padStart(12)).join(''),
    );
    const first = await measure(shop, FIRST_SCREEN, cookie);
    report('the first screen', first);
    for (const [name, path] of Object.entries(OTHERS)) {
      report(name, await measure(shop, path, cookie));
    }
    for (const [name, text] of Object.entries(SEARCHES)) {
      report(name, await measure(shop, SEARCH, cookie, text));
    }
    await database.query(ALL_OVERDUE, []);
    await database.query('vacuum analyze parcels', []);
    report('the first screen, all overdue', await measure(shop, FIRST_SCREEN, cookie));
    const isKept = first.median <= MAX_MS;
    console.log(`${isKept ? 'ok' : 'FAIL'} the first screen takes at most ${MAX_MS} ms`);
    process.exitCode = isKept ? 0 : 1;
  } finally {
    await shop.stop();
    await database.stop();
  }
} finally {
  postgres.stop();
}

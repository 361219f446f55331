import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterPostgres from 'rate-limiter-flexible/lib/RateLimiterPostgres.js';
import * as v from 'valibot';
import { Outage } from '#domain/outage.ts';
import type { Database } from './database.ts';
import { within, TookTooLong } from './within.ts';

/** How often something may happen: `most` times in `seconds`. */
export interface Limit {
  name: string;
  most: number;
  seconds: number;
}

/** Counters. Each answers 0 when the thing may happen, else in how many seconds it may be tried again. */
export interface RateLimits {
  /** Counts one in the database, exactly under parallel requests; throws `Outage`. */
  count(limit: Limit, subject: string): Promise<number>;
  /** Counts one in this process's memory. */
  countInMemory(limit: Limit, subject: string): Promise<number>;
  /** Counts a checkout attempt once, however often it is repeated; throws `Outage`. */
  countAttempt(limit: Limit, subject: string, attempt: string): Promise<number>;
  /** Clears counters nobody needs any more. */
  forgetExpired(): Promise<void>;
}

const PATIENCE_MS = 2_500;
const TABLE = 'rate_limits';
const ADMIT = 'select admit_checkout_attempt($1, $2, $3, $4, $5) as again_at';
const FORGET = `
with forgotten as (delete from checkout_attempts where expire < $1)
delete from rate_limits where expire < $1`;

const exceeded = v.object({ msBeforeNext: v.number() });
const admission = v.tuple([
  v.object({ again_at: v.nullable(v.pipe(v.string(), v.transform(Number))) }),
]);

const wholeSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

/** A shopper does not wait long for a counter. */
async function inTime<T>(counting: Promise<T>): Promise<T> {
  try {
    return await within(PATIENCE_MS, counting);
  } catch (reason) {
    throw reason instanceof TookTooLong ? new Outage('database', 'silent', reason) : reason;
  }
}

async function consume(limiter: RateLimiterAbstract, subject: string): Promise<number> {
  try {
    await inTime(limiter.consume(subject));
    return 0;
  } catch (reason) {
    const verdict = v.safeParse(exceeded, reason);
    if (!verdict.success) throw reason;
    return wholeSeconds(verdict.output.msBeforeNext);
  }
}

/** The library names its statements, which two connections to the embedded database cannot both do; ours stay unnamed. */
function storeClient(database: Database) {
  return {
    async query({ text, values = [] }: { text: string; values?: readonly unknown[] }) {
      const rows = await database.query(text, values);
      return { rows, rowCount: rows.length };
    },
  };
}

/** Opens the counters; `factor` multiplies every limit. */
export function openRateLimits(database: Database, factor: number): RateLimits {
  const most = (limit: Limit): number => Math.ceil(limit.most * factor);
  const options = (limit: Limit) => ({
    keyPrefix: limit.name,
    points: most(limit),
    duration: limit.seconds,
  });
  const remember = (make: (limit: Limit) => RateLimiterAbstract) => {
    const made = new Map<string, RateLimiterAbstract>();
    return (limit: Limit): RateLimiterAbstract => {
      const limiter = made.get(limit.name) ?? make(limit);
      made.set(limit.name, limiter);
      return limiter;
    };
  };
  const stored = remember(
    (limit) =>
      new RateLimiterPostgres({
        ...options(limit),
        storeClient: storeClient(database),
        storeType: 'client',
        tableName: TABLE,
        tableCreated: true,
        clearExpiredByTimeout: false,
      }),
  );
  const inMemory = remember((limit) => new RateLimiterMemory(options(limit)));
  return {
    count: (limit, subject) => consume(stored(limit), subject),
    countInMemory: (limit, subject) => consume(inMemory(limit), subject),
    async countAttempt(limit, subject, attempt) {
      const now = Date.now();
      const key = `${limit.name}:${subject}`;
      const values = [attempt, key, most(limit), now, limit.seconds * 1000];
      const [{ again_at: againAt }] = v.parse(
        admission,
        await inTime(database.query(ADMIT, values)),
      );
      return againAt === null ? 0 : wholeSeconds(againAt - now);
    },
    async forgetExpired() {
      await database.query(FORGET, [Date.now()]);
    },
  };
}

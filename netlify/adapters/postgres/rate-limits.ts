import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterPostgres from 'rate-limiter-flexible/lib/RateLimiterPostgres.js';
import * as v from 'valibot';
import { ServiceError } from '#domain/service-error.ts';
import type { Database } from './database.ts';
import { withTimeout } from '#netlify/time/with-timeout.ts';
import type { Limit, RateLimits } from '#netlify/http/rate-limits.ts';

const TIMEOUT_MS = 2_500;
const TABLE = 'rate_limits';
const ADMIT = 'select admit_checkout_attempt($1, $2, $3, $4, $5) as again_at';
const PURGE = `
with purged as (delete from checkout_attempts where expire < $1)
delete from rate_limits where expire < $1`;

const exceeded = v.object({ msBeforeNext: v.number() });
const admission = v.tuple([
  v.object({ again_at: v.nullable(v.pipe(v.string(), v.transform(Number))) }),
]);

const wholeSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

/** Waits at most 2.5 s: a shopper should not wait long for a counter. */
const inTime = <T>(counting: Promise<T>): Promise<T> =>
  withTimeout(TIMEOUT_MS, counting, () => new ServiceError('database', 'timeout', undefined));

async function consume(limiter: RateLimiterAbstract, subject: string): Promise<number> {
  try {
    await inTime(limiter.consume(subject));
    return 0;
  } catch (reason) {
    const parsed = v.safeParse(exceeded, reason);
    if (!parsed.success) throw reason;
    return wholeSeconds(parsed.output.msBeforeNext);
  }
}

/** Drops the statement names that the library sets: two connections to the embedded database cannot both use them. */
function storeClient(database: Database) {
  return {
    async query({ text, values = [] }: { text: string; values?: readonly unknown[] }) {
      const rows = await database.query(text, values);
      return { rows, rowCount: rows.length };
    },
  };
}

/** Creates the counters; `factor` multiplies every limit. */
export function openRateLimits(database: Database, factor: number): RateLimits {
  const maxOf = (limit: Limit): number => Math.ceil(limit.max * factor);
  const options = (limit: Limit) => ({
    keyPrefix: limit.name,
    points: maxOf(limit),
    duration: limit.seconds,
  });
  const memoize = (make: (limit: Limit) => RateLimiterAbstract) => {
    const made = new Map<string, RateLimiterAbstract>();
    return (limit: Limit): RateLimiterAbstract => {
      const limiter = made.get(limit.name) ?? make(limit);
      made.set(limit.name, limiter);
      return limiter;
    };
  };
  const stored = memoize(
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
  const inMemory = memoize((limit) => new RateLimiterMemory(options(limit)));
  return {
    count: (limit, subject) => consume(stored(limit), subject),
    countInMemory: (limit, subject) => consume(inMemory(limit), subject),
    async countAttempt(limit, subject, attempt) {
      const now = Date.now();
      const key = `${limit.name}:${subject}`;
      const values = [attempt, key, maxOf(limit), now, limit.seconds * 1000];
      const [{ again_at: againAt }] = v.parse(
        admission,
        await inTime(database.query(ADMIT, values)),
      );
      return againAt === null ? 0 : wholeSeconds(againAt - now);
    },
    async purgeExpired() {
      await database.query(PURGE, [Date.now()]);
    },
  };
}

import type { Limit, RateLimits } from '#netlify/http/rate-limits.ts';

interface Counter {
  count: number;
  endsAt: number;
}

/** Rate limits without a database, by the time of the machine as the stored ones. */
export function inMemoryRateLimits(): RateLimits {
  const stored = new Map<string, Counter>();
  const inProcess = new Map<string, Counter>();
  const admitted = new Map<string, number>();

  /** Counts one; returns the seconds until the next try is allowed, or 0. */
  function consume(counters: Map<string, Counter>, { name, max, seconds }: Limit, subject: string) {
    const now = Date.now();
    const key = `${name}:${subject}`;
    const found = counters.get(key);
    const counter =
      found && found.endsAt > now ? found : { count: 0, endsAt: now + seconds * 1000 };
    counter.count += 1;
    counters.set(key, counter);
    if (counter.count <= max) return 0;
    return Math.max(1, Math.ceil((counter.endsAt - now) / 1000));
  }

  return {
    count: (limit, subject) => Promise.resolve(consume(stored, limit, subject)),
    countInMemory: (limit, subject) => Promise.resolve(consume(inProcess, limit, subject)),
    countAttempt(limit, subject, attempt) {
      if (admitted.has(attempt)) return Promise.resolve(0);
      const againIn = consume(stored, limit, subject);
      if (againIn === 0) admitted.set(attempt, Date.now() + limit.seconds * 1000);
      return Promise.resolve(againIn);
    },
    purgeExpired() {
      const now = Date.now();
      for (const [key, { endsAt }] of stored) if (endsAt < now) stored.delete(key);
      for (const [key, endsAt] of admitted) if (endsAt < now) admitted.delete(key);
      return Promise.resolve();
    },
  };
}

import pg from 'pg';
import { openOutbox } from '#adapters/outbox.ts';
import { openRateLimits } from '#adapters/rate-limits.ts';
import type { Database } from '#adapters/database.ts';

const AT_ONCE = 50;

function openPool(url: string): { database: Database; end: () => Promise<void> } {
  const pool = new pg.Pool({ connectionString: url, max: AT_ONCE });
  return {
    database: {
      async query(text, values) {
        const { rows }: { rows: unknown[] } = await pool.query(text, [...values]);
        return rows;
      },
    },
    end: () => pool.end(),
  };
}

/** Lets fifty senders reach for one mail; how many rounds had not exactly one winner. */
export async function raceForClaims(url: string, rounds: number): Promise<number> {
  const { database, end } = openPool(url);
  const outbox = openOutbox(database);
  const now = Date.now();
  let wrong = 0;
  for (let round = 0; round < rounds; round += 1) {
    await outbox.add({ key: `race/${round}`, kind: 'race', payload: {} }, now);
    const claim = { now, max: 1, ignoresBackOff: false, except: [], urgentKinds: [] };
    const claimed = await Promise.all(Array.from({ length: AT_ONCE }, () => outbox.claim(claim)));
    if (claimed.filter(({ length }) => length === 1).length !== 1) wrong += 1;
  }
  await end();
  return wrong;
}

/**
 * Lets fifty requests come at a limit, another one in every round, both at one that counts requests and at one that counts
 * checkouts; how many rounds did not let in exactly as many as the limit says.
 */
export async function raceForPlaces(url: string, rounds: number): Promise<number> {
  const { database, end } = openPool(url);
  const limits = openRateLimits(database, 1);
  let wrong = 0;
  for (let round = 0; round < rounds; round += 1) {
    const max = 1 + (round % (AT_ONCE - 1));
    const limit = { name: `race-${max}`, max, seconds: 600 };
    const subject = `racer-${round}`;
    const race = async (count: (n: number) => Promise<number>): Promise<boolean> => {
      const waits = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => count(n)));
      return waits.filter((seconds) => seconds === 0).length === max;
    };
    const isExact = [
      await race(() => limits.count(limit, subject)),
      await race((n) => limits.countAttempt(limit, `${subject}, checking out`, `${round}/${n}`)),
    ];
    if (isExact.includes(false)) wrong += 1;
  }
  await end();
  return wrong;
}

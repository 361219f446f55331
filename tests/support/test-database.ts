import pg from 'pg';
import { startDatabase } from '#sandbox/database.ts';
import type { Database } from '#netlify/adapters/postgres/database.ts';

/** Passes statements on to a database, and records in `plans` how it plans each. */
export function recordPlans(database: Database): Database & { plans: string[] } {
  const plans: string[] = [];
  return {
    plans,
    async query(text, values) {
      plans.push(JSON.stringify(await database.query(`explain ${text}`, values)));
      return database.query(text, values);
    },
  };
}

/** Returns the names of the indexes that plans read, each once, in the order of the alphabet. */
export function indexesIn(plans: readonly string[]): string[] {
  const read = plans.join().matchAll(/(?:Scan(?: Backward)? using|Index Scan on) (\w+)/g);
  return [...new Set(Array.from(read, ([, name = '']) => name))].toSorted();
}

/** An embedded Postgres with the shop's tables and nothing else of the shop. */
export async function startTestDatabase(): Promise<Database & { stop(): Promise<void> }> {
  const server = await startDatabase();
  const pool = new pg.Pool({ connectionString: server.url, max: 1 });
  pool.on('error', () => undefined);
  return {
    async query(text, values) {
      const { rows }: { rows: unknown[] } = await pool.query(text, [...values]);
      return rows;
    },
    async stop() {
      await pool.end();
      await server.stop();
    },
  };
}

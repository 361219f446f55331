import pg from 'pg';
import { startDatabase } from '#sandbox/database.ts';
import type { Database } from '#netlify/adapters/postgres/database.ts';

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

import { ServiceError } from '#domain/service-error.ts';

/** The shop's tables. Every change of state is one statement, so that nothing is ever half done. */
export interface Database {
  /** Runs one statement; throws `ServiceError` when no answer comes in time. Rows are for the caller to parse. */
  query(text: string, values: readonly unknown[]): Promise<unknown[]>;
}

const CONNECT_TIMEOUT_MS = 4_000;
const QUERY_TIMEOUT_MS = 4_000;

interface Pool {
  options: { connectionTimeoutMillis?: number | undefined };
  on(event: 'error', listener: () => void): unknown;
  query(statement: {
    text: string;
    values: unknown[];
    query_timeout: number;
  }): Promise<{ rows: unknown[] }>;
}

/** What the database itself refused carries a severity; no room, no service and no connection (53, 57, 08) count as distance. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return true;
  return /^(08|53|57)/.test(String(error.code));
}

async function connect(): Promise<Pool> {
  const { getDatabase } = await import('@netlify/database');
  const pool: Pool = getDatabase().pool;
  pool.options.connectionTimeoutMillis = CONNECT_TIMEOUT_MS;
  pool.on('error', () => undefined);
  return pool;
}

/** Connects to Netlify Database, or to `NETLIFY_DB_URL`; nothing is loaded or opened before the first statement. */
export function openDatabase(): Database {
  let pool: Promise<Pool> | undefined;
  return {
    async query(text, values) {
      try {
        pool ??= connect();
        const statement = { text, values: [...values], query_timeout: QUERY_TIMEOUT_MS };
        return (await (await pool).query(statement)).rows;
      } catch (error) {
        if (isAway(error)) throw new ServiceError('database', 'timeout', error);
        throw error;
      }
    },
  };
}

/** JSON as Postgres takes it: without the character U+0000 and without half a surrogate pair, which it refuses. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\u0000', '').toWellFormed() : part,
  );
}

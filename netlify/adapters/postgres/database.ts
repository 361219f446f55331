import { ServiceError } from '#domain/service-error.ts';

/** The shop’s tables. Every change of state is one statement, so that none is left half done. */
export interface Database {
  /**
   * Runs one statement, again if it meets a deadlock; throws `ServiceError` when the database does not respond in time. The
   * caller parses the rows.
   */
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

/**
 * Returns whether the database is unreachable. An error of the database itself has a severity; classes 08, 53, 57 and 58
 * (connection, resources, shutdown, system) count as unreachable, and so does 25006: after a failover a connection may lead
 * to a server that takes no writes.
 */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return true;
  return /^(08|25006|53|57|58)/.test(String(error.code));
}

/** Returns whether the database ended a statement to resolve a deadlock. Nothing of it is done, and it can be run again. */
function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

async function connect(): Promise<Pool> {
  const { getDatabase } = await import('@netlify/database');
  const pool: Pool = getDatabase().pool;
  pool.options.connectionTimeoutMillis = CONNECT_TIMEOUT_MS;
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Returns a connection to Netlify Database or `NETLIFY_DB_URL`; it loads and opens nothing before the first statement.
 */
export function openDatabase(): Database {
  let pool: Promise<Pool> | undefined;
  return {
    async query(text, values) {
      try {
        pool ??= connect();
        const connected = await pool;
        const run = () =>
          connected.query({ text, values: [...values], query_timeout: QUERY_TIMEOUT_MS });
        const { rows } = await run().catch((error: unknown) => {
          if (isDeadlock(error)) return run();
          throw error;
        });
        return rows;
      } catch (error) {
        if (isUnreachable(error)) throw new ServiceError('database', 'timeout', error);
        throw error;
      }
    },
  };
}

/** Returns JSON without U+0000 and lone surrogates, which Postgres rejects. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\u0000', '').toWellFormed() : part,
  );
}

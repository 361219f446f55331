import { NetlifyDB, applyMigrations, type SQLExecutor } from '@netlify/database-dev';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { copyEmptyDatabase } from './empty-database.ts';
import { StartupError } from './startup-error.ts';

const shopMigrations = join(import.meta.dirname, '../netlify/database/migrations');

export interface SandboxDatabase {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts an embedded Postgres with the shop's tables; without a directory its data is lost when it stops. */
export async function startDatabase(
  options: { directory?: string; migrations?: string } = {},
): Promise<SandboxDatabase> {
  const temporary = options.directory ? undefined : mkdtempSync(join(tmpdir(), 'shop-database-'));
  const directory = options.directory ?? join(temporary ?? '', 'db');
  const server = new NetlifyDB({ logger: () => undefined, directory });
  const { migrations = shopMigrations } = options;
  try {
    if (!existsSync(directory)) await copyEmptyDatabase(directory);
    const url = await server.start();
    const restoreDelay = answerWithoutDelay(url);
    if (existsSync(migrations)) await server.applyMigrations(migrations);
    return {
      url,
      async stop() {
        await server.stop();
        restoreDelay();
        if (temporary) rmSync(temporary, { recursive: true, force: true });
      },
    };
  } catch (error) {
    if (temporary) throw error;
    throw new StartupError(
      `The local database in ${directory} cannot be opened (${reason(error)}). It holds test orders only: move that folder away or delete it, and start again.`,
    );
  }
}

/**
 * Sends each part of the database's answers at once: it writes an answer in several parts, and the second would wait 40 ms
 * for the client to acknowledge the first. Returns a function that ends this for new connections.
 */
function answerWithoutDelay(url: string): () => void {
  const port = Number(new URL(url).port);
  const onSocket = (message: unknown): void => {
    const { socket } = message as { socket: Socket };
    if (socket.localPort === port) socket.setNoDelay(true);
  };
  subscribe('net.server.socket', onSocket);
  return () => void unsubscribe('net.server.socket', onSocket);
}

/** Applies the shop's migrations to an external database. Throws StartupError if it cannot connect. */
export async function migrateDatabase(url: string, migrations = shopMigrations): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
  } catch (error) {
    throw new StartupError(`The database of NETLIFY_DB_URL cannot be reached (${reason(error)}).`);
  }
  try {
    if (existsSync(migrations)) await applyMigrations(executorFor(client), migrations);
  } finally {
    await client.end();
  }
}

function executorFor(client: pg.Client): SQLExecutor {
  const statements: Pick<SQLExecutor, 'exec' | 'query'> = {
    exec: (sql) => client.query(sql),
    query: <Row>(sql: string, params?: unknown[]) =>
      client.query<Row & pg.QueryResultRow>(sql, params),
  };
  return {
    ...statements,
    async transaction(work) {
      await client.query('begin');
      try {
        const result = await work(statements);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    },
  };
}

/** Returns the message of an error; a refused connection is an AggregateError without a message of its own. */
function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

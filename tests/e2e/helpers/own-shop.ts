import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import * as v from 'valibot';

const ready = v.tuple([v.object({ url: v.string(), databaseUrl: v.string() })]);

/** A shop that no other test uses. */
export interface OwnShop {
  url: string;
  /** Runs a statement in the shop's database and returns its rows. */
  query: (text: string, values: readonly unknown[]) => Promise<unknown[]>;
  stop: () => Promise<void>;
}

async function queryOnce(
  connectionString: string,
  text: string,
  values: readonly unknown[],
): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/**
 * Starts a shop on the site that was built, for a test that changes what others see. With `SHOP_CLOCK` in `env` its
 * clock begins at that time.
 */
export async function startOwnShop(env: { SHOP_CLOCK?: string } = {}): Promise<OwnShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'own-shop-'));
  const program = fork(join(import.meta.dirname, 'own-shop-program.ts'), [dataDir], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(program, 'exit');
  const lost = gone.then(() => Promise.reject(new Error('The shop did not start')));
  const message: unknown = await Promise.race([once(program, 'message'), lost]);
  const [{ url, databaseUrl }] = v.parse(ready, message);
  lost.catch(() => undefined);
  return {
    url,
    query: (text, values) => queryOnce(databaseUrl, text, values),
    async stop() {
      program.disconnect();
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

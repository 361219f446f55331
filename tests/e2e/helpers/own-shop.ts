import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A shop that no other test uses. */
export interface OwnShop {
  url: string;
  stop: () => Promise<void>;
}

/** Starts a shop on the site that was built, for a test that changes what every shopper sees. */
export async function startOwnShop(): Promise<OwnShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'own-shop-'));
  const program = fork(join(import.meta.dirname, 'own-shop-program.ts'), [dataDir], {
    env: { ...process.env, NODE_OPTIONS: '' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(program, 'exit');
  const lost = gone.then(() => Promise.reject(new Error('The shop did not start')));
  const message: unknown[] = await Promise.race([once(program, 'message'), lost]);
  lost.catch(() => undefined);
  return {
    url: String(message[0]),
    async stop() {
      program.disconnect();
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

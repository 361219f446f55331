import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';

const started = v.object({ port: v.number() });
const usage = v.object({ heapMb: v.number(), rssMb: v.number(), cpuMs: v.number() });

export type Usage = v.InferOutput<typeof usage>;

export interface MeasuredShop {
  readonly port: number;
  /** Returns memory use after garbage collection. */
  readonly memory: () => Promise<Usage>;
  /** Returns the CPU time used so far, in ms. */
  readonly cpuMs: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts a shop in a process, with an external database. */
export async function startMeasuredShop(databaseUrl: string): Promise<MeasuredShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-load-'));
  const child = fork(join(import.meta.dirname, 'shop-program.ts'), [dataDir], {
    env: { ...process.env, NETLIFY_DB_URL: databaseUrl },
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  const answer = async (): Promise<unknown> => {
    const lost = gone.then(() => Promise.reject(new Error('The shop is gone')));
    const [message] = v.parse(
      v.array(v.unknown()),
      await Promise.race([once(child, 'message'), lost]),
    );
    return message;
  };
  const { port } = v.parse(started, await answer());
  const use = async (asked: 'memory' | 'cpu'): Promise<Usage> => {
    child.send(asked);
    return v.parse(usage, await answer());
  };
  return {
    port,
    memory: () => use('memory'),
    cpuMs: async () => (await use('cpu')).cpuMs,
    async stop() {
      child.disconnect();
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

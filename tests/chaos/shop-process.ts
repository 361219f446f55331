import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';

const ready = v.object({ port: v.number() });
/** How far each kill advances the shop's clock: longer than a mail's lease. */
const CLOCK_STEP_MS = 90_000;

/** A shop process that restarts after each kill. */
export interface ShopProcess {
  /** Resolves with the URL once the shop is up. */
  readonly url: () => Promise<string>;
  /** The shop's clock in milliseconds. */
  readonly now: () => number;
  /** Kills and restarts the shop; returns false if it is already down. */
  readonly kill: () => boolean;
  readonly stop: () => Promise<void>;
}

/** Starts the bundled functions in a process. */
export function startShopProcess(
  files: readonly string[],
  env: Readonly<Record<string, string>>,
): ShopProcess {
  let ahead = 0;
  let isStopped = false;
  let child: ChildProcess | undefined;
  let started = start();

  function start(): Promise<string> {
    const clock = new Date(Date.now() + ahead).toISOString();
    const program = join(import.meta.dirname, 'shop-program.ts');
    const next = fork(program, files, {
      env: { ...process.env, ...env, SHOP_CLOCK: clock },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let errorOutput = '';
    next.stderr?.on(
      'data',
      (chunk) => (errorOutput = `${errorOutput}${String(chunk)}`.slice(-2_000)),
    );
    return new Promise((resolve, reject) => {
      next.once('message', (message) => {
        child = next;
        resolve(`http://127.0.0.1:${v.parse(ready, message).port}`);
      });
      next.once('exit', (code) => {
        if (child === next) child = undefined;
        else reject(new Error(`The shop did not start (exit ${code}): ${errorOutput}`));
      });
    });
  }

  return {
    url: () => started,
    now: () => Date.now() + ahead,
    kill() {
      if (!child || isStopped) return false;
      const killed = child;
      child = undefined;
      ahead += CLOCK_STEP_MS;
      started = new Promise<void>((gone) => killed.once('close', () => gone())).then(start);
      killed.kill('SIGKILL');
      return true;
    },
    async stop() {
      await started;
      isStopped = true;
      const last = child;
      if (last) {
        const gone = new Promise((resolve) => last.once('close', resolve));
        last.kill('SIGKILL');
        await Promise.race([gone, wait(5_000)]);
      }
    },
  };
}

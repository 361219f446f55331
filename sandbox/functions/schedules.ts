import { Cron } from 'croner';
import type { ShopFunction } from './load-functions.ts';
import type { FunctionRunner } from './function-runner.ts';

/** Marks a run on request: the function ignores back-off times. */
export const runNowHeader = 'x-run-now';

/** Returns the path of a scheduled function. */
export function schedulePath({ name }: ShopFunction): string {
  return `/.netlify/functions/${name}`;
}

/** Runs each scheduled function on its cron pattern, in UTC, without overlap. Returns a function that stops them. */
export function startSchedules(
  functions: readonly ShopFunction[],
  runner: FunctionRunner,
  origin: string,
): () => void {
  const jobs = functions.flatMap((target) => {
    const { schedule } = target;
    if (schedule === undefined) return [];
    const job: Cron = new Cron(
      schedule,
      { timezone: 'UTC', protect: true, unref: true },
      async () => {
        await runner.run(target, scheduledRequest(target, origin, job.nextRun()), '127.0.0.1');
      },
    );
    return [job];
  });
  return () => jobs.forEach((job) => job.stop());
}

/** Returns the request that the platform sends to a scheduled function. */
export function scheduledRequest(
  target: ShopFunction,
  origin: string,
  nextRun: Date | null = null,
  headers: Record<string, string> = {},
): Request {
  return new Request(new URL(schedulePath(target), origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ next_run: (nextRun ?? new Date()).toISOString() }),
  });
}

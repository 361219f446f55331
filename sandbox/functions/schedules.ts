import { Cron } from 'croner';
import type { ShopFunction } from './load-functions.ts';
import type { FunctionRunner } from './function-runner.ts';

/** Tells a scheduled function that a person asked: one pass at once, back-off times ignored. */
export const runNowHeader = 'x-run-now';

export function schedulePath({ name }: ShopFunction): string {
  return `/.netlify/functions/${name}`;
}

/** Calls every scheduled function by its cron pattern, in UTC, never twice at a time. */
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

/** What the platform's clock sends; by hand it carries the header that says so. */
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

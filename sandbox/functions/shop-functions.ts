import { bundleFunctions } from './bundle-functions.ts';
import { loadFunctions } from './load-functions.ts';
import { createFunctionRouter } from './function-router.ts';
import { createFunctionRunner } from './function-runner.ts';
import { scheduledRequest, schedulePath, runNowHeader, startSchedules } from './schedules.ts';

export interface ShopFunctions {
  /** Returns undefined if no function matches the request. */
  readonly handle: (request: Request, ip: string) => Promise<Response | undefined>;
  readonly stop: () => Promise<void>;
}

export interface FunctionsOptions {
  folder: string;
  origin: string;
  /** Whether scheduled functions run on their schedule, or only on request. */
  schedules: boolean;
  /** Returns true if a request may run a scheduled function; unset, every request may. */
  canRunJob?: (request: Request) => boolean;
}

const drainTimeoutMs = 3_000;

/** Bundles, loads and schedules the functions of a folder. */
export async function openFunctions({
  folder,
  origin,
  schedules,
  canRunJob = () => true,
}: FunctionsOptions): Promise<ShopFunctions> {
  const bundle = await bundleFunctions(folder);
  const functions = await loadFunctions(bundle.files);
  const findRoute = createFunctionRouter(functions);
  const runner = createFunctionRunner();
  const stopSchedules = schedules ? startSchedules(functions, runner, origin) : () => undefined;
  return {
    async handle(request, ip) {
      const { pathname } = new URL(request.url);
      const scheduled = functions.find(
        (target) => target.schedule && schedulePath(target) === pathname,
      );
      if (scheduled) {
        if (!canRunJob(request)) return new Response('Not found', { status: 404 });
        if (request.method !== 'POST') return notAllowed('POST');
        const forced = scheduledRequest(scheduled, origin, null, { [runNowHeader]: '1' });
        return runner.run(scheduled, forced, ip);
      }
      const route = findRoute(request);
      return route && runner.run(route.target, withoutPlatformHeaders(request), ip, route.params);
    },
    async stop() {
      stopSchedules();
      await runner.drain(drainTimeoutMs);
      bundle.remove();
    },
  };
}

/** Removes headers that only the platform may set. */
function withoutPlatformHeaders(request: Request): Request {
  request.headers.delete(runNowHeader);
  for (const name of [...request.headers.keys()]) {
    if (name.startsWith('x-nf-')) request.headers.delete(name);
  }
  return request;
}

function notAllowed(allow: string): Response {
  return new Response('Method not allowed', { status: 405, headers: { Allow: allow } });
}

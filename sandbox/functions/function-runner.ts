import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FunctionContext, ShopFunction } from './load-functions.ts';

export interface FunctionRunner {
  readonly run: (
    target: ShopFunction,
    request: Request,
    ip: string,
    params?: Record<string, string>,
  ) => Promise<Response>;
  /** Waits for `waitUntil` work, at most `timeoutMs`. */
  readonly drain: (timeoutMs: number) => Promise<void>;
}

/** Creates a runner that calls functions as the platform does: with a context and `waitUntil`. */
export function createFunctionRunner(): FunctionRunner {
  const pending = new Set<Promise<unknown>>();
  function waitUntil(work: Promise<unknown>): void {
    const watched = work.catch((error: unknown) => console.error(error));
    pending.add(watched);
    void watched.finally(() => pending.delete(watched));
  }
  return {
    async run(target, request, ip, params = {}) {
      const context = createContext(request, ip, params, waitUntil);
      try {
        return (await target.handler(request, context)) ?? new Response(null, { status: 204 });
      } catch (error) {
        console.error(`${target.name} failed`, error);
        return new Response('Internal error', { status: 500 });
      }
    },
    async drain(timeoutMs) {
      await Promise.race([Promise.all(pending), wait(timeoutMs, undefined, { ref: false })]);
    },
  };
}

function createContext(
  request: Request,
  ip: string,
  params: Record<string, string>,
  waitUntil: FunctionContext['waitUntil'],
): FunctionContext {
  const url = new URL(request.url);
  return {
    deploy: { context: 'dev', id: 'local', published: false },
    ip,
    json: (input) => Response.json(input),
    log: console.log,
    params,
    requestId: randomUUID(),
    site: { id: 'local', name: 'local', url: url.origin },
    url,
    waitUntil,
  };
}

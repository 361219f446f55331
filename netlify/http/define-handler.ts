import type { Context } from '@netlify/functions';
import * as v from 'valibot';
import type { Limit } from './rate-limits.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Instant } from '#domain/day.ts';
import { ServiceError } from '#domain/service-error.ts';
import { consoleLog, openShop, type Shop } from './deps.ts';
import { HttpError, serviceUnavailable } from './http-error.ts';
import { LIMITS, enforceLimit, hashIp } from './limits.ts';
import { parseInput, parseJson, parseQuery } from './parse.ts';
import { MAX_BODY_BYTES, checkRequest, type RequestGuard } from './request-guard.ts';
import { respondError, respondJson, toHttpError } from './respond.ts';
import { SettingsError } from './settings.ts';

/** What a handler gets of a request besides its parsed input. */
export interface RequestContext {
  now: Instant;
  /** The client's IP address, from the socket or the platform, never from a header. */
  clientIp: string;
  header: (name: string) => string | null;
  /** Lets work continue after the response; logs its failures. */
  waitUntil: (work: Promise<unknown>) => void;
  /** Headers that a successful response has besides those of every response. */
  responseHeaders: Headers;
}

/** The parts of Netlify's context that handlers use; only deploys on the platform have `deploy`. */
export type PlatformContext = Pick<Context, 'ip' | 'requestId' | 'waitUntil'> &
  Partial<Pick<Context, 'deploy'>>;

/** A function as the platform calls it. */
export type Handler = (request: Request, context: PlatformContext) => Promise<Response>;

/** Options of a handler that differ from the usual JSON endpoint. */
export interface HandlerOptions extends Pick<RequestGuard, 'allowsCrossSite'> {
  /** Makes the response from the handler's result; JSON by default. */
  respond?: (result: object) => Response;
  /** Whether `error` in an error body holds the full sentence, because a page shows it. */
  hasDetailAsError?: boolean;
  /** What is safe even while a service is down: "Nothing has been charged". */
  assurance?: string;
}

/** A route: its path, its request guard and its time limit. */
export interface Route extends RequestGuard, HandlerOptions {
  path: string;
  timeoutMs: number;
}

const TIMEOUT_MS = 14_500;

async function inTime<T>({ timeoutMs, assurance }: Route, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(serviceUnavailable('too-slow', 'Our shop', assurance)),
      timeoutMs,
    );
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

function createContext(shop: Shop, request: Request, platform: PlatformContext): RequestContext {
  return {
    now: shop.now(),
    clientIp: platform.ip,
    header: (name) => request.headers.get(name),
    responseHeaders: new Headers(),
    waitUntil(work) {
      const watched = work.catch((error: unknown) => {
        if (error instanceof ServiceError) shop.log.info('postponed', { part: error.service });
        else shop.log.alarm('later-failed', {}, error);
      });
      platform.waitUntil(watched);
    },
  };
}

function logError(httpError: HttpError, error: unknown, path: string, requestId: string): void {
  const fields = { path, requestId, status: httpError.status, code: httpError.code };
  if (httpError.status < 500) consoleLog.info('refused', fields);
  else if (error instanceof SettingsError) {
    consoleLog.alarm('settings-refused', { ...fields, problems: error.problems });
  } else consoleLog.alarm('failed', fields, error);
}

/** Defines a handler that gets the body as text: checks the request, then runs `work`; every failure becomes a JSON error body. */
export function defineRawHandler(
  route: Route,
  work: (shop: Shop, body: string, context: RequestContext, request: Request) => Promise<object>,
): Handler {
  return async (request, platform) => {
    const startedAt = performance.now();
    const requestId = platform.requestId;
    const { path } = route;
    try {
      const shop = openShop(request, platform.deploy?.context);
      const body = await checkRequest(request, route, shop.settings.siteUrl);
      const context = createContext(shop, request, platform);
      const result = await inTime(route, work(shop, body, context, request));
      const ms = Math.round(performance.now() - startedAt);
      shop.log.info('answered', { path, requestId, ms });
      const response = (route.respond ?? respondJson)(result);
      for (const [name, value] of context.responseHeaders) response.headers.set(name, value);
      return response;
    } catch (error) {
      const httpError = toHttpError(error, requestId, route.assurance);
      logError(httpError, error, path, requestId);
      return respondError(httpError, route);
    }
  };
}

/** Counts invalid requests of a client: rethrows their 400, or throws 429 after too many. */
async function rejectInvalid(shop: Shop, context: RequestContext, error: unknown): Promise<never> {
  if (error instanceof HttpError && error.status === 400) {
    const subject = hashIp(context.clientIp, shop.settings.secret, context.now);
    await enforceLimit(shop.limits.countInMemory(LIMITS.invalidBody, subject), { failOpen: true });
  }
  throw error;
}

/** Decides about a request before anything of it is parsed: throws, or returns what `work` gets. */
type Admit<Admitted> = (shop: Shop, context: RequestContext) => Promise<Admitted>;

/**
 * Defines the handler of a contract's endpoint for those whom `admit` lets pass: parses the input, enforces `limit` per
 * client IP, and removes from the result what the contract's schema does not name.
 */
export function defineAdmittedHandler<Input, Result extends object, Admitted>(
  endpoint: Endpoint<Input, Result>,
  admit: Admit<Admitted>,
  work: (
    shop: Shop,
    input: Input,
    context: RequestContext & { admitted: Admitted },
  ) => Promise<Result>,
  limit?: Limit & { failOpen: boolean },
  options: HandlerOptions = {},
): Handler {
  const { path, method } = endpoint;
  const { maxBytes = MAX_BODY_BYTES } = endpoint;
  const route = { path, method, isJson: method === 'POST', maxBytes, ...options };
  const run = async (
    shop: Shop,
    raw: unknown,
    context: RequestContext & { admitted: Admitted },
  ): Promise<object> => {
    const input = parseInput(endpoint.request, raw);
    if (limit) {
      const subject = hashIp(context.clientIp, shop.settings.secret, context.now);
      await enforceLimit(shop.limits.count(limit, subject), limit);
    }
    return { ...v.parse(endpoint.response, await work(shop, input, context)) };
  };
  return defineRawHandler(
    { ...route, timeoutMs: TIMEOUT_MS },
    async (shop, body, context, request) => {
      const admitted = await admit(shop, context);
      try {
        const raw = method === 'POST' ? parseJson(body) : parseQuery(request.url);
        return await run(shop, raw, { ...context, admitted });
      } catch (error) {
        return rejectInvalid(shop, context, error);
      }
    },
  );
}

/** Defines the handler of a contract's endpoint that everybody may call. */
export function defineHandler<Input, Result extends object>(
  endpoint: Endpoint<Input, Result>,
  work: (shop: Shop, input: Input, context: RequestContext) => Promise<Result>,
  limit?: Limit & { failOpen: boolean },
  options: HandlerOptions = {},
): Handler {
  return defineAdmittedHandler(endpoint, () => Promise.resolve(), work, limit, options);
}

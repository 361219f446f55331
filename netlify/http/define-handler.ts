import type { Context } from '@netlify/functions';
import * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint.ts';
import type { FieldError } from '#contract/form-fields.ts';
import type { PostedForm } from '#contract/posted-form.ts';
import type { Instant } from '#domain/day.ts';
import { ServiceError } from '#domain/service-error.ts';
import { withTimeout } from '#netlify/time/with-timeout.ts';
import { consoleLog, openShop, type Shop } from './deps.ts';
import { HttpError, serviceUnavailable } from './http-error.ts';
import { LIMITS, enforceLimit, hashIp, type Limit } from './rate-limits.ts';
import { respondRefusedForm } from './form-page.ts';
import {
  FormError,
  parseForm,
  parseInput,
  parseJson,
  parseQuery,
  readPostedForm,
} from './parse.ts';
import { MAX_BODY_BYTES, checkRequest, isPostedForm, type RequestGuard } from './request-guard.ts';
import { respondError, respondJson, respondSeeOther, toHttpError } from './respond.ts';
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

/** The context of a request that was let pass: with what let it. */
export type AdmittedContext<Admitted> = RequestContext & { admitted: Admitted };

/** The parts of Netlify's context that handlers use; only deploys on the platform have `deploy`. */
export type PlatformContext = Pick<Context, 'ip' | 'requestId' | 'waitUntil'> &
  Partial<Pick<Context, 'deploy'>>;

/** A function as the platform calls it. */
export type Handler = (request: Request, context: PlatformContext) => Promise<Response>;

/** Options of a handler that differ from the usual JSON endpoint. */
export interface HandlerOptions<Result extends object = object> extends Pick<
  RequestGuard,
  'allowsCrossSite'
> {
  /** Makes the response from the handler's result; JSON by default. */
  respond?: (result: Result) => Response;
  /** Whether `error` in an error body holds the full sentence, because a page shows it. */
  hasDetailAsError?: boolean;
  /** What is safe even while a service is down: "Nothing has been charged". */
  assurance?: string;
  /** Makes the response to a refused request; `body` is null when it was not read. JSON by default, and where it returns null. */
  respondToRefusal?: (error: HttpError, body: string | null, request: Request) => Response | null;
}

/** A route: its path, its request guard and its time limit. */
export interface Route<Result extends object = object>
  extends RequestGuard, HandlerOptions<Result> {
  path: string;
  timeoutMs: number;
}

const TIMEOUT_MS = 14_500;

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

/**
 * Defines a handler that gets the body as text: checks the request, then runs `work`; every failure becomes a JSON error body,
 * or a page where a form was posted.
 */
export function defineRawHandler<Result extends object>(
  route: Route<Result>,
  work: (shop: Shop, body: string, context: RequestContext, request: Request) => Promise<Result>,
): Handler {
  return async (request, platform) => {
    const startedAt = performance.now();
    const requestId = platform.requestId;
    const { path, timeoutMs, assurance } = route;
    const timeoutError = () => serviceUnavailable('too-slow', 'Our shop', assurance);
    let body: string | null = null;
    try {
      const shop = openShop(request, platform.deploy?.context);
      body = await checkRequest(request, route, shop.settings.siteUrl);
      const context = createContext(shop, request, platform);
      const working = work(shop, body, context, request);
      const result = await withTimeout(timeoutMs, working, timeoutError);
      const ms = Math.round(performance.now() - startedAt);
      shop.log.info('answered', { path, requestId, ms });
      const response = (route.respond ?? respondJson)(result);
      for (const [name, value] of context.responseHeaders) response.headers.set(name, value);
      return response;
    } catch (error) {
      const httpError = toHttpError(error, requestId, assurance);
      logError(httpError, error, path, requestId);
      return route.respondToRefusal?.(httpError, body, request) ?? respondError(httpError, route);
    }
  };
}

/** Counts invalid requests of a client: rethrows their 400, or throws 429 after too many. */
async function rejectInvalid(shop: Shop, context: RequestContext, error: unknown): Promise<never> {
  if (error instanceof HttpError && error.status === 400) {
    const subject = hashIp(context.clientIp, shop.settings.secret, context.now);
    await enforceLimit(LIMITS.invalidBody, (limit) => shop.limits.countInMemory(limit, subject));
  }
  throw error;
}

/** Decides about a request before anything of it is parsed: throws, or returns what `work` gets. */
type Admit<Admitted> = (shop: Shop, context: RequestContext) => Promise<Admitted>;

/** What an endpoint adds to a route. */
interface EndpointOptions<Input, Result extends object> extends HandlerOptions<Result> {
  /** The limit per client IP. */
  limit?: Limit;
  /** The form by which a page without JavaScript posts the input. */
  form?: PostedForm<Input, Result>;
}

/** Returns how a form is answered: by the next page, or by what is wrong beside what was typed. */
function formAnswers<Result extends object>(
  path: string,
  { fields, fieldsByCode = {}, instead, next }: Omit<PostedForm<unknown, Result>, 'request'>,
) {
  const errorsOf = (error: HttpError): readonly FieldError[] => {
    if (error instanceof FormError) return error.fieldErrors;
    const field = fieldsByCode[error.code];
    return field === undefined ? [] : [{ field, message: error.detail }];
  };
  return {
    isJson: false,
    respond: (result: Result) => respondSeeOther(next(result)),
    respondToRefusal(error: HttpError, body: string | null) {
      const fieldErrors = errorsOf(error);
      const form =
        body === null ? null : { path, fields, posted: parseForm(body), fieldErrors, instead };
      return respondRefusedForm(error, form);
    },
  };
}

/**
 * Defines the handler of a contract's endpoint for those whom `admit` lets pass: parses the input, enforces the limit,
 * and removes from the result what the contract's schema does not name. With `form` it also takes what pages without
 * JavaScript post.
 */
export function defineAdmittedHandler<Input, Result extends object, Admitted>(
  endpoint: Endpoint<Input, Result>,
  admit: Admit<Admitted>,
  work: (shop: Shop, input: Input, context: AdmittedContext<Admitted>) => Promise<Result>,
  { limit, form, ...options }: EndpointOptions<Input, Result> = {},
): Handler {
  const { path, method } = endpoint;
  const { maxBytes = MAX_BODY_BYTES } = endpoint;
  const isJson = method === 'POST';
  const route = { path, method, isJson, maxBytes, timeoutMs: TIMEOUT_MS, ...options };
  const run = async (
    shop: Shop,
    input: Input,
    context: AdmittedContext<Admitted>,
  ): Promise<Result> => {
    if (limit) {
      const subject = hashIp(context.clientIp, shop.settings.secret, context.now);
      await enforceLimit(limit, () => shop.limits.count(limit, subject));
    }
    return v.parse(endpoint.response, await work(shop, input, context));
  };
  const define = (answers: Partial<Route<Result>>, read: (body: string, url: string) => Input) =>
    defineRawHandler<Result>({ ...route, ...answers }, async (shop, body, context, { url }) => {
      const admitted = await admit(shop, context);
      try {
        return await run(shop, read(body, url), { ...context, admitted });
      } catch (error) {
        return rejectInvalid(shop, context, error);
      }
    });
  const handle = define({}, (body, url) =>
    parseInput(endpoint.request, isJson ? parseJson(body) : parseQuery(url)),
  );
  if (!form) return handle;
  const handleForm = define(formAnswers(path, form), (body) =>
    readPostedForm(form.request, parseForm(body)),
  );
  return (request, platform) => (isPostedForm(request) ? handleForm : handle)(request, platform);
}

/** Defines the handler of a contract's endpoint that everybody may call. */
export function defineHandler<Input, Result extends object>(
  endpoint: Endpoint<Input, Result>,
  work: (shop: Shop, input: Input, context: RequestContext) => Promise<Result>,
  options: EndpointOptions<Input, Result> = {},
): Handler {
  return defineAdmittedHandler(endpoint, () => Promise.resolve(), work, options);
}

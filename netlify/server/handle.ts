import type { Context } from '@netlify/functions';
import * as v from 'valibot';
import type { Limit } from '#adapters/rate-limits.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Instant } from '#domain/day.ts';
import { Outage } from '#domain/outage.ts';
import { consoleLog, openShop, type Shop } from './deps.ts';
import { MOST_BYTES, enter, type Door } from './door.ts';
import { LIMITS, enforce, hashAddress } from './limits.ts';
import { parseInput, parseJson, parseQuery } from './parse.ts';
import { Refusal, away } from './refusal.ts';
import { refusalOf, respondRefusal, respondWith } from './respond.ts';
import { SettingsError } from './settings.ts';

/** What a use case may know of a request besides its question. */
export interface Call {
  now: Instant;
  /** The client's address: from the socket or the platform, never from a header. */
  address: string;
  header: (name: string) => string | null;
  /** Lets work go on after the answer. */
  later: (work: Promise<unknown>) => void;
}

/** What the shop takes from the platform's context; the deploy is told on the platform only. */
export type CallContext = Pick<Context, 'ip' | 'requestId' | 'waitUntil'> &
  Partial<Pick<Context, 'deploy'>>;

/** A function as the platform calls it. */
export type Handler = (request: Request, context: CallContext) => Promise<Response>;

/** In what way an address answers, where it is not the usual one. */
export interface Manner extends Pick<Door, 'isLinked'> {
  /** Makes the response of an answer. */
  respond?: (answer: object) => Response;
  /** Whether the phrase of a refusal is its whole sentence, because a page shows it. */
  saysAll?: boolean;
  /** What is true even while a part of the shop is away: "Nothing has been charged". */
  assurance?: string;
}

/** How an address of the shop is guarded: its door, and how long it may take. */
export interface Route extends Door, Manner {
  path: string;
  withinMs: number;
}

const PATIENCE_MS = 14_500;

async function inTime<T>({ withinMs, assurance }: Route, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(away('too-slow', 'Our shop', assurance)), withinMs);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

function callOf(shop: Shop, request: Request, context: CallContext): Call {
  return {
    now: shop.now(),
    address: context.ip,
    header: (name) => request.headers.get(name),
    later(work) {
      const watched = work.catch((error: unknown) => {
        if (error instanceof Outage) shop.log.info('postponed', { part: error.part });
        else shop.log.alarm('later-failed', {}, error);
      });
      context.waitUntil(watched);
    },
  };
}

function logRefusal(refusal: Refusal, error: unknown, path: string, requestId: string): void {
  const fields = { path, requestId, status: refusal.status, code: refusal.code };
  if (refusal.status < 500) consoleLog.info('refused', fields);
  else if (error instanceof SettingsError) {
    consoleLog.alarm('settings-refused', { ...fields, problems: error.problems });
  } else consoleLog.alarm('failed', fields, error);
}

/** Guards an address: the door first, then `work` on the body as text, and every failure as the body orders.md promises. */
export function guard(
  route: Route,
  work: (shop: Shop, body: string, call: Call, request: Request) => Promise<object>,
): Handler {
  return async (request, context) => {
    const began = performance.now();
    const requestId = context.requestId;
    const { path } = route;
    try {
      const shop = openShop(request, context.deploy?.context);
      const body = await enter(request, route, shop.settings.siteUrl);
      const call = callOf(shop, request, context);
      const answer = await inTime(route, work(shop, body, call, request));
      const ms = Math.round(performance.now() - began);
      shop.log.info('answered', { path, requestId, ms });
      return (route.respond ?? respondWith)(answer);
    } catch (error) {
      const refusal = refusalOf(error, requestId, route.assurance);
      logRefusal(refusal, error, path, requestId);
      return respondRefusal(refusal, route);
    }
  };
}

/** Counts a sender's invalid questions: 400 as long as they are few, then 429. */
async function refuseInvalid(shop: Shop, call: Call, error: unknown): Promise<never> {
  if (error instanceof Refusal && error.status === 400) {
    const subject = hashAddress(call.address, shop.settings.secret, call.now);
    await enforce(shop.limits.countInMemory(LIMITS.invalidBody, subject), { goesOn: true });
  }
  throw error;
}

/** Serves a contract's endpoint: parses its question, keeps its limit for each address, and answers nothing its schema does not name. */
export function serve<Question, Answer extends object>(
  endpoint: Endpoint<Question, Answer>,
  work: (shop: Shop, question: Question, call: Call) => Promise<Answer>,
  limit?: Limit & { goesOn: boolean },
  manner: Manner = {},
): Handler {
  const { path, method } = endpoint;
  const { mostBytes = MOST_BYTES } = endpoint;
  const route = { path, method, isJson: method === 'POST', mostBytes, ...manner };
  const answer = async (shop: Shop, asked: unknown, call: Call): Promise<object> => {
    const question = parseInput(endpoint.request, asked);
    if (limit) {
      const subject = hashAddress(call.address, shop.settings.secret, call.now);
      await enforce(shop.limits.count(limit, subject), limit);
    }
    return { ...v.parse(endpoint.answer, await work(shop, question, call)) };
  };
  return guard({ ...route, withinMs: PATIENCE_MS }, async (shop, body, call, request) => {
    try {
      const asked = method === 'POST' ? parseJson(body) : parseQuery(request.url);
      return await answer(shop, asked, call);
    } catch (error) {
      return refuseInvalid(shop, call, error);
    }
  });
}

import { setTimeout as wait } from 'node:timers/promises';
import type { CallBooks } from './call.ts';
import { expireOverdue } from './session-expiry.ts';
import { parseForm } from './form-body.ts';
import { earlierReply } from './idempotency.ts';
import { newId } from './object-ids.ts';
import { paymentCalls } from './payment-endpoints.ts';
import { Refusal } from './api-error.ts';
import { sessionCalls } from './session-endpoints.ts';

/**
 * How the API behaves, for tests of an outage: `down` answers 503 and does nothing, `slow` works at
 * once and answers after 20 s, `cut` works and answers 500, so that the caller cannot know.
 */
export const apiModes = ['ok', 'down', 'slow', 'cut'] as const;
export type ApiMode = (typeof apiModes)[number];

const slowMs = 20_000;
const calls = [...sessionCalls, ...paymentCalls];

/** Answers one call as the provider would: key, form, idempotency, then the call itself. */
export async function answerCall(
  books: CallBooks,
  request: Request,
  options: { key: string; mode: ApiMode; stopping: AbortSignal },
): Promise<Response> {
  if (options.mode === 'down') return outage(503);
  const body = await request.text();
  const response = answerOrRefuse(books, request, body, options.key);
  if (options.mode === 'cut') return outage(500);
  if (options.mode === 'slow') {
    await wait(slowMs, undefined, { signal: options.stopping }).catch(() => undefined);
  }
  return response;
}

function answerOrRefuse(books: CallBooks, request: Request, body: string, key: string): Response {
  try {
    checkKey(request, key);
    expireOverdue(books);
    return answerOnce(books, request, body);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return reply(request, error.status, error.body());
  }
}

/** Nothing in here waits, so that two calls with one key can never run side by side. */
function answerOnce(books: CallBooks, request: Request, body: string): Response {
  const { pathname, searchParams } = new URL(request.url);
  const key = request.method === 'POST' ? request.headers.get('Idempotency-Key') : null;
  const asked = `${request.method} ${pathname} ${body}`;
  const earlier = key ? earlierReply(books.ledger, key, asked, books.seconds()) : undefined;
  if (earlier) {
    return reply(request, earlier.status, earlier.body, { 'Idempotent-Replayed': 'true' });
  }
  const form = parseForm(request.method === 'POST' ? new URLSearchParams(body) : searchParams);
  const answer = findCall(request.method, pathname)(books, form);
  if (key) {
    books.ledger.replies.put({ id: key, asked, status: 200, body: answer, at: books.seconds() });
  }
  return reply(request, 200, answer);
}

function findCall(method: string, pathname: string) {
  for (const [callMethod, path, call] of calls) {
    const match = callMethod === method ? path.exec(pathname) : null;
    if (match) {
      return (books: CallBooks, form: ReturnType<typeof parseForm>) =>
        call(books, form, decodeURIComponent(match[1] ?? ''));
    }
  }
  throw new Refusal(404, `Unrecognized request URL (${method}: ${pathname}).`);
}

function checkKey(request: Request, key: string): void {
  const given = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (given === undefined) {
    throw new Refusal(
      401,
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    );
  }
  if (given === key) return;
  const hidden = `${given.slice(0, 8)}****${given.slice(-4)}`;
  throw new Refusal(401, `Invalid API Key provided: ${hidden}`);
}

function outage(status: number): Response {
  const error = { type: 'api_error', message: 'The payment sandbox plays an outage.' };
  return Response.json({ error }, { status });
}

function reply(
  request: Request,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  const key = request.headers.get('Idempotency-Key');
  const version = request.headers.get('Stripe-Version');
  return Response.json(body, {
    status,
    headers: {
      'Request-Id': newId('req', 14),
      ...(key ? { 'Idempotency-Key': key } : {}),
      ...(version ? { 'Stripe-Version': version } : {}),
      ...headers,
    },
  });
}

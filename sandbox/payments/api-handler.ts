import { setTimeout as wait } from 'node:timers/promises';
import type { ApiContext } from './payments-context.ts';
import { expireOverdueSessions } from './session-expiry.ts';
import { parseForm } from './form-body.ts';
import { findStoredReply } from './idempotency.ts';
import { newId } from './object-ids.ts';
import { paymentEndpoints } from './payment-endpoints.ts';
import { PaymentApiError } from './api-error.ts';
import { sessionEndpoints } from './session-endpoints.ts';

/**
 * How the API behaves, for tests of an outage: `down` answers 503 and does nothing, `slow` works at
 * once and answers after 20 s, `cut` works and answers 500, so that the caller cannot know.
 */
export const apiModes = ['ok', 'down', 'slow', 'cut'] as const;
export type ApiMode = (typeof apiModes)[number];

const slowMs = 20_000;
const endpoints = [...sessionEndpoints, ...paymentEndpoints];

/** Answers one call as the provider would: key, form, idempotency, then the call itself. */
export async function handleApiRequest(
  context: ApiContext,
  request: Request,
  options: { key: string; mode: ApiMode; stopping: AbortSignal },
): Promise<Response> {
  if (options.mode === 'down') return outageResponse(503);
  const body = await request.text();
  const response = respond(context, request, body, options.key);
  if (options.mode === 'cut') return outageResponse(500);
  if (options.mode === 'slow') {
    await wait(slowMs, undefined, { signal: options.stopping }).catch(() => undefined);
  }
  return response;
}

function respond(context: ApiContext, request: Request, body: string, key: string): Response {
  try {
    checkKey(request, key);
    expireOverdueSessions(context);
    return respondIdempotently(context, request, body);
  } catch (error) {
    if (!(error instanceof PaymentApiError)) throw error;
    return apiResponse(request, error.status, error.body());
  }
}

/** Nothing in here waits, so that two calls with one key can never run side by side. */
function respondIdempotently(context: ApiContext, request: Request, body: string): Response {
  const { pathname, searchParams } = new URL(request.url);
  const key = request.method === 'POST' ? request.headers.get('Idempotency-Key') : null;
  const asked = `${request.method} ${pathname} ${body}`;
  const earlier = key ? findStoredReply(context.store, key, asked, context.seconds()) : undefined;
  if (earlier) {
    return apiResponse(request, earlier.status, earlier.body, { 'Idempotent-Replayed': 'true' });
  }
  const form = parseForm(request.method === 'POST' ? new URLSearchParams(body) : searchParams);
  const answer = findEndpoint(request.method, pathname)(context, form);
  if (key) {
    context.store.replies.put({ id: key, asked, status: 200, body: answer, at: context.seconds() });
  }
  return apiResponse(request, 200, answer);
}

function findEndpoint(method: string, pathname: string) {
  for (const [callMethod, path, call] of endpoints) {
    const match = callMethod === method ? path.exec(pathname) : null;
    if (match) {
      return (context: ApiContext, form: ReturnType<typeof parseForm>) =>
        call(context, form, decodeURIComponent(match[1] ?? ''));
    }
  }
  throw new PaymentApiError(404, `Unrecognized request URL (${method}: ${pathname}).`);
}

function checkKey(request: Request, key: string): void {
  const given = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (given === undefined) {
    throw new PaymentApiError(
      401,
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    );
  }
  if (given === key) return;
  const hidden = `${given.slice(0, 8)}****${given.slice(-4)}`;
  throw new PaymentApiError(401, `Invalid API Key provided: ${hidden}`);
}

function outageResponse(status: number): Response {
  const error = { type: 'api_error', message: 'The payment sandbox plays an outage.' };
  return Response.json({ error }, { status });
}

function apiResponse(
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

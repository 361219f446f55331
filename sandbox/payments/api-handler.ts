import { setTimeout as wait } from 'node:timers/promises';
import type { ApiContext } from './payments-context.ts';
import { expireOverdueSessions } from './session-expiry.ts';
import { parseForm } from './form-body.ts';
import { findStoredReply } from './idempotency.ts';
import { newId } from './object-ids.ts';
import { paymentEndpoints } from './payment-endpoints.ts';
import { openPaymentStore } from './payment-store.ts';
import { PaymentApiError } from './api-error.ts';
import { sessionEndpoints } from './session-endpoints.ts';

/**
 * The failure modes of the API: `down` answers 503 and `forbidden` 403, as to a key without a permission, and both do
 * nothing; `slow` does the work and answers after 20 s, `cut` does the work and answers 500; `other-account` answers as to the
 * key of an account that has no objects.
 */
export const apiModes = ['ok', 'down', 'slow', 'cut', 'forbidden', 'other-account'] as const;
export type ApiMode = (typeof apiModes)[number];

const slowMs = 20_000;
const endpoints = [...sessionEndpoints, ...paymentEndpoints];

/** Handles an API request: checks the key, replays idempotent responses, runs the endpoint. */
export async function handleApiRequest(
  context: ApiContext,
  request: Request,
  options: { key: string; mode: ApiMode; stopping: AbortSignal },
): Promise<Response> {
  if (options.mode === 'down') return outageResponse(503);
  if (options.mode === 'forbidden') return forbiddenResponse();
  const body = await request.text();
  const isOther = options.mode === 'other-account';
  const account = isOther ? { ...context, store: openPaymentStore() } : context;
  const response = respond(account, request, body, options.key);
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

/** Runs the endpoint once per idempotency key. Synchronous, so that two requests with one key cannot run concurrently. */
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
  for (const [endpointMethod, path, endpoint] of endpoints) {
    const match = endpointMethod === method ? path.exec(pathname) : null;
    if (match) {
      return (context: ApiContext, form: ReturnType<typeof parseForm>) =>
        endpoint(context, form, decodeURIComponent(match[1] ?? ''));
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
  const error = { type: 'api_error', message: 'The payment sandbox simulates an outage.' };
  return Response.json({ error }, { status });
}

function forbiddenResponse(): Response {
  const message = 'The provided key does not have the required permissions for this endpoint.';
  return Response.json({ error: { type: 'invalid_request_error', message } }, { status: 403 });
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

import * as v from 'valibot';
import { errorBody, type ApiCall, type ErrorBody } from '#contract/endpoint.ts';

/**
 * The result of a call: a parsed response, a response that does not fit its schema, an error status with its body, or
 * no connection.
 */
export type SendResult<Answer> =
  | { kind: 'ok'; response: Answer }
  | { kind: 'invalid-response' }
  | { kind: 'http-error'; status: number; body: ErrorBody | null }
  | { kind: 'network-error' };

/** A call that failed. */
export type SendFailure = Exclude<SendResult<unknown>, { kind: 'ok' }>;

/** Longer than any endpoint takes. On a poor network a request may hang for minutes. */
const TIMEOUT_MS = 30_000;

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** Reads a response with an error status. Its body is null if it is not one of the shop's. */
export async function readHttpError(response: Response): Promise<SendResult<never>> {
  const body = v.safeParse(errorBody, await readJson(response));
  const { status } = response;
  return { kind: 'http-error', status, body: body.success ? body.output : null };
}

function urlOf(path: string, method: string, input: object): string {
  if (method !== 'GET') return path;
  const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, `${value}`]));
  return `${path}?${query}`;
}

/** Calls an endpoint and parses the response by its schema. Never throws. */
export async function send<Request extends object, Answer>(
  endpoint: ApiCall<Request, Answer>,
  input: Request,
  headers: Record<string, string> = {},
): Promise<SendResult<Answer>> {
  const { path, method } = endpoint;
  try {
    const response = await fetch(urlOf(path, method, input), {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: method === 'GET' ? headers : { 'Content-Type': 'application/json', ...headers },
      ...(method === 'GET' ? {} : { body: JSON.stringify(input) }),
    });
    if (!response.ok) return await readHttpError(response);
    const answer = v.safeParse(endpoint.response, await readJson(response));
    return answer.success ? { kind: 'ok', response: answer.output } : { kind: 'invalid-response' };
  } catch {
    return { kind: 'network-error' };
  }
}

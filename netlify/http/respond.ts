import { ServiceError } from '#domain/service-error.ts';
import { assured, HttpError, retrySentence, serviceUnavailable } from './http-error.ts';
import { SettingsError } from './settings.ts';

/** Headers of every API response; the headers of `netlify.toml` apply to pages only. */
export const COMMON_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

function fromServiceError({ service, kind }: ServiceError, assurance?: string): HttpError {
  if (service === 'database')
    return serviceUnavailable('database-away', 'Our order book', assurance);
  if (kind !== 'server-error' && kind !== 'replayed-error')
    return serviceUnavailable('payments-away', 'Our payment service', assurance);
  return new HttpError(
    502,
    'payments-failed',
    'A short interruption',
    `Our payment service could not answer. ${retrySentence('try again in a few minutes', assurance)}`,
    { extra: assured(assurance) },
  );
}

/** Returns the error response for anything thrown; an unknown error becomes a 500 that states only the request's id. */
export function toHttpError(error: unknown, requestId: string, assurance?: string): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof ServiceError) return fromServiceError(error, assurance);
  if (error instanceof SettingsError)
    return serviceUnavailable('not-configured', 'This shop', assurance);
  return new HttpError(
    500,
    'internal',
    'Something went wrong on our side',
    `Please try again. If it goes on, tell us this number: ${requestId}.`,
  );
}

/** Returns a 200 with a JSON body. */
export function respondJson(body: object): Response {
  return Response.json(body, { headers: COMMON_HEADERS });
}

/** Returns a 200 with JSON that is everybody's, and the same for a minute. */
export function respondPublic(body: object): Response {
  return Response.json(body, {
    headers: {
      ...COMMON_HEADERS,
      'Cache-Control': 'public, max-age=30',
      'Netlify-CDN-Cache-Control': 'public, max-age=60',
    },
  });
}

/** Returns a 202 with a JSON body: what was asked for happens later, if at all. */
export function respondAccepted(body: object): Response {
  return Response.json(body, { status: 202, headers: COMMON_HEADERS });
}

/** Returns a 204 without a body. */
export function respondNoContent(): Response {
  return new Response(null, { status: 204, headers: COMMON_HEADERS });
}

/** Returns a 303 that leads a browser from a posted form to another page. */
export function respondSeeOther(url: string): Response {
  return new Response(null, { status: 303, headers: { ...COMMON_HEADERS, Location: url } });
}

function respondFile(name: string, type: string, text: string): Response {
  return new Response(text, {
    headers: {
      ...COMMON_HEADERS,
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}

/** Returns indented JSON as a file download called `name`. */
export const respondDownload = (name: string, body: object): Response =>
  respondFile(name, 'application/json', `${JSON.stringify(body, null, 2)}\n`);

/** Returns CSV as a file download called `name`. */
export const respondCsv = (name: string, csv: string): Response =>
  respondFile(name, 'text/csv', csv);

/** Returns the JSON body of an error; `hasDetailAsError` puts the full sentence into `error` instead of the title. */
export function respondError(httpError: HttpError, { hasDetailAsError = false } = {}): Response {
  const { status, code, title, detail, extra, headers } = httpError;
  const body = { error: hasDetailAsError ? detail : title, message: detail, code, ...extra };
  return Response.json(body, { status, headers: { ...COMMON_HEADERS, ...headers } });
}

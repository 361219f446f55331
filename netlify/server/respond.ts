import { Outage } from '#domain/outage.ts';
import { Refusal, assured, away } from './refusal.ts';
import { SettingsError } from './settings.ts';

/** What every answer carries: the headers of `netlify.toml` reach pages only. */
export const COMMON_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

function refusalOfOutage({ part, kind }: Outage, assurance?: string): Refusal {
  if (part === 'database') return away('database-away', 'Our order book', assurance);
  if (kind !== 'broken' && kind !== 'repeated')
    return away('payments-away', 'Our payment service', assurance);
  return new Refusal(
    502,
    'payments-failed',
    'Please try again shortly',
    `Our payment service could not answer. ${assured('try again in a few minutes', assurance)}`,
  );
}

/** What is said about an error: known ones by their own words, everything else as a bare 500 with the request's id. */
export function refusalOf(error: unknown, requestId: string, assurance?: string): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof Outage) return refusalOfOutage(error, assurance);
  if (error instanceof SettingsError) return away('not-configured', 'This shop', assurance);
  return new Refusal(
    500,
    'internal',
    'Something went wrong on our side',
    `Please try again. If it goes on, tell us this number: ${requestId}.`,
  );
}

/** The answer to a question that was answered. */
export function respondWith(answer: object): Response {
  return Response.json(answer, { headers: COMMON_HEADERS });
}

/** 204: all is well, and there is nothing to say. */
export function respondNothing(): Response {
  return new Response(null, { status: 204, headers: COMMON_HEADERS });
}

/** The answer as a file to be saved, laid out for people to read. */
export function respondFile(name: string, answer: object): Response {
  return new Response(`${JSON.stringify(answer, null, 2)}\n`, {
    headers: {
      ...COMMON_HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}

/** The answer to a question that was refused; `saysAll` puts the whole sentence where a phrase would do. */
export function respondRefusal(refusal: Refusal, { saysAll = false } = {}): Response {
  const { status, code, phrase, message, extra, headers } = refusal;
  const body = { error: saysAll ? message : phrase, message, code, ...extra };
  return Response.json(body, { status, headers: { ...COMMON_HEADERS, ...headers } });
}

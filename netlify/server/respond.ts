import { Outage } from '#domain/outage.ts';
import { Refusal, away } from './refusal.ts';
import { SettingsError } from './settings.ts';

const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

function refusalOfOutage({ part, kind }: Outage): Refusal {
  if (part === 'database') return away('database-away', 'Our order book');
  if (kind !== 'broken' && kind !== 'repeated') return away('payments-away', 'Our payment service');
  return new Refusal(
    502,
    'payments-failed',
    'Please try again shortly',
    'Our payment service could not answer. Nothing has been charged; please try again in a few minutes.',
  );
}

/** What is said about an error: known ones by their own words, everything else as a bare 500 with the request's id. */
export function refusalOf(error: unknown, requestId: string): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof Outage) return refusalOfOutage(error);
  if (error instanceof SettingsError) return away('not-configured', 'This shop');
  return new Refusal(
    500,
    'internal',
    'Something went wrong on our side',
    `Please try again. If it goes on, tell us this number: ${requestId}.`,
  );
}

/** The answer to a question that was answered. */
export function respondWith(answer: object): Response {
  return Response.json(answer, { headers: HEADERS });
}

/** The answer to a question that was refused. */
export function respondRefusal(refusal: Refusal): Response {
  const { status, code, phrase, message, extra, headers } = refusal;
  const body = { error: phrase, message, code, ...extra };
  return Response.json(body, { status, headers: { ...HEADERS, ...headers } });
}

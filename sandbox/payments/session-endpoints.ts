import type Stripe from 'stripe';
import type { Call, CallBooks } from './call.ts';
import { expand } from './expand.ts';
import { expire } from './session-expiry.ts';
import type { SessionRecord } from './payment-store.ts';
import { isWithin, pageOf } from './pagination.ts';
import { mergeMetadata } from './metadata.ts';
import { readParameters } from './read-parameters.ts';
import { invalid, noSuch } from './api-error.ts';
import { openSession } from './session-object.ts';
import { checkSession } from './session-rules.ts';

const createSession: Call = (books, form) => {
  const params = readParameters('createSession', form);
  checkSession(params, books.seconds());
  const { session } = openSession(books.ledger, params, books.seconds(), books.pageUrl);
  return expand(books.ledger, session, params.expand);
};

const retrieveSession: Call = (books, form, id) => {
  const params = readParameters('retrieveSession', form);
  return expand(books.ledger, sessionOf(books, id).session, params.expand);
};

const updateSession: Call = (books, form, id) => {
  const { expand: paths, metadata, ...others } = readParameters('updateSession', form);
  const [other] = Object.keys(others);
  if (other) throw invalid(other, `The sandbox cannot update ${other} of a session.`);
  const record = sessionOf(books, id);
  const merged = mergeMetadata(record.session.metadata ?? {}, metadata, 'metadata');
  const session = { ...record.session, metadata: merged };
  books.ledger.sessions.put({ ...record, session });
  return expand(books.ledger, session, paths);
};

const expireSession: Call = (books, form, id) => {
  const params = readParameters('expireSession', form);
  const record = sessionOf(books, id);
  if (record.session.status !== 'open') {
    throw invalid(
      'session',
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${record.session.status}\`.`,
    );
  }
  return expand(books.ledger, expire(books, record).session, params.expand);
};

const listSessions: Call = (books, form) => {
  const params = readParameters('listSessions', form);
  const sessions = books.ledger.sessions
    .all()
    .map(({ session }) => session)
    .filter((session) => isAskedFor(session, params))
    .toReversed();
  const page = pageOf(sessions, params, '/v1/checkout/sessions', 'checkout.session');
  return expand(books.ledger, page, params.expand);
};

const listSessionLineItems: Call = (books, form, id) => {
  const params = readParameters('listSessionLineItems', form);
  const url = `/v1/checkout/sessions/${id}/line_items`;
  const page = pageOf(sessionOf(books, id).lineItems, params, url, 'item');
  return expand(books.ledger, page, params.expand);
};

/** Session calls by method and path; the first group of the path is the session's id. */
export const sessionCalls: readonly [method: string, path: RegExp, call: Call][] = [
  ['POST', /^\/v1\/checkout\/sessions$/, createSession],
  ['GET', /^\/v1\/checkout\/sessions$/, listSessions],
  ['GET', /^\/v1\/checkout\/sessions\/([^/]+)$/, retrieveSession],
  ['POST', /^\/v1\/checkout\/sessions\/([^/]+)$/, updateSession],
  ['POST', /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/, expireSession],
  ['GET', /^\/v1\/checkout\/sessions\/([^/]+)\/line_items$/, listSessionLineItems],
];

function sessionOf({ ledger }: CallBooks, id: string): SessionRecord {
  const record = ledger.sessions.get(id);
  if (!record) throw noSuch('checkout.session', id, 'session');
  return record;
}

function isAskedFor(
  session: Stripe.Checkout.Session,
  {
    created,
    customer_details: customer,
    payment_intent,
    status,
  }: Stripe.Checkout.SessionListParams,
): boolean {
  return (
    isWithin(created, session.created) &&
    (!status || session.status === status) &&
    (!payment_intent || session.payment_intent === payment_intent) &&
    (!customer || session.customer_details?.email === customer.email)
  );
}

import type Stripe from 'stripe';
import type { ApiEndpoint, ApiContext } from './payments-context.ts';
import { expand } from './expand.ts';
import { expireSession } from './session-expiry.ts';
import type { SessionRecord } from './payment-store.ts';
import { isInRange, paginate } from './pagination.ts';
import { mergeMetadata } from './metadata.ts';
import { readParameters } from './read-parameters.ts';
import { invalidParameter, objectNotFound } from './api-error.ts';
import { createSession } from './session-object.ts';
import { checkSession } from './session-rules.ts';

const createSessionEndpoint: ApiEndpoint = (context, form) => {
  const params = readParameters('createSession', form);
  checkSession(params, context.seconds());
  const { session } = createSession(context.store, params, context.seconds(), context.pageUrl);
  return expand(context.store, session, params.expand);
};

const retrieveSession: ApiEndpoint = (context, form, id) => {
  const params = readParameters('retrieveSession', form);
  return expand(context.store, findSession(context, id).session, params.expand);
};

const updateSession: ApiEndpoint = (context, form, id) => {
  const { expand: paths, metadata, ...others } = readParameters('updateSession', form);
  const [other] = Object.keys(others);
  if (other) throw invalidParameter(other, `The sandbox cannot update ${other} of a session.`);
  const record = findSession(context, id);
  const merged = mergeMetadata(record.session.metadata ?? {}, metadata, 'metadata');
  const session = { ...record.session, metadata: merged };
  context.store.sessions.put({ ...record, session });
  return expand(context.store, session, paths);
};

const expireSessionEndpoint: ApiEndpoint = (context, form, id) => {
  const params = readParameters('expireSession', form);
  const record = findSession(context, id);
  if (record.session.status !== 'open') {
    throw invalidParameter(
      'session',
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${record.session.status}\`.`,
    );
  }
  return expand(context.store, expireSession(context, record).session, params.expand);
};

const listSessions: ApiEndpoint = (context, form) => {
  const params = readParameters('listSessions', form);
  const sessions = context.store.sessions
    .all()
    .map(({ session }) => session)
    .filter((session) => matchesFilter(session, params))
    .toReversed();
  const page = paginate(sessions, params, '/v1/checkout/sessions', 'checkout.session');
  return expand(context.store, page, params.expand);
};

const listSessionLineItems: ApiEndpoint = (context, form, id) => {
  const params = readParameters('listSessionLineItems', form);
  const url = `/v1/checkout/sessions/${id}/line_items`;
  const page = paginate(findSession(context, id).lineItems, params, url, 'item');
  return expand(context.store, page, params.expand);
};

/** The endpoints of Checkout Sessions; the path's first group is the id. */
export const sessionEndpoints: readonly [method: string, path: RegExp, endpoint: ApiEndpoint][] = [
  ['POST', /^\/v1\/checkout\/sessions$/, createSessionEndpoint],
  ['GET', /^\/v1\/checkout\/sessions$/, listSessions],
  ['GET', /^\/v1\/checkout\/sessions\/([^/]+)$/, retrieveSession],
  ['POST', /^\/v1\/checkout\/sessions\/([^/]+)$/, updateSession],
  ['POST', /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/, expireSessionEndpoint],
  ['GET', /^\/v1\/checkout\/sessions\/([^/]+)\/line_items$/, listSessionLineItems],
];

function findSession({ store }: ApiContext, id: string): SessionRecord {
  const record = store.sessions.get(id);
  if (!record) throw objectNotFound('checkout.session', id, 'session');
  return record;
}

function matchesFilter(
  session: Stripe.Checkout.Session,
  {
    created,
    customer_details: customer,
    payment_intent,
    status,
  }: Stripe.Checkout.SessionListParams,
): boolean {
  return (
    isInRange(created, session.created) &&
    (!status || session.status === status) &&
    (!payment_intent || session.payment_intent === payment_intent) &&
    (!customer || session.customer_details?.email === customer.email)
  );
}

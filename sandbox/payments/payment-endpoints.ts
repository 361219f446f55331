import type Stripe from 'stripe';
import type { ApiEndpoint } from './payments-context.ts';
import { expand } from './expand.ts';
import { isInRange, paginate } from './pagination.ts';
import { mergeMetadata } from './metadata.ts';
import { readParameters } from './read-parameters.ts';
import { refundCharge } from './refunds.ts';
import { invalidParameter, objectNotFound } from './api-error.ts';

const retrieveIntent: ApiEndpoint = ({ store }, form, id) => {
  const params = readParameters('retrievePaymentIntent', form);
  const intent = store.intents.get(id);
  if (!intent) throw objectNotFound('payment_intent', id, 'intent');
  return expand(store, intent, params.expand);
};

const updateIntent: ApiEndpoint = ({ store }, form, id) => {
  const { expand: paths, metadata, ...others } = readParameters('updatePaymentIntent', form);
  const [other] = Object.keys(others);
  if (other) throw invalidParameter(other, `The sandbox cannot update ${other} of a payment.`);
  const intent = store.intents.get(id);
  if (!intent) throw objectNotFound('payment_intent', id, 'intent');
  const updated = { ...intent, metadata: mergeMetadata(intent.metadata, metadata, 'metadata') };
  store.intents.put(updated);
  return expand(store, updated, paths);
};

const retrieveCharge: ApiEndpoint = ({ store }, form, id) => {
  const params = readParameters('retrieveCharge', form);
  const charge = store.charges.get(id);
  if (!charge) throw objectNotFound('charge', id, 'id');
  return expand(store, charge, params.expand);
};

const createRefund: ApiEndpoint = (context, form) => {
  const params = readParameters('createRefund', form);
  return expand(context.store, refundCharge(context, params), params.expand);
};

/** Returns the refunds or disputes that the parameters of a list ask for, newest first. */
function findReversals<Reversal extends Stripe.Refund | Stripe.Dispute>(
  reversals: readonly Reversal[],
  params: Pick<Stripe.RefundListParams, 'created' | 'charge' | 'payment_intent'>,
): Reversal[] {
  return reversals
    .filter(({ created }) => isInRange(params.created, created))
    .filter(({ charge }) => !params.charge || charge === params.charge)
    .filter(({ payment_intent: id }) => !params.payment_intent || id === params.payment_intent)
    .toReversed();
}

const listRefunds: ApiEndpoint = ({ store }, form) => {
  const params = readParameters('listRefunds', form);
  const refunds = findReversals(store.refunds.all(), params);
  return expand(store, paginate(refunds, params, '/v1/refunds', 'refund'), params.expand);
};

const listDisputes: ApiEndpoint = ({ store }, form) => {
  const params = readParameters('listDisputes', form);
  const disputes = findReversals(store.disputes.all(), params);
  return expand(store, paginate(disputes, params, '/v1/disputes', 'dispute'), params.expand);
};

const retrieveEvent: ApiEndpoint = ({ store }, form, id) => {
  readParameters('retrieveEvent', form);
  const event = store.events.get(id);
  if (!event) throw objectNotFound('event', id, 'id');
  return event;
};

const listEvents: ApiEndpoint = ({ store }, form) => {
  const params = readParameters('listEvents', form);
  const events = store.events
    .all()
    .filter(({ created }) => isInRange(params.created, created))
    .filter(({ type }) => (params.types ?? [params.type ?? type]).includes(type))
    .toReversed();
  return paginate(events, params, '/v1/events', 'event');
};

/** The endpoints of payments, refunds, disputes and events; the path's first group is the id. */
export const paymentEndpoints: readonly [method: string, path: RegExp, endpoint: ApiEndpoint][] = [
  ['GET', /^\/v1\/payment_intents\/([^/]+)$/, retrieveIntent],
  ['POST', /^\/v1\/payment_intents\/([^/]+)$/, updateIntent],
  ['GET', /^\/v1\/charges\/([^/]+)$/, retrieveCharge],
  ['POST', /^\/v1\/refunds$/, createRefund],
  ['GET', /^\/v1\/refunds$/, listRefunds],
  ['GET', /^\/v1\/disputes$/, listDisputes],
  ['GET', /^\/v1\/events$/, listEvents],
  ['GET', /^\/v1\/events\/([^/]+)$/, retrieveEvent],
];

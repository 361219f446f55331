import type { Call } from './call.ts';
import { expand } from './expand.ts';
import { isWithin, pageOf } from './pagination.ts';
import { mergeMetadata } from './metadata.ts';
import { readParameters } from './read-parameters.ts';
import { refund } from './refunds.ts';
import { invalid, noSuch } from './api-error.ts';

const retrieveIntent: Call = ({ ledger }, form, id) => {
  const params = readParameters('retrievePaymentIntent', form);
  const intent = ledger.intents.get(id);
  if (!intent) throw noSuch('payment_intent', id, 'intent');
  return expand(ledger, intent, params.expand);
};

const updateIntent: Call = ({ ledger }, form, id) => {
  const { expand: paths, metadata, ...others } = readParameters('updatePaymentIntent', form);
  const [other] = Object.keys(others);
  if (other) throw invalid(other, `The sandbox cannot update ${other} of a payment.`);
  const intent = ledger.intents.get(id);
  if (!intent) throw noSuch('payment_intent', id, 'intent');
  const updated = { ...intent, metadata: mergeMetadata(intent.metadata, metadata, 'metadata') };
  ledger.intents.put(updated);
  return expand(ledger, updated, paths);
};

const retrieveCharge: Call = ({ ledger }, form, id) => {
  const params = readParameters('retrieveCharge', form);
  const charge = ledger.charges.get(id);
  if (!charge) throw noSuch('charge', id, 'id');
  return expand(ledger, charge, params.expand);
};

const createRefund: Call = (books, form) => {
  const params = readParameters('createRefund', form);
  return expand(books.ledger, refund(books, params), params.expand);
};

const retrieveEvent: Call = ({ ledger }, form, id) => {
  readParameters('retrieveEvent', form);
  const event = ledger.events.get(id);
  if (!event) throw noSuch('event', id, 'id');
  return event;
};

const listEvents: Call = ({ ledger }, form) => {
  const params = readParameters('listEvents', form);
  const events = ledger.events
    .all()
    .filter(({ created }) => isWithin(params.created, created))
    .filter(({ type }) => (params.types ?? [params.type ?? type]).includes(type))
    .toReversed();
  return pageOf(events, params, '/v1/events', 'event');
};

/** The calls about money that has moved; the first group of the path is the object's id. */
export const paymentCalls: readonly [method: string, path: RegExp, call: Call][] = [
  ['GET', /^\/v1\/payment_intents\/([^/]+)$/, retrieveIntent],
  ['POST', /^\/v1\/payment_intents\/([^/]+)$/, updateIntent],
  ['GET', /^\/v1\/charges\/([^/]+)$/, retrieveCharge],
  ['POST', /^\/v1\/refunds$/, createRefund],
  ['GET', /^\/v1\/events$/, listEvents],
  ['GET', /^\/v1\/events\/([^/]+)$/, retrieveEvent],
];

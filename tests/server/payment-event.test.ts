import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { readPaymentEvent } from '#netlify/adapters/stripe/payment-event.ts';

const SECRET = 'whsec_test';
const NOW = Date.parse('2026-11-20T10:00Z');
const seconds = NOW / 1000;
const PAID = JSON.stringify({
  id: 'evt_1',
  type: 'checkout.session.completed',
  data: { object: { id: 'cs_1', object: 'checkout.session', metadata: { app: 'birnbeck-fudge' } } },
});

const signAt = (body: string, timestamp: number, secret = SECRET): string =>
  Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });

const read = (body: string, signature = signAt(body, seconds)) =>
  readPaymentEvent(
    { webhooks: Stripe.webhooks, errors: Stripe.errors },
    body,
    signature,
    SECRET,
    NOW,
  );

describe('a signature', () => {
  it.each([
    ['made with another secret', signAt(PAID, seconds, 'whsec_other')],
    ['of another body', signAt(`${PAID} `, seconds)],
    ['six minutes old', signAt(PAID, seconds - 360)],
    ['six minutes in the future', signAt(PAID, seconds + 360)],
    ['malformed', 't=abc'],
    ['empty', ''],
  ])('%s does not hold', (_what, signature) => {
    expect(read(PAID, signature)).toBeNull();
  });

  it('four minutes off either way holds', () => {
    expect(read(PAID, signAt(PAID, seconds - 240))).toMatchObject({ sessionId: 'cs_1' });
    expect(read(PAID, signAt(PAID, seconds + 240))).toMatchObject({ sessionId: 'cs_1' });
  });

  it.each([
    ['first old, then new', `t=${seconds - 900},${signAt(PAID, seconds)}`, true],
    ['first far off, then new', `t=${seconds + 900},${signAt(PAID, seconds)}`, true],
    ['first new, then far off', `${signAt(PAID, seconds)},t=${seconds + 900}`, false],
    ['first new, then signed in the future', `t=${seconds},${signAt(PAID, seconds + 900)}`, false],
  ])('with two times is dated as the SDK does: %s', (_what, signature, holds) => {
    expect(read(PAID, signature) !== null).toBe(holds);
  });
});

describe('a signed body', () => {
  it.each([
    ['that is not JSON', 'paid, honestly'],
    ['of half an event', '{"id":"evt_1","type":'],
    ['of nothing', 'null'],
    ['of a number', '7'],
    ['of a list', '[]'],
    ['of an object that is no event', '{"hello":"shop"}'],
    ['whose type is not a string', '{"id":"evt_1","type":7}'],
  ])('%s is no event', (_what, body) => {
    expect(read(body)).toBeNull();
  });

  it.each([
    ['an event without data', { type: 'checkout.session.completed' }],
    ['an event with null data', { data: null }],
    ['an event whose object is a string', { type: 'charge.refunded', data: { object: 'ch_1' } }],
    ['an event with a session without id', { data: { object: { object: 'checkout.session' } } }],
    [
      'an event with unexpected fields',
      { data: { object: { id: 7, metadata: [1], payment_intent: {} } } },
    ],
    ['a v2 event', { object: 'v2.core.event', related_object: null }],
  ])('%s names no payment', (_what, event) => {
    const body = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', ...event });
    expect(read(body)).toMatchObject({ sessionId: null, paymentIntentId: null, isShops: false });
  });
});

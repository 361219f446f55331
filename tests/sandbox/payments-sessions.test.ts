import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveId } from '#sandbox/payments/object-ids.ts';
import { boxOfFudge, lineOf, openClient, apiErrorOf } from './payments-client.ts';

const withPostage = boxOfFudge({
  customer_email: 'pat@post.example',
  line_items: [lineOf('Box of 6', 1099, 2), lineOf('Keyring', 399)],
  metadata: { orderNumber: 'ABCDEFGHJK' },
  payment_intent_data: {
    metadata: { orderNumber: 'ABCDEFGHJK' },
    shipping: { name: 'Gran', address: { line1: '1 Marine Parade', country: 'GB' } },
  },
  shipping_options: [
    {
      shipping_rate_data: {
        display_name: '1st class',
        type: 'fixed_amount',
        fixed_amount: { amount: 200, currency: 'gbp' },
        delivery_estimate: {
          minimum: { unit: 'business_day', value: 1 },
          maximum: { unit: 'business_day', value: 2 },
        },
      },
    },
  ],
});

describe('a session', () => {
  it('opens with totals, a payment page and no payment', async () => {
    await using client = await openClient({ pageOrigin: 'http://localhost:1234' });
    const session = await client.stripe.checkout.sessions.create(withPostage);
    expect(session).toMatchObject({
      amount_subtotal: 2597,
      amount_total: 2797,
      currency: 'gbp',
      customer_email: 'pat@post.example',
      livemode: false,
      metadata: { orderNumber: 'ABCDEFGHJK' },
      payment_intent: null,
      payment_status: 'unpaid',
      shipping_cost: { amount_total: 200 },
      status: 'open',
      url: `http://localhost:1234/sandbox/checkout/${session.id}`,
    });
    expect(session.expires_at - session.created).toBe(24 * 60 * 60);
  });

  it('is complete once paid, with payment, charge and line items', async () => {
    await using client = await openClient();
    const { id } = await client.stripe.checkout.sessions.create(withPostage);
    client.payments.checkout.pay(id, { name: 'Pat Postman' });
    const session = await client.stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge', 'line_items', 'shipping_cost.shipping_rate'],
    });
    expect(session).toMatchObject({
      customer_details: { email: 'pat@post.example', name: 'Pat Postman' },
      line_items: {
        data: [
          { description: 'Box of 6', quantity: 2, amount_total: 2198 },
          { description: 'Keyring', quantity: 1, amount_total: 399 },
        ],
      },
      payment_intent: {
        amount_received: 2797,
        latest_charge: { amount: 2797, paid: true, receipt_email: null },
        metadata: { orderNumber: 'ABCDEFGHJK' },
        shipping: { name: 'Gran', address: { line1: '1 Marine Parade' } },
        status: 'succeeded',
      },
      payment_status: 'paid',
      shipping_cost: { shipping_rate: { display_name: '1st class' } },
      status: 'complete',
      url: null,
    });
  });

  it('stays open after a declined card; the next card pays the same payment', async () => {
    await using client = await openClient();
    const { id } = await client.stripe.checkout.sessions.create(boxOfFudge());
    client.payments.checkout.decline(id);
    const declined = await client.stripe.checkout.sessions.retrieve(id);
    expect(declined).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    const paid = client.payments.checkout.pay(id);
    expect(paid).toMatchObject({ payment_status: 'paid', payment_intent: declined.payment_intent });
    expect(client.payments.events().map(({ type }) => type)).toEqual([
      'checkout.session.completed',
    ]);
  });

  it.each([
    ['arrives', 'arrived', 'paid', 'checkout.session.async_payment_succeeded'],
    ['fails', 'failed', 'unpaid', 'checkout.session.async_payment_failed'],
  ] as const)('a payment that takes days and %s', async (_how, outcome, status, event) => {
    await using client = await openClient();
    const { id } = await client.stripe.checkout.sessions.create(boxOfFudge());
    client.payments.checkout.payDelayed(id);
    const waiting = await client.stripe.checkout.sessions.retrieve(id);
    expect(waiting).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    client.payments.checkout.settle(id, outcome);
    const settled = await client.stripe.checkout.sessions.retrieve(id);
    expect(settled.payment_status).toBe(status);
    expect(client.payments.events().at(-1)?.type).toBe(event);
  });

  it('cannot be paid or expired once it has ended', async () => {
    await using client = await openClient();
    const { id } = await client.stripe.checkout.sessions.create(boxOfFudge());
    const expired = await client.stripe.checkout.sessions.expire(id);
    expect(expired).toMatchObject({ status: 'expired', url: null });
    expect(() => client.payments.checkout.pay(id)).toThrow('not open');
    expect(await apiErrorOf(client.stripe.checkout.sessions.expire(id))).toMatchObject({
      statusCode: 400,
    });
  });

  it('merges metadata updates', async () => {
    await using client = await openClient();
    const { id } = await client.stripe.checkout.sessions.create(
      boxOfFudge({ metadata: { note: 'For Gran', v: '1' } }),
    );
    const session = await client.stripe.checkout.sessions.update(id, { metadata: { note: '' } });
    expect(session.metadata).toEqual({ v: '1' });
  });

  it('is kept after a restart', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'payments-')), 'payments.jsonl');
    const first = await openClient({ file });
    const { id } = await first.stripe.checkout.sessions.create(boxOfFudge());
    first.payments.checkout.pay(id);
    await first.payments.stop();
    await using second = await openClient({ file });
    const session = await second.stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent'],
    });
    expect(session).toMatchObject({ payment_intent: { status: 'succeeded' }, status: 'complete' });
  });
});

describe('lists', () => {
  it('return line items ten at a time', async () => {
    await using client = await openClient();
    const names = Array.from({ length: 24 }, (_, index) => `Line ${index + 1}`);
    const { id } = await client.stripe.checkout.sessions.create(
      boxOfFudge({ line_items: names.map((name) => lineOf(name, 100)) }),
    );
    const first = await client.stripe.checkout.sessions.listLineItems(id);
    expect(first.data).toHaveLength(10);
    expect(first.has_more).toBe(true);
    const all = await client.stripe.checkout.sessions
      .listLineItems(id, { limit: 10 })
      .autoPagingToArray({ limit: 100 });
    expect(all.map(({ description }) => description)).toEqual(names);
  });

  it('return sessions newest first, by status and time', async () => {
    await using client = await openClient();
    const { sessions } = client.stripe.checkout;
    const older = await sessions.create(boxOfFudge());
    const newer = await sessions.create(boxOfFudge());
    client.payments.checkout.pay(older.id);
    client.payments.checkout.pay(newer.id);
    await sessions.create(boxOfFudge());
    const complete = await sessions.list({ status: 'complete', created: { gte: older.created } });
    expect(complete.data.map(({ id }) => id)).toEqual([newer.id, older.id]);
    const later = await sessions.list({ created: { gt: newer.created + 60 } });
    expect(later.data).toEqual([]);
    const paged = await sessions.list({ limit: 1 }).autoPagingToArray({ limit: 10 });
    expect(paged).toHaveLength(3);
  });
});

describe('refunds', () => {
  it('refund a part, then the rest, then nothing', async () => {
    await using client = await openClient();
    const { id } = await client.stripe.checkout.sessions.create(boxOfFudge());
    const payment_intent = resolveId(client.payments.checkout.pay(id).payment_intent);
    await client.stripe.refunds.create({ payment_intent, amount: 99 });
    const rest = await client.stripe.refunds.create({ payment_intent });
    expect(rest).toMatchObject({ amount: 1000, status: 'succeeded' });
    expect(client.payments.events().slice(1)).toMatchObject([
      { type: 'charge.refunded', data: { object: { amount_refunded: 99, refunded: false } } },
      { type: 'charge.refunded', data: { object: { amount_refunded: 1099, refunded: true } } },
    ]);
    expect(await apiErrorOf(client.stripe.refunds.create({ payment_intent }))).toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  it('are rejected for a disputed payment', async () => {
    await using client = await openClient();
    const { id } = await client.stripe.checkout.sessions.create(boxOfFudge());
    const payment_intent = resolveId(client.payments.checkout.pay(id).payment_intent);
    client.payments.checkout.dispute(id);
    expect(client.payments.events().at(-1)).toMatchObject({
      type: 'charge.dispute.created',
      data: { object: { object: 'dispute', payment_intent, status: 'needs_response' } },
    });
    const read = await client.stripe.paymentIntents.retrieve(payment_intent, {
      expand: ['latest_charge'],
    });
    expect(read.latest_charge).toMatchObject({ disputed: true });
    expect(await apiErrorOf(client.stripe.refunds.create({ payment_intent }))).toMatchObject({
      code: 'charge_disputed',
    });
  });

  it('are rejected for an unpaid session', async () => {
    await using client = await openClient();
    const { id } = await client.stripe.checkout.sessions.create(boxOfFudge());
    const payment_intent = resolveId(client.payments.checkout.payDelayed(id).payment_intent);
    const error = await apiErrorOf(client.stripe.refunds.create({ payment_intent }));
    expect(error).toMatchObject({ statusCode: 400, param: 'payment_intent' });
  });
});

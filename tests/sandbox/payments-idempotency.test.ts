import { describe, expect, it } from 'vitest';
import { boxOfFudge, lineOf, openClient, apiErrorOf } from './payments-client.ts';

describe('an idempotency key', () => {
  it('creates one session for 20 concurrent equal requests', async () => {
    await using client = await openClient();
    const sessions = await Promise.all(
      Array.from({ length: 20 }, () =>
        client.stripe.checkout.sessions.create(boxOfFudge(), { idempotencyKey: 'attempt-1' }),
      ),
    );
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
    const replayed = sessions.filter(
      ({ lastResponse }) => lastResponse.headers['idempotent-replayed'] === 'true',
    );
    expect(replayed).toHaveLength(19);
    expect((await client.stripe.checkout.sessions.list()).data).toHaveLength(1);
  });

  it('is rejected with other parameters', async () => {
    await using client = await openClient();
    const options = { idempotencyKey: 'attempt-1' };
    await client.stripe.checkout.sessions.create(boxOfFudge(), options);
    const dearer = boxOfFudge({ line_items: [lineOf('Box of 6', 1199)] });
    const error = await apiErrorOf(client.stripe.checkout.sessions.create(dearer, options));
    expect(error).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  it('can be reused after a rejected request', async () => {
    await using client = await openClient();
    const options = { idempotencyKey: 'attempt-1' };
    await apiErrorOf(
      client.stripe.checkout.sessions.create(boxOfFudge({ customer_email: 'nobody' }), options),
    );
    const session = await client.stripe.checkout.sessions.create(boxOfFudge(), options);
    expect(session.status).toBe('open');
  });

  it('repeats the first response even if the session has ended since', async () => {
    await using client = await openClient();
    const options = { idempotencyKey: 'attempt-1' };
    const { id } = await client.stripe.checkout.sessions.create(boxOfFudge(), options);
    client.payments.checkout.pay(id);
    const replay = await client.stripe.checkout.sessions.create(boxOfFudge(), options);
    expect(replay).toMatchObject({ id, status: 'open', payment_status: 'unpaid' });
  });

  it('lets a client repeat a request whose response was lost', async () => {
    await using client = await openClient();
    const options = { idempotencyKey: 'attempt-1' };
    client.payments.setMode('cut');
    const error = await apiErrorOf(client.stripe.checkout.sessions.create(boxOfFudge(), options));
    expect(error.statusCode).toBe(500);
    client.payments.setMode('ok');
    await client.stripe.checkout.sessions.create(boxOfFudge(), options);
    expect((await client.stripe.checkout.sessions.list()).data).toHaveLength(1);
  });
});

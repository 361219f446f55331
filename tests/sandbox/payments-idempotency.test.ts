import { describe, expect, it } from 'vitest';
import { boxOfFudge, lineOf, openClient, refusalOf } from './payments-client.ts';

describe('one idempotency key', () => {
  it('20 equal calls at once make one session', async () => {
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

  it('with other parameters it is refused', async () => {
    await using client = await openClient();
    const options = { idempotencyKey: 'attempt-1' };
    await client.stripe.checkout.sessions.create(boxOfFudge(), options);
    const dearer = boxOfFudge({ line_items: [lineOf('Box of 6', 1199)] });
    const error = await refusalOf(client.stripe.checkout.sessions.create(dearer, options));
    expect(error).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  it('a refused call does not use it up', async () => {
    await using client = await openClient();
    const options = { idempotencyKey: 'attempt-1' };
    await refusalOf(
      client.stripe.checkout.sessions.create(boxOfFudge({ customer_email: 'nobody' }), options),
    );
    const session = await client.stripe.checkout.sessions.create(boxOfFudge(), options);
    expect(session.status).toBe('open');
  });

  it('the answer is the first one, even when the session has ended since', async () => {
    await using client = await openClient();
    const options = { idempotencyKey: 'attempt-1' };
    const { id } = await client.stripe.checkout.sessions.create(boxOfFudge(), options);
    client.payments.checkout.pay(id);
    const replay = await client.stripe.checkout.sessions.create(boxOfFudge(), options);
    expect(replay).toMatchObject({ id, status: 'open', payment_status: 'unpaid' });
  });

  it('a call whose answer was lost can be repeated', async () => {
    await using client = await openClient();
    const options = { idempotencyKey: 'attempt-1' };
    client.payments.setMode('cut');
    const error = await refusalOf(client.stripe.checkout.sessions.create(boxOfFudge(), options));
    expect(error.statusCode).toBe(500);
    client.payments.setMode('ok');
    await client.stripe.checkout.sessions.create(boxOfFudge(), options);
    expect((await client.stripe.checkout.sessions.list()).data).toHaveLength(1);
  });
});

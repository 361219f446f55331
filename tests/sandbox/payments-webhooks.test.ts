import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import { boxOfFudge, openClient } from './payments-client.ts';

interface Delivery {
  readonly body: string;
  readonly signature: string;
}

/** Starts a webhook endpoint that answers the given statuses in order, then 200. */
async function openWebhook(statuses: number[] = []) {
  const deliveries: Delivery[] = [];
  const server = createServer((request, response) => {
    const signature = String(request.headers['stripe-signature']);
    void text(request).then((body) => {
      deliveries.push({ body, signature });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/api/stripe-webhook`,
    deliveries,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('events', () => {
  it('have a signature that the SDK accepts with this secret only', async () => {
    await using webhook = await openWebhook();
    await using client = await openClient({ webhookUrl: webhook.url });
    const { id } = await client.stripe.checkout.sessions.create(boxOfFudge());
    client.payments.checkout.pay(id);
    await vi.waitFor(() => expect(webhook.deliveries).toHaveLength(1));
    const { body, signature } = webhook.deliveries[0] ?? { body: '', signature: '' };
    const { webhookSecret } = client.payments;
    const event = Stripe.webhooks.constructEvent(body, signature, webhookSecret);
    expect(event).toMatchObject({
      type: 'checkout.session.completed',
      data: { object: { id, payment_status: 'paid' } },
    });
    expect(() => Stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
    expect(() => Stripe.webhooks.constructEvent(`${body} `, signature, webhookSecret)).toThrow();
  });

  it('are retried until the shop answers 2xx, and not again', async () => {
    const answers = [503, 500];
    await using webhook = await openWebhook(answers);
    await using client = await openClient({ webhookUrl: webhook.url, retryWaitsMs: [10] });
    const triesOf = (id: string) => webhook.deliveries.filter(({ body }) => body.includes(id));
    const { id } = await client.stripe.checkout.sessions.create(boxOfFudge());
    client.payments.checkout.pay(id);
    await vi.waitFor(() => expect(triesOf(id)).toHaveLength(3));
    // Another retry of this event would arrive before a later event.
    answers.push(503, 500);
    const later = await client.stripe.checkout.sessions.create(boxOfFudge());
    client.payments.checkout.pay(later.id);
    await vi.waitFor(() => expect(triesOf(later.id)).toHaveLength(3));
    expect(triesOf(id)).toHaveLength(3);
    expect(new Set(triesOf(id).map(({ body }) => body)).size).toBe(1);
  });

  it('that were not accepted are sent after a restart', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'payments-')), 'payments.jsonl');
    const first = await openClient({ file, webhookUrl: 'http://127.0.0.1:9' });
    const { id } = await first.stripe.checkout.sessions.create(boxOfFudge());
    first.payments.checkout.pay(id);
    await first.payments.stop();
    await using webhook = await openWebhook();
    await using second = await openClient({ file, webhookUrl: webhook.url });
    await vi.waitFor(() => expect(webhook.deliveries).toHaveLength(1));
    expect(webhook.deliveries[0]?.body).toContain(id);
    expect(second.payments.events()).toHaveLength(1);
  });

  it('can be held and released', async () => {
    await using webhook = await openWebhook();
    await using client = await openClient({ webhookUrl: webhook.url });
    const control = `${client.payments.apiBase}/sandbox/control`;
    const set = (body: object) => fetch(control, { method: 'POST', body: JSON.stringify(body) });
    expect((await set({ webhooks: 'hold' })).status).toBe(200);
    const { id } = await client.stripe.checkout.sessions.create(boxOfFudge());
    client.payments.checkout.pay(id);
    // A later event that is not held arrives first.
    await using free = await openClient({ webhookUrl: webhook.url });
    const other = await free.stripe.checkout.sessions.create(boxOfFudge());
    free.payments.checkout.pay(other.id);
    await vi.waitFor(() => expect(webhook.deliveries).toHaveLength(1));
    expect(webhook.deliveries[0]?.body).toContain(other.id);
    await set({ webhooks: 'deliver' });
    await vi.waitFor(() => expect(webhook.deliveries).toHaveLength(2));
    expect(webhook.deliveries[1]?.body).toContain(id);
    expect((await set({ webhooks: 'maybe' })).status).toBe(400);
  });
});

import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import type { PaymentStore, SandboxEvent } from './payment-store.ts';

/** The waits before the second and later tries; the last one repeats until the shop answers 2xx. */
const retryWaitsMs = [1_000, 2_000, 5_000, 15_000, 60_000];
const timeoutMs = 10_000;

interface WebhookSenderOptions {
  /** Without an address the events are kept undelivered. */
  readonly url: string | undefined;
  readonly secret: string;
  readonly seconds: () => number;
  readonly retryWaitsMs?: readonly number[];
}

interface WebhookSender {
  readonly send: (event: SandboxEvent) => void;
  /** Starts over with what an earlier process could not deliver. */
  readonly resume: () => void;
  /** Held events wait until they are let go. */
  readonly hold: (held: boolean) => void;
  readonly stop: () => Promise<void>;
}

/** Posts signed events to the shop and tries again, each event on its own, until it is taken. */
export function createWebhookSender(
  store: PaymentStore,
  options: WebhookSenderOptions,
): WebhookSender {
  const stopping = new AbortController();
  const pending = new Set<Promise<void>>();
  let held = false;

  async function sendUntilAccepted(url: string, event: SandboxEvent): Promise<void> {
    const waits = options.retryWaitsMs ?? retryWaitsMs;
    for (let tries = 0; !(await isAccepted(url, event)); tries += 1) {
      await wait(waits[tries] ?? waits.at(-1), undefined, { signal: stopping.signal });
    }
    store.deliveries.put({ id: event.id, deliveredAt: options.seconds() });
  }

  async function isAccepted(url: string, event: SandboxEvent): Promise<boolean> {
    const payload = JSON.stringify(event, null, 2);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signPayload(payload, options.secret, options.seconds()),
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body: payload,
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]),
    }).catch(() => undefined);
    await response?.body?.cancel();
    return response?.ok ?? false;
  }

  function send(event: SandboxEvent): void {
    if (!options.url || held || stopping.signal.aborted) return;
    const sending = sendUntilAccepted(options.url, event).catch(() => undefined);
    pending.add(sending);
    void sending.finally(() => pending.delete(sending));
  }

  function resume(): void {
    store.events
      .all()
      .filter(({ id }) => !store.deliveries.get(id))
      .forEach(send);
  }

  return {
    send,
    resume,
    hold(next) {
      const letGo = held && !next;
      held = next;
      if (letGo) resume();
    },
    async stop() {
      stopping.abort();
      await Promise.all(pending);
    },
  };
}

/** The header that real deliveries carry, made by the SDK that will check it. */
export function signPayload(payload: string, secret: string, timestamp: number): string {
  return Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp,
  });
}

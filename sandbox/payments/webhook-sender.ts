import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import type { PaymentStore, SandboxEvent } from './payment-store.ts';

/** Delays before each retry; the last one repeats until the shop answers 2xx. */
const retryWaitsMs = [1_000, 2_000, 5_000, 15_000, 60_000];
const timeoutMs = 10_000;

interface WebhookSenderOptions {
  /** The webhook endpoint; undefined leaves events unsent. */
  readonly url: string | undefined;
  readonly secret: string;
  readonly seconds: () => number;
  readonly retryWaitsMs?: readonly number[];
}

interface WebhookSender {
  readonly send: (event: SandboxEvent) => void;
  /** Sends the events that no process has delivered yet. */
  readonly resume: () => void;
  /** Holds or releases events; releasing sends them. */
  readonly hold: (isHeld: boolean) => void;
  readonly stop: () => Promise<void>;
}

/** Creates a sender that posts signed events and retries each one until the shop answers 2xx. */
export function createWebhookSender(
  store: PaymentStore,
  options: WebhookSenderOptions,
): WebhookSender {
  const stopping = new AbortController();
  const pending = new Set<Promise<void>>();
  let isHeld = false;

  async function sendUntilAccepted(url: string, event: SandboxEvent): Promise<void> {
    const waits = options.retryWaitsMs ?? retryWaitsMs;
    for (let attempt = 0; !(await isAccepted(url, event)); attempt += 1) {
      await wait(waits[attempt] ?? waits.at(-1), undefined, { signal: stopping.signal });
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
    if (!options.url || isHeld || stopping.signal.aborted) return;
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
      const isReleased = isHeld && !next;
      isHeld = next;
      if (isReleased) resume();
    },
    async stop() {
      stopping.abort();
      await Promise.all(pending);
    },
  };
}

/** Returns the `Stripe-Signature` header; `timestamp` is in seconds. */
export function signPayload(payload: string, secret: string, timestamp: number): string {
  return Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp,
  });
}

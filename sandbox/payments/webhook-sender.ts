import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import type { Ledger, SandboxEvent } from './payment-store.ts';

/** The waits before the second and later tries; the last one repeats until the shop answers 2xx. */
const retryWaitsMs = [1_000, 2_000, 5_000, 15_000, 60_000];
const patienceMs = 10_000;

interface CourierOptions {
  /** Without an address the events are kept undelivered. */
  readonly url: string | undefined;
  readonly secret: string;
  readonly seconds: () => number;
  readonly retryWaitsMs?: readonly number[];
}

interface Courier {
  readonly deliver: (event: SandboxEvent) => void;
  /** Starts over with what an earlier process could not deliver. */
  readonly resume: () => void;
  /** Held events wait until they are let go. */
  readonly hold: (held: boolean) => void;
  readonly stop: () => Promise<void>;
}

/** Posts signed events to the shop and tries again, each event on its own, until it is taken. */
export function openCourier(ledger: Ledger, options: CourierOptions): Courier {
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let held = false;

  async function carry(url: string, event: SandboxEvent): Promise<void> {
    const waits = options.retryWaitsMs ?? retryWaitsMs;
    for (let tries = 0; !(await isTaken(url, event)); tries += 1) {
      await wait(waits[tries] ?? waits.at(-1), undefined, { signal: stopping.signal });
    }
    ledger.deliveries.put({ id: event.id, deliveredAt: options.seconds() });
  }

  async function isTaken(url: string, event: SandboxEvent): Promise<boolean> {
    const payload = JSON.stringify(event, null, 2);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': sign(payload, options.secret, options.seconds()),
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body: payload,
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(patienceMs)]),
    }).catch(() => undefined);
    await response?.body?.cancel();
    return response?.ok ?? false;
  }

  function deliver(event: SandboxEvent): void {
    if (!options.url || held || stopping.signal.aborted) return;
    const carried = carry(options.url, event).catch(() => undefined);
    underWay.add(carried);
    void carried.finally(() => underWay.delete(carried));
  }

  function resume(): void {
    ledger.events
      .all()
      .filter(({ id }) => !ledger.deliveries.get(id))
      .forEach(deliver);
  }

  return {
    deliver,
    resume,
    hold(next) {
      const letGo = held && !next;
      held = next;
      if (letGo) resume();
    },
    async stop() {
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}

/** The header that real deliveries carry, made by the SDK that will check it. */
export function sign(payload: string, secret: string, timestamp: number): string {
  return Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp,
  });
}

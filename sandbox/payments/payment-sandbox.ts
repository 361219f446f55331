import type { Server } from 'node:http';
import { now } from '../clock.ts';
import { handleControlRequest, createSwitch, type ControlSwitch } from '../control.ts';
import { closeServer, createHttpServer, listenOn } from '../http.ts';
import { handleApiRequest, apiModes, type ApiMode } from './api-handler.ts';
import type { ApiContext } from './payments-context.ts';
import { createWebhookSender, signPayload } from './webhook-sender.ts';
import { createEmitter } from './events.ts';
import { expireOverdueSessions } from './session-expiry.ts';
import { openPaymentStore, type SandboxEvent } from './payment-store.ts';
import { createSandboxCheckout, type SandboxCheckout } from './sandbox-checkout.ts';

export const sandboxKey = 'sk_test_sandbox_birnbeck_no_money_moves';
export const sandboxWebhookSecret = 'whsec_sandbox_birnbeck_no_money_moves';

interface PaymentSandboxOptions {
  /** The file that stores all objects; unset, they are lost when the sandbox stops. */
  file?: string;
  port?: number;
  key?: string;
  webhookSecret?: string;
  /** The webhook endpoint; unset, events are stored but not sent. */
  webhookUrl?: string;
  /** Delays between the attempts to deliver one event. */
  retryWaitsMs?: readonly number[];
  /** The origin of the payment page. */
  pageOrigin?: string;
  /** Additional switches of the control endpoint. */
  switches?: Readonly<Record<string, ControlSwitch>>;
}

export interface PaymentSandbox {
  /** The URL of the API, for `STRIPE_API_BASE`. */
  readonly apiBase: string;
  readonly key: string;
  readonly webhookSecret: string;
  /** The actions of the payment page, for tests without a browser. */
  readonly checkout: SandboxCheckout;
  /** Returns all events, oldest first. */
  readonly events: () => SandboxEvent[];
  /** Returns body and signature header of a delivery at the current time. */
  readonly sign: (event: SandboxEvent) => { body: string; signature: string };
  readonly setMode: (mode: ApiMode) => void;
  readonly holdWebhooks: (held: boolean) => void;
  readonly stop: () => Promise<void>;
}

/** Starts a local implementation of the payment provider, with its API on a loopback port. */
export async function startPaymentSandbox(
  options: PaymentSandboxOptions = {},
): Promise<PaymentSandbox> {
  const { key = sandboxKey, webhookSecret = sandboxWebhookSecret } = options;
  const seconds = (): number => Math.floor(now() / 1000);
  const store = openPaymentStore(options.file);
  const courier = createWebhookSender(store, {
    ...options,
    url: options.webhookUrl,
    secret: webhookSecret,
    seconds,
  });
  const context: ApiContext = {
    store,
    seconds,
    emit: createEmitter(store, seconds, courier.send),
    pageUrl: (id) => `${options.pageOrigin ?? 'http://localhost'}/sandbox/checkout/${id}`,
  };
  const stopping = new AbortController();
  let mode: ApiMode = 'ok';
  const switches = {
    stripe: createSwitch(apiModes, (next) => (mode = next)),
    webhooks: createSwitch(['deliver', 'hold'], (next) => courier.hold(next === 'hold')),
    ...options.switches,
  };
  const server: Server = createHttpServer((request) =>
    new URL(request.url).pathname === '/sandbox/control'
      ? handleControlRequest(request, switches)
      : handleApiRequest(context, request, { key, mode, stopping: stopping.signal }),
  );
  const port = await listenOn(server, '127.0.0.1', options.port ?? 0);
  const expiryTimer = setInterval(() => expireOverdueSessions(context), 1_000);
  courier.resume();
  return {
    apiBase: `http://127.0.0.1:${port}`,
    key,
    webhookSecret,
    checkout: createSandboxCheckout(context),
    events: store.events.all,
    sign(event) {
      const body = JSON.stringify(event);
      return { body, signature: signPayload(body, webhookSecret, seconds()) };
    },
    setMode: (next) => {
      mode = next;
    },
    holdWebhooks: courier.hold,
    async stop() {
      clearInterval(expiryTimer);
      stopping.abort();
      await courier.stop();
      await closeServer(server);
    },
  };
}

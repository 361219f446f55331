import type { Server } from 'node:http';
import { now } from '../clock.ts';
import { answerControl, switchOf, type Switch } from '../control.ts';
import { closeServer, createHttpServer, listenOn } from '../http.ts';
import { answerCall, apiModes, type ApiMode } from './api-handler.ts';
import type { CallBooks } from './call.ts';
import { openCourier, sign } from './webhook-sender.ts';
import { announcer } from './events.ts';
import { expireOverdue } from './session-expiry.ts';
import { openLedger, type SandboxEvent } from './payment-store.ts';
import { openCheckout, type Checkout } from './sandbox-checkout.ts';

export const sandboxKey = 'sk_test_sandbox_birnbeck_no_money_moves';
export const sandboxWebhookSecret = 'whsec_sandbox_birnbeck_no_money_moves';

interface PaymentsOptions {
  /** Where sessions and payments are kept; without it they are forgotten at the end. */
  file?: string;
  port?: number;
  key?: string;
  webhookSecret?: string;
  /** Where events go; without it they are kept and can be read, but nobody is told. */
  webhookUrl?: string;
  /** The waits between deliveries of one event. */
  retryWaitsMs?: readonly number[];
  /** The origin under which `checkout.answer` is served. */
  pageOrigin?: string;
  /** More switches for the control address. */
  switches?: Readonly<Record<string, Switch>>;
}

export interface Payments {
  /** The address of the API, for `STRIPE_API_BASE`. */
  readonly apiBase: string;
  readonly key: string;
  readonly webhookSecret: string;
  /** The payment page, and the same acts for tests that have no browser. */
  readonly checkout: Checkout;
  /** Every event so far, oldest first. */
  readonly events: () => SandboxEvent[];
  /** The body and the signature header of one delivery, made now. */
  readonly signed: (event: SandboxEvent) => { body: string; signature: string };
  readonly behave: (mode: ApiMode) => void;
  readonly holdWebhooks: (held: boolean) => void;
  readonly stop: () => Promise<void>;
}

/** A stand-in for the payment provider, with its API on a loopback port of its own. */
export async function startPayments(options: PaymentsOptions = {}): Promise<Payments> {
  const { key = sandboxKey, webhookSecret = sandboxWebhookSecret } = options;
  const seconds = (): number => Math.floor(now() / 1000);
  const ledger = openLedger(options.file);
  const courier = openCourier(ledger, {
    ...options,
    url: options.webhookUrl,
    secret: webhookSecret,
    seconds,
  });
  const books: CallBooks = {
    ledger,
    seconds,
    announce: announcer(ledger, seconds, courier.deliver),
    pageUrl: (id) => `${options.pageOrigin ?? 'http://localhost'}/sandbox/checkout/${id}`,
  };
  const stopping = new AbortController();
  let mode: ApiMode = 'ok';
  const switches = {
    stripe: switchOf(apiModes, (next) => (mode = next)),
    webhooks: switchOf(['deliver', 'hold'], (next) => courier.hold(next === 'hold')),
    ...options.switches,
  };
  const server: Server = createHttpServer((request) =>
    new URL(request.url).pathname === '/sandbox/control'
      ? answerControl(request, switches)
      : answerCall(books, request, { key, mode, stopping: stopping.signal }),
  );
  const port = await listenOn(server, '127.0.0.1', options.port ?? 0);
  const clockwork = setInterval(() => expireOverdue(books), 1_000);
  courier.resume();
  return {
    apiBase: `http://127.0.0.1:${port}`,
    key,
    webhookSecret,
    checkout: openCheckout(books),
    events: ledger.events.all,
    signed(event) {
      const body = JSON.stringify(event);
      return { body, signature: sign(body, webhookSecret, seconds()) };
    },
    behave: (next) => {
      mode = next;
    },
    holdWebhooks: courier.hold,
    async stop() {
      clearInterval(clockwork);
      stopping.abort();
      await courier.stop();
      await closeServer(server);
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import Stripe from 'stripe';
import * as v from 'valibot';
import { vi, type MockInstance } from 'vitest';
import { launchShop } from '#sandbox/launch.ts';
import type { Mailbox } from '#sandbox/mailbox.ts';
import type { PaymentSandbox } from '#sandbox/payments/payment-sandbox.ts';

/** A complete shop over HTTP, with its database, payment sandbox and mailbox. */
export interface TestShop {
  url: string;
  databaseUrl: string;
  payments: PaymentSandbox;
  mailbox: Mailbox;
  /** The payment provider's SDK. */
  stripe: Stripe;
  get(path: string, headers?: Record<string, string>): Promise<JsonResponse>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<JsonResponse>;
  /** Starts a checkout and returns its session id; throws when it fails. */
  checkout(payload: object, headers?: Record<string, string>): Promise<string>;
  /** Checks out and pays, without waiting for the webhook. */
  buy(payload: object): Promise<Stripe.Checkout.Session>;
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/** A JSON response of the shop. */
export interface JsonResponse {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const record = v.record(v.string(), v.unknown());
const started = v.object({ url: v.string(), sessionId: v.string() });

/** Parses a response whose body must be a JSON object. */
export async function readJsonResponse(response: Response): Promise<JsonResponse> {
  const body = v.parse(record, await response.json());
  return { status: response.status, headers: response.headers, body };
}

/** Retries a check until it passes, for up to 20 s on a busy machine. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 20_000, interval: 20 });
}

/** Returns the payment intent id of a paid session. */
export function paymentIntentOf({ payment_intent: intent }: Stripe.Checkout.Session): string {
  return typeof intent === 'string' ? intent : (intent?.id ?? '');
}

/** Returns the mails so far whose subject holds a text, such as an order number. */
export const mailsAbout = ({ mailbox }: TestShop, text: string) =>
  mailbox.mails().filter(({ subject }) => subject.includes(text));

/** Waits for both mails of an order; returns them and the number of its mails. */
export function mailsOf(shop: TestShop, { metadata }: Stripe.Checkout.Session) {
  const orderNumber = metadata?.['orderNumber'] ?? 'no order number';
  return eventually(() => {
    const mails = mailsAbout(shop, orderNumber);
    const confirmation = mails.find(({ subject }) => subject.startsWith('Your order'));
    const slip = mails.find((mail) => mail !== confirmation);
    if (!confirmation || !slip) throw new Error(`${mails.length} of 2 mails are here`);
    return { confirmation, slip, count: mails.length };
  });
}

let attempts = 0;

/** Returns a header with an idempotency key that no other test uses. */
export function newIdempotencyKey(): Record<string, string> {
  attempts += 1;
  return { 'Idempotency-Key': `attempt-${attempts}` };
}

let realTime: MockInstance<typeof Date.now> | undefined;

/** Moves the clock of shop and sandbox ahead by `ms` of real time; 0 resets it. */
export function advanceClock(ms: number): void {
  realTime?.mockRestore();
  if (ms === 0) return;
  const real = Date.now;
  realTime = vi.spyOn(Date, 'now').mockImplementation(() => real() + ms);
}

/** Starts a shop with a temporary database; rate limits are 1,000 times higher unless `env` sets the factor. */
export async function startTestShop(env: Record<string, string> = {}): Promise<TestShop> {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const dataDir = mkdtempSync(join(tmpdir(), 'fudge-shop-'));
  const shop = await launchShop({
    port: 0,
    dataDir,
    schedules: false,
    openSite: () => Promise.resolve({ handle: () => Promise.resolve(undefined) }),
    env: { RATE_LIMIT_FACTOR: '1000', ...env },
  });
  const { payments, mailbox, url, databaseUrl } = shop;
  if (!payments || !mailbox) throw new Error('The sandbox did not start');
  const { hostname: host, port } = new URL(payments.apiBase);
  const stripe = new Stripe(payments.key, { host, port, protocol: 'http' });
  const database = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  database.on('error', () => undefined);
  const get: TestShop['get'] = async (path, headers = {}) =>
    readJsonResponse(await fetch(url + path, { headers }));
  const post: TestShop['post'] = async (path, body, headers = {}) =>
    readJsonResponse(
      await fetch(url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  const checkout: TestShop['checkout'] = async (payload, headers = newIdempotencyKey()) => {
    const response = await post('/api/create-checkout-session', payload, headers);
    if (response.status !== 200)
      throw new Error(`Checkout failed: ${JSON.stringify(response.body)}`);
    return v.parse(started, response.body).sessionId;
  };
  return {
    url,
    databaseUrl,
    payments,
    mailbox,
    stripe,
    get,
    post,
    checkout,
    buy: async (payload) => payments.checkout.pay(await checkout(payload)),
    sql: async (text, values) =>
      v.parse(v.array(record), (await database.query(text, values)).rows),
    async stop() {
      await database.end();
      await shop.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

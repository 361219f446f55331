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

/** A whole shop with its database, payment sandbox and mailbox, spoken to over HTTP. */
export interface TestShop {
  url: string;
  databaseUrl: string;
  payments: PaymentSandbox;
  mailbox: Mailbox;
  /** The payment provider's own SDK, as the shop uses it. */
  stripe: Stripe;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Starts a checkout that has to succeed, and answers its session. */
  checkout(payload: object, headers?: Record<string, string>): Promise<string>;
  /** Checks out and pays; the webhook is under way. */
  buy(payload: object): Promise<Stripe.Checkout.Session>;
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/** An answer of the shop, read as JSON. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const record = v.record(v.string(), v.unknown());
const started = v.object({ url: v.string(), sessionId: v.string() });

/** Reads a response whose body must be a JSON object. */
export async function readAnswer(response: Response): Promise<Answer> {
  const body = v.parse(record, await response.json());
  return { status: response.status, headers: response.headers, body };
}

/** Waits until a check holds; patient, for a machine may be busy with other things. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 20_000, interval: 20 });
}

/** The payment of a session that was paid. */
export function intentOf({ payment_intent: intent }: Stripe.Checkout.Session): string {
  return typeof intent === 'string' ? intent : (intent?.id ?? '');
}

/** Both mails of an order, once they have arrived, and how many there are about it. */
export function mailsOf(shop: TestShop, { metadata }: Stripe.Checkout.Session) {
  const orderNumber = metadata?.['orderNumber'] ?? 'no order number';
  return eventually(() => {
    const mails = shop.mailbox.mails().filter(({ subject }) => subject.includes(orderNumber));
    const confirmation = mails.find(({ subject }) => subject.startsWith('Your order'));
    const slip = mails.find((mail) => mail !== confirmation);
    if (!confirmation || !slip) throw new Error(`${mails.length} of 2 mails are here`);
    return { confirmation, slip, count: mails.length };
  });
}

let attempts = 0;

/** A name for a checkout attempt that no other test uses. */
export function newAttempt(): Record<string, string> {
  attempts += 1;
  return { 'Idempotency-Key': `attempt-${attempts}` };
}

let realTime: MockInstance<typeof Date.now> | undefined;

/** Moves the clock of this process, the shop's and the sandbox's alike; 0 goes back to the real time. */
export function travel(ms: number): void {
  realTime?.mockRestore();
  if (ms === 0) return;
  const real = Date.now;
  realTime = vi.spyOn(Date, 'now').mockImplementation(() => real() + ms);
}

/** Starts a shop that forgets everything when it stops; limits are out of the way unless `env` says otherwise. */
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
    readAnswer(await fetch(url + path, { headers }));
  const post: TestShop['post'] = async (path, body, headers = {}) =>
    readAnswer(
      await fetch(url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  const checkout: TestShop['checkout'] = async (payload, headers = newAttempt()) => {
    const answer = await post('/api/create-checkout-session', payload, headers);
    if (answer.status !== 200) throw new Error(`Checkout refused: ${JSON.stringify(answer.body)}`);
    return v.parse(started, answer.body).sessionId;
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

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { DetachedWindowAPI } from 'happy-dom';
import type { PaymentSession } from '#contract/get-session.ts';
import type { PlacedOrderJson } from '#contract/placed-order.ts';
import { birthdayOrder, summaryJson } from './orders.ts';

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}

/** The response of a path. */
export interface Answer {
  status: number;
  body: unknown;
}

/** A paid session of £17.99. */
export const paidSession: PaymentSession = {
  payment_status: 'paid',
  status: 'complete',
  payment_intent: { id: 'pi_1', metadata: { orderNumber: '4F7K2M9QXA' } },
  metadata: {
    orderType: 'builder',
    source: 'build-your-box',
    shippingMethod: 'Royal Mail 2nd Class',
  },
  line_items: { data: [{ description: 'Box of 12', quantity: 1, amount_total: 1799 }] },
  shipping_cost: { amount_total: 0 },
  customer_details: { name: 'Ada Brown', email: 'ada@post.example' },
  amount_total: 1799,
};

/** Its order, a birthday present. */
export const presentPlaced: PlacedOrderJson = {
  order: summaryJson(birthdayOrder),
  isRefundedInFull: false,
  page: null,
};

/** The same session before payment. */
export const unpaidSession: PaymentSession = {
  ...paidSession,
  customer_details: undefined,
  payment_status: 'unpaid',
  status: 'open',
  payment_intent: { id: null, metadata: { orderNumber: '4F7K2M9QXA' } },
};

export const ok = (body: unknown): Answer => ({ status: 200, body });

export const refusal = (status: number, message = 'A sentence.'): Answer => ({
  status,
  body: { error: 'A phrase', message, code: 'a-code' },
});

/**
 * A fake shop API on a free port with the responses that a test sets; it records all requests.
 */
export class OrderService {
  answers = new Map<string, Answer>();
  asked: { path: string; query: string; body: unknown }[] = [];
  #origin = '';
  #server = createServer((request, response) => void this.#answer(request, response));

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { pathname, search } = new URL(request.url ?? '/', this.#origin);
    this.asked.push({ path: pathname, query: search, body: body && JSON.parse(body) });
    const answer = this.answers.get(pathname) ?? refusal(404);
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  }

  async start(): Promise<void> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    const address = this.#server.address();
    if (typeof address === 'object') this.#origin = `http://127.0.0.1:${address?.port ?? ''}`;
  }

  /** Opens a page of the shop, as the browser's address shows it. */
  open(path: string): void {
    window.happyDOM.setURL(`${this.#origin}${path}`);
  }

  count(path: string): number {
    return this.asked.filter((question) => question.path === path).length;
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.closeAllConnections();
    await once(this.#server.close(), 'close');
  }
}

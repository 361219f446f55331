import { boxOf12 } from '../../tests/support/payloads.ts';
import type { RequestFactory } from './send-requests.ts';

/** A kind of request and its expected status. */
export interface LoadCase {
  name: string;
  status: number;
  createRequest: RequestFactory;
  /** The same request to the baseline function. */
  createBaselineRequest: RequestFactory;
  /** Whether the endpoint only validates the request. */
  isValidationOnly: boolean;
}

const HOST = 'Host: localhost\r\n';

function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\n${HOST}\r\n`;
}

function post(path: string, body: string, headers = ''): string {
  const length = `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  return `POST ${path} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${length}${headers}\r\n${body}`;
}

function readCase(name: string, path: string): LoadCase {
  const request = get(path);
  const baseline = get('/baseline');
  return {
    name,
    status: 200,
    createRequest: () => request,
    createBaselineRequest: () => baseline,
    isValidationOnly: false,
  };
}

function invalidCase(name: string, path: string, body: string, headers = ''): LoadCase {
  const request = post(path, body, headers);
  const baseline = post('/baseline', body, headers);
  return {
    name,
    status: 400,
    createRequest: () => request,
    createBaselineRequest: () => baseline,
    isValidationOnly: true,
  };
}

const CHECKOUT = '/api/create-checkout-session';
const orderBody = JSON.stringify(boxOf12);
const message = { formType: 'contact', name: 'Ada', email: 'ada@quay.example', message: 7 };
const event = JSON.stringify({ id: 'evt_1', object: 'event', type: 'checkout.session.completed' });
const badSignature = (): string =>
  `Stripe-Signature: t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}\r\n`;

/** A checkout request. */
export const checkoutRequest = { path: CHECKOUT, body: orderBody };

/** A new checkout for each request: priced, rate-limited, with a payment session. */
export const checkoutCase: LoadCase = {
  name: 'checkout',
  status: 200,
  createRequest: (n) => post(CHECKOUT, orderBody, `Idempotency-Key: load-${process.pid}-${n}\r\n`),
  createBaselineRequest: () => post('/baseline', orderBody),
  isValidationOnly: false,
};

/** Returns the cases that store nothing. */
export function createLoadCases(sessionId: string): LoadCase[] {
  return [
    invalidCase('checkout, invalid', CHECKOUT, JSON.stringify({ ...boxOf12, flavours: 'all' })),
    invalidCase('send-email, invalid', '/api/send-email', JSON.stringify(message)),
    invalidCase('webhook, wrong signature', '/api/stripe-webhook', event, badSignature()),
    readCase('health', '/api/health'),
    readCase('check-order-status', '/api/check-order-status?paymentIntentId=pi_nobody'),
    readCase('get-session', `/api/get-session?sessionId=${sessionId}`),
  ];
}

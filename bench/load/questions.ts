import { boxOf12 } from '../../tests/server/payloads.ts';
import type { Wire } from './drive.ts';

/** One kind of request, and the status it must be answered with. */
export interface Question {
  name: string;
  status: number;
  wire: Wire;
  /** The same request at the floor function. */
  floor: Wire;
  /** Whether judging it is all there is to do. */
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

function reading(name: string, path: string): Question {
  const asked = get(path);
  const floor = get('/floor');
  return { name, status: 200, wire: () => asked, floor: () => floor, isValidationOnly: false };
}

function refused(name: string, path: string, body: string, headers = ''): Question {
  const asked = post(path, body, headers);
  const floor = post('/floor', body, headers);
  return { name, status: 400, wire: () => asked, floor: () => floor, isValidationOnly: true };
}

const CHECKOUT = '/api/create-checkout-session';
const orderBody = JSON.stringify(boxOf12);
const message = { formType: 'contact', name: 'Ada', email: 'ada@quay.example', message: 7 };
const event = JSON.stringify({ id: 'evt_1', object: 'event', type: 'checkout.session.completed' });
const badSignature = (): string =>
  `Stripe-Signature: t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}\r\n`;

/** A checkout as a browser posts it. */
export const oneCheckout = { path: CHECKOUT, body: orderBody };

/** A checkout of its own each time: priced, counted, and a payment page made. */
export const checkout: Question = {
  name: 'checkout',
  status: 200,
  wire: (n) => post(CHECKOUT, orderBody, `Idempotency-Key: load-${process.pid}-${n}\r\n`),
  floor: () => post('/floor', orderBody),
  isValidationOnly: false,
};

/** Everything that leaves nothing behind. */
export function questionsAbout(sessionId: string): Question[] {
  return [
    refused('checkout, invalid', CHECKOUT, JSON.stringify({ ...boxOf12, flavours: 'all' })),
    refused('send-email, invalid', '/api/send-email', JSON.stringify(message)),
    refused('webhook, wrong signature', '/api/stripe-webhook', event, badSignature()),
    reading('health', '/api/health'),
    reading('check-order-status', '/api/check-order-status?paymentIntentId=pi_nobody'),
    reading('get-session', `/api/get-session?sessionId=${sessionId}`),
  ];
}

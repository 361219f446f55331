// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $dataRequest,
  resetDataRequest,
  submitDataRequest,
} from '#features/data-requests/data-request.ts';
import { contactForm } from '#features/contact/message-form.ts';
import { loadOrderStatus, $orderStatus } from '#features/thank-you/order-status.ts';
import { ok, OrderService, paidSession, type Answer } from '../../support/order-service.ts';

let service: OrderService;

beforeEach(async () => {
  service = new OrderService();
  await service.start();
  service.open('/contact');
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(async () => {
  vi.useRealTimers();
  await service.stop();
});

const message = { name: 'Ada', email: 'ada@post.example', subject: 'Other', message: 'Hello' };

describe('a message to the shop', () => {
  it.each([
    ['an empty object', ok({})],
    ['a message', ok({ message: 'Sent' })],
    ['no JSON', ok('<html>')],
    ['201 without a body', { status: 201, body: null }],
  ])('is sent if the response is %s', async (_, answer: Answer) => {
    service.answers.set('/api/send-email', answer);
    await contactForm.submit(message);
    expect(contactForm.$status.get().state).toBe('success');
  });

  it.each([
    ['42 seconds without a message', { error: 'Too many', resetInSeconds: 42 }, 42],
    ['7 seconds alone', { resetInSeconds: 7 }, 7],
    ['no number', { error: 'Too many', message: 'Wait.' }, 60],
    ['a number as text', { resetInSeconds: '3' }, 3],
    ['parts of a second', { resetInSeconds: 1.5 }, 2],
    ['less than none', { resetInSeconds: -3 }, 1],
    ['none', { resetInSeconds: 0 }, 1],
    ['an empty text', { resetInSeconds: '' }, 60],
    ['null', { resetInSeconds: null }, 60],
    ['a text instead of a number', { resetInSeconds: 'soon' }, 60],
    ['an unreadable body', 'Too many', 60],
  ])('waits after a rate limit: %s', async (_, body, seconds) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    service.answers.set('/api/send-email', { status: 429, body });
    await contactForm.submit(message);
    expect(contactForm.$status.get()).toMatchObject({
      state: 'rate-limited',
      secondsLeft: seconds,
    });
    vi.advanceTimersByTime(61_000);
  });
});

describe('a data request', () => {
  const typed = {
    requestType: 'export',
    email: 'ada@post.example',
    orderReferences: '',
    reason: '',
  } as const;

  it.each([
    ['its error', { status: 400, body: { error: 'Bad reference' } }, 'Bad reference'],
    [
      'a fallback text without an error',
      { status: 500, body: { message: 'Down' } },
      'Something went wrong with your submission',
    ],
  ])('that fails shows %s', async (_, answer: Answer, error) => {
    resetDataRequest();
    service.answers.set('/api/data-export-request', answer);
    await submitDataRequest(typed);
    expect($dataRequest.get()).toMatchObject({ state: 'idle', error });
  });

  it.each([
    ['an empty object', ok({})],
    ['null as its reference', ok({ referenceId: null, message: null })],
    ['a number as its reference', ok({ referenceId: 7 })],
    ['an empty reference', ok({ referenceId: '' })],
    ['no JSON', ok('<html>')],
    ['null', ok(null)],
  ])('that is answered with %s shows "Unknown"', async (_, answer: Answer) => {
    resetDataRequest();
    service.answers.set('/api/data-export-request', answer);
    await submitDataRequest(typed);
    expect($dataRequest.get()).toMatchObject({
      state: 'submitted',
      answer: { referenceId: 'Unknown', message: '' },
    });
  });

  it('shows the reference that it gets, whatever else the answer holds', async () => {
    resetDataRequest();
    service.answers.set('/api/data-export-request', ok({ referenceId: 'DR-1', message: 7 }));
    await submitDataRequest(typed);
    expect($dataRequest.get()).toMatchObject({ answer: { referenceId: 'DR-1', message: '' } });
  });
});

describe('a payment session', () => {
  it.each([
    ['no status', { payment_status: undefined, status: undefined }],
    ['no cost of delivery', { shipping_cost: undefined }],
  ])('with %s is a paid order', async (_, missing) => {
    service.answers.set('/api/get-session', ok({ ...paidSession, ...missing }));
    service.answers.set('/api/check-order-status', ok({ isProcessed: true }));
    service.open('/thank-you?session_id=cs_test_1');
    await loadOrderStatus();
    expect($orderStatus.get()).toMatchObject({ state: 'found', banner: 'success' });
  });
});

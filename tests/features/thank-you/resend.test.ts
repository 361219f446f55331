// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { $checkoutReturn, openCheckoutReturn } from '#features/checkout/checkout-return.ts';
import { $resend, canResendTo, submitResend, type Resend } from '#features/thank-you/resend.ts';
import { ok, OrderService, refusal } from '../../support/order-service.ts';

const RESEND = '/api/resend-order-confirmation';

let service: OrderService;

beforeEach(async () => {
  service = new OrderService();
  await service.start();
  service.open('/thank-you?session_id=cs_test_1');
  openCheckoutReturn(Date.now());
  $resend.set({ state: 'idle', message: '' });
});

afterEach(() => service.stop());

async function resend(email: string): Promise<Resend> {
  await submitResend(email);
  return $resend.get();
}

describe('sending the confirmation again', () => {
  it('sends session and address, and reports success', async () => {
    service.answers.set(RESEND, ok({ message: 'Sent' }));
    const sending = resend(' ada@post.example ');
    expect($resend.get()).toEqual({ state: 'loading', message: '' });
    expect(await sending).toEqual({
      state: 'success',
      message: 'Order confirmation email has been sent to ada@post.example',
    });
    expect(service.asked).toEqual([
      { path: RESEND, query: '', body: { sessionId: 'cs_test_1', email: 'ada@post.example' } },
    ]);
  });

  it('succeeds with any response body', async () => {
    service.answers.set(RESEND, ok({}));
    expect(await resend('ada@post.example')).toMatchObject({ state: 'success' });
  });

  it.each([
    ['an empty address', ''],
    ['spaces', '  '],
    ['an address without @', 'ada.post.example'],
  ])('rejects %s without a request', async (_, email) => {
    expect(await resend(email)).toEqual({
      state: 'error',
      message: 'Please enter a valid email address.',
    });
    expect(service.asked).toEqual([]);
  });

  it.each([
    [
      "the server's sentence",
      refusal(403, 'We send it to the address on the order only.'),
      'We send it to the address on the order only.',
    ],
    ['an empty message', refusal(500, ''), 'Unknown error'],
    ['no readable body', { status: 502, body: '<html>' }, 'Unknown error'],
    ['a message only', { status: 403, body: { message: 'No.' } }, 'No.'],
    ['an error without a message', { status: 400, body: { error: 'No.' } }, 'Unknown error'],
  ])('shows a failure with %s', async (_, answer, reason) => {
    service.answers.set(RESEND, answer);
    expect(await resend('ada@post.example')).toEqual({
      state: 'error',
      message: `Failed to send email: ${reason}`,
    });
  });

  it('reports a missing session before it validates the address', async () => {
    $checkoutReturn.set(null);
    expect(await resend('')).toEqual({
      state: 'error',
      message: 'Unable to resend email: Session ID not found.',
    });
    expect(service.asked).toEqual([]);
  });

  it('reports a network error', async () => {
    await service.stop();
    expect(await resend('ada@post.example')).toEqual({
      state: 'error',
      message: 'Failed to send email due to a network error. Please try again.',
    });
  });
});

describe('the address to resend a confirmation to', () => {
  it.each([
    ['an address', 'ada@post.example', true],
    ['anything with an @', 'ada@', true],
    ['nothing', '', false],
    ['only spaces', '   ', false],
    ['no @', 'ada.post.example', false],
  ])('%s, "%s": is accepted is %s', (_, email, isAccepted) => {
    expect(canResendTo(email)).toBe(isAccepted);
  });
});

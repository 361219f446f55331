// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '#domain/box/draft.ts';
import { $cart, addToCart, clearCart } from '#features/cart/cart.ts';
import { removePaidWithUndo } from '#features/cart/cart-undo.ts';
import {
  $checkout,
  $duplicatePayment,
  $cancelledMessage,
} from '#features/checkout/checkout-progress.ts';
import { startCartCheckout } from '#features/cart/cart-checkout.ts';
import { $draft } from '#features/builder/draft/draft.ts';
import { discardPaidDraft } from '#features/builder/draft/parked-drafts.ts';
import {
  $alreadyPaid,
  dismissAlreadyPaid,
  checkAlreadyPaid,
} from '#features/checkout/already-paid.ts';
import { watchPaymentReturn } from '#features/checkout/payment.ts';
import { saveOrder, consumeCheckoutSession } from '#features/checkout/save-order.ts';
import { undo } from '#ui/undo.ts';
import {
  ok,
  OrderService,
  paidSession,
  refusal,
  unpaidSession,
} from '../../support/order-service.ts';
import { boxForMyself, boxIn, finishedBox } from '../../support/orders.ts';

const SESSION = '/api/get-session';
const CHECKOUT = '/api/create-checkout-session';

const gift = boxIn(finishedBox);
const mine = boxIn(boxForMyself);
const pendingSession = { ...unpaidSession, status: 'complete' };

const leave = vi.fn<(url: string | URL) => void>();

let service: OrderService;
let sessions = 0;

beforeEach(async () => {
  leave.mockReset();
  service = new OrderService();
  await service.start();
  service.open('/basket');
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(location, 'assign').mockImplementation(leave);
  clearCart();
  $checkout.set({ isProcessing: false, error: null });
  $duplicatePayment.set(null);
  $cancelledMessage.set(null);
  $alreadyPaid.set(null);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await service.stop();
});

/** Stores an order of one box that just went to payment. */
function placed(box = gift, quantity = 1): string {
  sessions += 1;
  const sessionId = `cs_test_${sessions}`;
  saveOrder(sessionId, {
    orderType: 'cart',
    boxes: [{ box, quantity, sku: null }],
    arriveOn: null,
  });
  return sessionId;
}

describe('a box paid for without seeing the thank-you page', () => {
  it.each([
    ['paid', ok(paidSession), /^You paid for this on \d+ \w{3}: BHF-4F7K2M9QXA\.$/],
    ['paid by a pending transfer', ok(pendingSession), /is on its way: BHF-.*no need to pay again/],
  ])('is reported if it is %s', async (_, answer, text) => {
    placed();
    service.answers.set(SESSION, answer);
    await checkAlreadyPaid([mine, gift]);
    expect($alreadyPaid.get()?.text).toMatch(text);
  });

  it.each([
    ['the payment page is still open', ok(unpaidSession)],
    ['the payment page has closed', ok({ ...unpaidSession, status: 'expired' })],
    ['the shop does not know the session', refusal(404)],
    ['the server is unavailable', refusal(503)],
  ])('is not reported while %s', async (_, answer) => {
    placed();
    service.answers.set(SESSION, answer);
    await checkAlreadyPaid([gift]);
    expect($alreadyPaid.get()).toBeNull();
  });

  it('is not reported offline', async () => {
    placed();
    await service.stop();
    await checkAlreadyPaid([gift]);
    expect($alreadyPaid.get()).toBeNull();
  });

  it('sends no request for another box, and one for the same', async () => {
    placed();
    service.answers.set(SESSION, ok(paidSession));
    await checkAlreadyPaid([mine]);
    expect(service.count(SESSION)).toBe(0);
    await checkAlreadyPaid([gift]);
    await checkAlreadyPaid([gift]);
    expect(service.count(SESSION)).toBe(1);
  });

  it('is not reported again after dismissal', async () => {
    placed();
    service.answers.set(SESSION, ok(paidSession));
    await checkAlreadyPaid([gift]);
    dismissAlreadyPaid();
    await checkAlreadyPaid([gift]);
    expect($alreadyPaid.get()).toBeNull();
  });

  it('is discarded from the builder; the address stays', async () => {
    placed();
    service.answers.set(SESSION, ok(paidSession));
    $draft.set(finishedBox);
    await checkAlreadyPaid([gift]);
    discardPaidDraft();
    const { customer, shippingId } = finishedBox;
    expect($draft.get()).toEqual({ ...emptyDraft, customer, shippingId });
  });

  it('is removed from the cart with an undo; other boxes stay', async () => {
    placed(gift, 2);
    service.answers.set(SESSION, ok(paidSession));
    addToCart(gift, { quantity: 3 });
    addToCart(mine);
    await checkAlreadyPaid($cart.get().map(({ box }) => box));
    removePaidWithUndo();
    expect($cart.get()).toMatchObject([{ quantity: 1 }, { quantity: 1 }]);
    undo();
    expect($cart.get()).toMatchObject([{ quantity: 3 }, { quantity: 1 }]);
  });

  it('comes back with the undo beside what was added since', async () => {
    placed(gift, 2);
    service.answers.set(SESSION, ok(paidSession));
    addToCart(gift, { quantity: 2 });
    await checkAlreadyPaid($cart.get().map(({ box }) => box));
    removePaidWithUndo();
    addToCart(mine);
    undo();
    expect($cart.get()).toMatchObject([{ quantity: 2 }, { quantity: 1, box: mine }]);
  });

  it('is reported although the shop could not be asked a moment before', async () => {
    placed();
    service.answers.set(SESSION, refusal(503));
    await checkAlreadyPaid([gift]);
    expect($alreadyPaid.get()).toBeNull();
    service.answers.set(SESSION, ok(paidSession));
    await checkAlreadyPaid([gift]);
    expect($alreadyPaid.get()?.text).toContain('BHF-4F7K2M9QXA');
  });
});

describe('a second payment of equal goods within the hour', () => {
  beforeEach(() => {
    addToCart(gift);
    service.answers.set(
      CHECKOUT,
      ok({ url: 'https://pay.example/2', sessionId: 'cs_test_second' }),
    );
  });

  it('waits for consent and then continues', async () => {
    placed();
    service.answers.set(SESSION, ok(paidSession));
    startCartCheckout();
    await vi.waitFor(() => expect($duplicatePayment.get()?.text).toContain('BHF-4F7K2M9QXA'));
    expect($checkout.get()).toEqual({ isProcessing: false, error: null });
    expect(service.count(CHECKOUT)).toBe(0);
    $duplicatePayment.get()?.proceed();
    await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/2'));
    expect($duplicatePayment.get()).toBeNull();
  });

  it.each([
    ['the first was not paid', ok(unpaidSession)],
    ['the server fails', refusal(500)],
  ])('needs no consent if %s', async (_, answer) => {
    placed();
    service.answers.set(SESSION, answer);
    startCartCheckout();
    await vi.waitFor(() => expect(leave).toHaveBeenCalled());
  });

  it('needs no consent for other goods', async () => {
    placed(mine);
    startCartCheckout();
    await vi.waitFor(() => expect(leave).toHaveBeenCalled());
    expect(service.count(SESSION)).toBe(0);
  });
});

describe('a cancelled payment', () => {
  beforeEach(async () => {
    addToCart(gift);
    service.answers.set(CHECKOUT, ok({ url: 'https://pay.example/1', sessionId: placed() }));
    service.answers.set(SESSION, ok(unpaidSession));
    startCartCheckout();
    await vi.waitFor(() => expect(leave).toHaveBeenCalled());
    // Reloads the page.
    $checkout.set({ isProcessing: false, error: null });
  });

  it.each([
    [
      'nothing was charged',
      ok(unpaidSession),
      'You have not been charged. Everything is still here.',
    ],
    ['the server fails', refusal(503), 'Everything is still here.'],
  ])('is reported once: %s', async (_, answer, text) => {
    service.answers.set(SESSION, answer);
    watchPaymentReturn()();
    await vi.waitFor(() => expect($cancelledMessage.get()).toBe(text));
    expect(consumeCheckoutSession()).toBeNull();
  });

  it.each([
    ['paid', paidSession],
    ['paid by a pending transfer', pendingSession],
  ])('is not reported as uncharged if it was %s', async (_, session) => {
    service.answers.set(SESSION, ok(session));
    const before = service.count(SESSION);
    watchPaymentReturn()();
    await vi.waitFor(() => expect(service.count(SESSION)).toBe(before + 1));
    await new Promise((resolve) => setTimeout(resolve));
    expect($cancelledMessage.get()).toBeNull();
  });
});

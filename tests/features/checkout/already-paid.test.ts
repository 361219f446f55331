// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '#domain/box/draft.ts';
import { $cart, addToCart, clearCart } from '#features/cart/cart.ts';
import { removePaidWithUndo } from '#features/cart/lines/cart-undo.ts';
import { $checkouts, IDLE } from '#features/checkout/checkout-progress.ts';
import { setCartShipping } from '#features/cart/cart-delivery.ts';
import { startCartCheckout } from '#features/cart/payment/cart-checkout.ts';
import { setCompany, setSlices } from '#features/bulk/bulk-order.ts';
import { startBulkCheckout } from '#features/bulk/bulk-checkout.ts';
import { setNote, updateCustomer } from '#features/builder/draft/box.ts';
import { startBuilderCheckout } from '#features/builder/steps/delivery/builder-checkout.ts';
import { $draft } from '#features/builder/draft/draft.ts';
import { discardPaidDraft } from '#features/builder/draft/parked-drafts.ts';
import {
  $alreadyPaid,
  dismissAlreadyPaid,
  checkAlreadyPaid,
} from '#features/checkout/already-paid.ts';
import { watchPaymentReturn } from '#features/checkout/payment.ts';
import { checkoutSession } from '#features/checkout/checkout-session.ts';
import { saveOrder } from '#features/checkout/order-history-storage.ts';
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
  $checkouts.builder.set(IDLE);
  $checkouts.cart.set(IDLE);
  $checkouts.bulk.set(IDLE);
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
  const asked = (checkout: keyof typeof $checkouts) =>
    vi.waitFor(() => expect($checkouts[checkout].get().question).toContain('BHF-4F7K2M9QXA'));

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
    await asked('cart');
    expect($checkouts.cart.get()).toMatchObject({ isProcessing: false, error: null });
    expect(service.count(CHECKOUT)).toBe(0);
    startCartCheckout({ isSecond: true });
    await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/2'));
    expect($checkouts.cart.get().question).toBeNull();
  });

  it('is for the basket as it is by then', async () => {
    placed();
    service.answers.set(SESSION, ok(paidSession));
    startCartCheckout();
    await asked('cart');
    setCartShipping(2);
    startCartCheckout({ isSecond: true });
    await vi.waitFor(() => expect(leave).toHaveBeenCalled());
    expect(service.asked.at(-1)?.body).toMatchObject({ shipping: { shippingId: 2 } });
  });

  it('is for the box and the address of the builder as they are by then', async () => {
    placed();
    service.answers.set(SESSION, ok(paidSession));
    $draft.set(finishedBox);
    startBuilderCheckout();
    await asked('builder');
    updateCustomer({ address1: '2 Pier Road' });
    expect(startBuilderCheckout({ isSecond: true })).toBe(true);
    await vi.waitFor(() => expect(leave).toHaveBeenCalled());
    expect(service.asked.at(-1)?.body).toMatchObject({ customerInfo: { address1: '2 Pier Road' } });
  });

  it('is not made while the address is incomplete', async () => {
    placed();
    service.answers.set(SESSION, ok(paidSession));
    $draft.set(finishedBox);
    startBuilderCheckout();
    await asked('builder');
    updateCustomer({ address1: '' });
    expect(startBuilderCheckout({ isSecond: true })).toBe(false);
    expect(service.count(CHECKOUT)).toBe(0);
  });

  it('is no longer asked about once the boxes of the basket change', async () => {
    placed();
    service.answers.set(SESSION, ok(paidSession));
    startCartCheckout();
    await asked('cart');
    addToCart(gift);
    expect($checkouts.cart.get().question).toBeNull();
    startCartCheckout();
    await vi.waitFor(() => expect(leave).toHaveBeenCalled());
  });

  it('is no longer asked about once the box in the builder changes', async () => {
    placed();
    service.answers.set(SESSION, ok(paidSession));
    $draft.set(finishedBox);
    startBuilderCheckout();
    await asked('builder');
    setNote('Happy 81st, Mum!');
    expect($checkouts.builder.get().question).toBeNull();
  });

  it('is for the slices and the company as they are by then, and no longer asked about for others', async () => {
    startBulkCheckout();
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
    $checkouts.bulk.set(IDLE);
    service.answers.set(SESSION, ok(paidSession));
    startBulkCheckout();
    await asked('bulk');
    setCompany({ company: 'Pier Events' });
    startBulkCheckout({ isSecond: true });
    await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
    expect(service.asked.at(-1)?.body).toMatchObject({ metadata: { company: 'Pier Events' } });
    $checkouts.bulk.set(IDLE);
    startBulkCheckout();
    await asked('bulk');
    setSlices('120');
    expect($checkouts.bulk.get().question).toBeNull();
  });

  it('is asked about in its own checkout alone', async () => {
    placed();
    service.answers.set(SESSION, ok(paidSession));
    startCartCheckout();
    await asked('cart');
    expect($checkouts.builder.get()).toEqual(IDLE);
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
    $checkouts.cart.set(IDLE);
  });

  it.each([
    [
      'nothing was charged',
      ok(unpaidSession),
      'You have not been charged. Everything is still here.',
    ],
    [
      'nobody can tell',
      refusal(503),
      'If you have paid, please do not pay again. Everything is still here.',
    ],
  ])('is reported once: %s', async (_, answer, text) => {
    service.answers.set(SESSION, answer);
    watchPaymentReturn('cart')();
    await vi.waitFor(() => expect($checkouts.cart.get().cancelled).toBe(text));
    expect(checkoutSession()).toBeNull();
  });

  it('is reported in the checkout that it was started from', async () => {
    watchPaymentReturn('builder')();
    await new Promise((resolve) => setTimeout(resolve));
    expect($checkouts.builder.get().cancelled).toBeNull();
    watchPaymentReturn('cart')();
    await vi.waitFor(() => expect($checkouts.cart.get().cancelled).toContain('not been charged'));
  });

  it.each([
    ['paid', paidSession],
    ['paid by a pending transfer', pendingSession],
  ])('is not reported as uncharged if it was %s', async (_, session) => {
    service.answers.set(SESSION, ok(session));
    const before = service.count(SESSION);
    watchPaymentReturn('cart')();
    await vi.waitFor(() => expect(service.count(SESSION)).toBe(before + 1));
    await new Promise((resolve) => setTimeout(resolve));
    expect($checkouts.cart.get().cancelled).toBeNull();
  });
});

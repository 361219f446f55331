// @vitest-environment happy-dom
import { setTimeout as realTime } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeIds } from '#contract/box-json.ts';
import { presets } from '#data/presets.ts';
import { emptyDraft, type Draft } from '#domain/box/draft.ts';
import { readyMadeBox } from '#domain/cart/cart.ts';
import {
  $orderStatus,
  pollAgain,
  restoreBackedUpCart,
  loadOrderStatus,
  showPastOrder,
  type OrderStatus,
} from '#features/thank-you/order-status.ts';
import { $paidOrders, $pastOrder } from '#features/checkout/checkout-return.ts';
import { backUpCart } from '#features/cart/cart-backup.ts';
import { findOrders, saveOrder } from '#features/checkout/order-history-storage.ts';
import { boxIn, draftAfter, finishedBox } from '../../support/orders.ts';
import {
  ok,
  OrderService,
  paidSession,
  presentPlaced,
  refusal,
  unpaidSession,
  type Answer,
} from '../../support/order-service.ts';

const SESSION = '/api/get-session';
const PLACED = '/api/placed-order';
const STATUS = '/api/check-order-status';
const CART = [{ id: 'box-of-6', price: 10.99, quantity: 2 }];
const favourites = readyMadeBox(
  presets.find(({ id }) => id === 'top-12') ?? { boxId: 2, selection: [] },
);

let service: OrderService;

beforeEach(async () => {
  service = new OrderService();
  await service.start();
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('cart', JSON.stringify(CART));
  localStorage.setItem('boxBuilderData', '{}');
  localStorage.setItem('shippingInfo', '{}');
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await service.stop();
});

function answer(session: Answer, status: Answer = ok({ isProcessed: false })): void {
  service.answers.set(SESSION, session);
  service.answers.set(PLACED, ok(presentPlaced));
  service.answers.set(STATUS, status);
}

/** Opens the thank-you page at a URL, by default as after payment. */
async function comeBack(query = '?session_id=cs_test_1'): Promise<OrderStatus> {
  service.open(`/thank-you${query}`);
  await loadOrderStatus();
  return $orderStatus.get();
}

/** Waits for a check to pass. On a busy machine an answer of the service takes longer than the one second of `vi.waitFor`. */
const eventually = (check: () => unknown): Promise<unknown> =>
  vi.waitFor(check, { timeout: 10_000, interval: 5 });

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

const ofType = (orderType: string): typeof paidSession => ({
  ...paidSession,
  metadata: { ...paidSession.metadata, orderType },
});

describe('a paid order', () => {
  beforeEach(() => answer(ok(paidSession)));

  it('is shown as success, with its e-mail address', async () => {
    expect(await comeBack()).toMatchObject({
      state: 'found',
      banner: 'success',
      email: 'ada@post.example',
      isPolling: false,
      order: { orderNumber: 'BHF-4F7K2M9QXA', total: '£17.99' },
    });
    expect(service.asked).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: SESSION, query: '?sessionId=cs_test_1' }),
      ]),
    );
  });

  it('removes the session id from the URL; a reload shows the same order', async () => {
    await comeBack();
    expect(window.location.search).toBe('');
    expect(await comeBack('')).toMatchObject({ state: 'found', banner: 'success' });
    expect(service.asked.at(-2)).toMatchObject({ query: '?sessionId=cs_test_1' });
  });

  it('states its contents and the arrival that the server counts', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') });
    expect(await comeBack()).toMatchObject({
      order: { parcels: [{ estimatedDelivery: 'Get it by 24-26 Nov' }] },
      contents: { parcels: [{ boxes: [{ name: 'Box of 6', hasNote: true }] }] },
    });
  });

  it.each([
    ['that cannot be read', ok({ ...presentPlaced, order: null })],
    ['of another form', ok({ ...presentPlaced, order: { shippingId: 1, metDay: null } })],
    ['that the answer leaves out', ok({})],
    ['that is not answered', refusal(503)],
  ])(
    'keeps the first arrival estimate of an order %s after a reload days later',
    async (_, placed) => {
      service.answers.set(PLACED, placed);
      // The second request for contents waits five seconds: it ends with this test, and does not reach the next one.
      vi.useFakeTimers({
        toFake: ['Date', 'setTimeout'],
        shouldAdvanceTime: true,
        now: new Date('2026-11-20T10:00:00Z'),
      });
      expect(await comeBack()).toMatchObject({ contents: null });
      vi.setSystemTime(new Date('2026-11-23T10:00:00Z'));
      expect(await comeBack('')).toMatchObject({
        order: { parcels: [{ estimatedDelivery: 'Get it by 24-26 Nov' }] },
      });
    },
  );

  it('is shown before its contents when those come late, and asks for them once more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    service.answers.set(PLACED, refusal(503));
    service.open('/thank-you?session_id=cs_test_1');
    const loading = loadOrderStatus();
    await eventually(async () => {
      await vi.advanceTimersByTimeAsync(100);
      expect($orderStatus.get()).toMatchObject({ banner: 'success', contents: null, page: null });
    });
    await loading;
    service.answers.set(PLACED, ok({ ...presentPlaced, page: 'a.token' }));
    await eventually(async () => {
      await vi.advanceTimersByTimeAsync(5000);
      expect($orderStatus.get()).toMatchObject({
        contents: { parcels: [{ boxes: [{ name: 'Box of 6' }] }] },
        page: 'a.token',
      });
    });
    expect(stored('orderLinks')).toMatchObject([{ sessionId: 'cs_test_1', page: 'a.token' }]);
    expect(service.count(PLACED)).toBe(2);
  });

  it.each([
    ['is recorded', ok({ isProcessed: true }), true],
    ['is not recorded yet', ok({ isProcessed: false }), false],
    ['cannot be looked up', refusal(500), false],
  ])('is a success if it %s', async (_, status, isProcessed) => {
    answer(ok(paidSession), status);
    expect(await comeBack()).toMatchObject({ banner: 'success', isProcessed });
    expect(service.asked.at(-1)).toMatchObject({ path: STATUS, query: '?paymentIntentId=pi_1' });
  });

  it('of the cart clears the cart with a backup and keeps the draft', async () => {
    answer(ok(ofType('cart')));
    await comeBack();
    expect(stored('cart')).toBeNull();
    expect(stored('cartBackup')).toMatchObject({ lines: CART });
    expect(stored('boxBuilderData')).toEqual({});
  });

  it.each([
    [
      'a box under way keeps it, with its address',
      draftAfter({ type: 'box-chosen', boxId: 2 }),
      {},
    ],
    ['nothing but an address removes the address', emptyDraft, null],
  ])('of the cart, beside a draft of %s', async (_, draft, address) => {
    localStorage.setItem('boxBuilderData', JSON.stringify(encodeIds(draft)));
    answer(ok(ofType('cart')));
    await comeBack();
    expect(stored('shippingInfo')).toEqual(address);
    expect(stored('boxBuilderData')).toEqual(address && encodeIds(draft));
  });

  it.each([
    ['slices removes their draft', 'bulk', null],
    ['a box keeps the draft of slices', 'builder', '{"slices":75}'],
  ])('of %s', async (_, orderType, draft) => {
    sessionStorage.setItem('bulkOrder', '{"slices":75}');
    answer(ok(ofType(orderType)));
    await comeBack();
    expect(sessionStorage.getItem('bulkOrder')).toBe(draft);
  });

  it('of the cart has no other boxes to restore', async () => {
    const bought = { box: favourites, quantity: 2, sku: null };
    saveOrder('cs_test_1', { orderType: 'cart', boxes: [bought], arriveOn: null });
    answer(ok(ofType('cart')));
    expect(await comeBack()).toMatchObject({ backedUpBoxes: 0 });
  });

  it.each([
    ['no payment intent', { payment_intent: null }],
    ['a payment intent by its id alone', { payment_intent: 'pi_1' }],
    ['a payment intent without metadata', { payment_intent: { id: 'pi_1' } }],
    ['no metadata', { metadata: undefined }],
    ['no lines', { line_items: undefined }],
    [
      'a line without a description',
      { line_items: { data: [{ description: null, quantity: 1, amount_total: 1799 }] } },
    ],
    ['no cost of shipping', { shipping_cost: null }],
    ['nobody', { customer_details: null }],
    ['somebody without a name', { customer_details: { name: null, email: 'ada@post.example' } }],
  ])('is shown with %s', async (_, changes) => {
    answer(ok({ ...paidSession, ...changes }));
    expect(await comeBack()).toMatchObject({ state: 'found', order: { total: '£17.99' } });
  });

  it('without a number shows the first eight characters of its session', async () => {
    answer(ok({ ...paidSession, payment_intent: null }));
    expect(await comeBack()).toMatchObject({ order: { orderNumber: 'BHF-cs_test_' } });
  });

  it('of the cart offers what came into the basket meanwhile, without the delivery that was paid', async () => {
    const two = { sku: 'twelve-favourites', quantity: 2, price: 17.99 };
    localStorage.setItem('cart', JSON.stringify([two]));
    const bought = { box: favourites, quantity: 1, sku: two.sku };
    saveOrder('cs_test_1', { orderType: 'cart', boxes: [bought], arriveOn: null });
    answer(ok(ofType('cart')));
    expect(await comeBack()).toMatchObject({ backedUpBoxes: 1 });
    localStorage.setItem('cartDelivery', '{"shippingId":2,"arriveOn":null}');
    await restoreBackedUpCart();
    expect(stored('cart')).toMatchObject([{ sku: 'twelve-favourites', quantity: 1 }]);
    expect(stored('cartDelivery')).toBeNull();
    expect(await comeBack('')).toMatchObject({ backedUpBoxes: 0 });
  });

  it('of the cart of another device offers all that this one held', async () => {
    answer(ok(ofType('cart')));
    expect(await comeBack()).toMatchObject({ backedUpBoxes: 2 });
    await restoreBackedUpCart();
    expect(stored('cart')).toEqual(CART);
  });

  it('leaves a later cart alone when its URL is opened once more in another tab', async () => {
    const bought = { box: favourites, quantity: 2, sku: null };
    saveOrder('cs_test_1', { orderType: 'cart', boxes: [bought], arriveOn: null });
    answer(ok(ofType('cart')));
    await comeBack();
    expect(stored('cart')).toBeNull();
    const next = [{ id: 'box-of-12', price: 17.99, quantity: 1 }];
    localStorage.setItem('cart', JSON.stringify(next));
    sessionStorage.clear();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
    expect(await comeBack()).toMatchObject({ state: 'found', banner: 'success' });
    expect(stored('cart')).toEqual(next);
  });

  it('stays in the URL where the tab can keep nothing', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    await comeBack();
    expect(window.location.search).toBe('?session_id=cs_test_1');
  });

  it('of the builder clears draft and address', async () => {
    await comeBack();
    expect(stored('boxBuilderData')).toBeNull();
    expect(stored('shippingInfo')).toBeNull();
  });

  describe('of the builder, placed on this device,', () => {
    const other = draftAfter({ type: 'box-chosen', boxId: 2 });
    const entry = (draft: Draft, about = {}) => ({
      v: 1,
      ...encodeIds(draft),
      editedLine: null,
      currentStep: 'note',
      lastUpdated: '2026-11-20T10:00:00.000Z',
      ...about,
    });

    beforeEach(() => {
      const boxes = [{ box: boxIn(finishedBox), quantity: 1, sku: null }];
      saveOrder('cs_test_1', { orderType: 'builder', boxes, arriveOn: null });
    });

    it('clears the paid box, saved or parked, and keeps the others', async () => {
      localStorage.setItem('boxBuilderData', JSON.stringify(entry(finishedBox)));
      localStorage.setItem('boxBuilderAside', JSON.stringify([entry(other), entry(finishedBox)]));
      await comeBack();
      expect(stored('boxBuilderData')).toBeNull();
      expect(stored('shippingInfo')).toBeNull();
      expect(stored('boxBuilderAside')).toEqual([entry(other)]);
    });

    it('clears the paid box whose names were chosen without a keyring', async () => {
      const named = { ...finishedBox, keyring: { id: null, nameTagIds: [13] } };
      const boxes = [{ box: boxIn(named), quantity: 1, sku: null }];
      saveOrder('cs_test_1', { orderType: 'builder', boxes, arriveOn: null });
      localStorage.setItem('boxBuilderData', JSON.stringify(entry(named)));
      await comeBack();
      expect(stored('boxBuilderData')).toBeNull();
      expect(stored('shippingInfo')).toBeNull();
    });

    it('keeps a box that another tab is building, with its address', async () => {
      localStorage.setItem('boxBuilderData', JSON.stringify(entry(other)));
      localStorage.setItem('boxBuilderAside', JSON.stringify([entry(finishedBox)]));
      await comeBack();
      expect(stored('boxBuilderData')).toEqual(entry(other));
      expect(stored('shippingInfo')).toEqual({});
      expect(stored('boxBuilderAside')).toBeNull();
    });
  });

  it('of slices keeps the draft', async () => {
    answer(ok(ofType('bulk')));
    await comeBack();
    expect(stored('boxBuilderData')).toEqual({});
  });

  it.each(['builder', 'bulk'])(
    'of the %s clears the cart, counts its boxes and restores them on request',
    async (orderType) => {
      answer(ok(ofType(orderType)));
      expect(await comeBack()).toMatchObject({ backedUpBoxes: 2 });
      expect(stored('cart')).toBeNull();
      expect(await comeBack('')).toMatchObject({ backedUpBoxes: 2 });
      await restoreBackedUpCart();
      expect(stored('cart')).toEqual(CART);
      expect($orderStatus.get()).toMatchObject({ backedUpBoxes: 0 });
      expect(await comeBack('')).toMatchObject({ backedUpBoxes: 0 });
      expect(stored('cart')).toEqual(CART);
    },
  );

  it('keeps a later draft on reload', async () => {
    await comeBack();
    const next = [{ id: 'box-of-12', price: 17.99, quantity: 1 }];
    localStorage.setItem('cart', JSON.stringify(next));
    localStorage.setItem('boxBuilderData', '{"boxId":2}');
    await comeBack('');
    expect(stored('cart')).toEqual(next);
    expect(stored('boxBuilderData')).toEqual({ boxId: 2 });
  });
});

describe('an order that is not found', () => {
  it('without a session id sends no request', async () => {
    expect(await comeBack('')).toEqual({
      state: 'not-found',
      error: 'Failed to fetch order details',
      canTryAgain: false,
    });
    expect(service.asked).toEqual([]);
    expect(stored('cart')).toEqual(CART);
  });

  it.each([
    ["is not the shop's", refusal(404), false],
    ['cannot be read now', refusal(503), true],
    ['has an unknown shape', ok({ hello: 'world' }), true],
    ['is not JSON', ok('<!doctype html>'), true],
  ])('if the payment %s', async (_, session, canTryAgain) => {
    answer(session);
    const error = 'Failed to fetch order details';
    expect(await comeBack()).toMatchObject({ state: 'not-found', error, canTryAgain });
  });

  it('if the shop is unreachable', async () => {
    service.open('/thank-you?session_id=cs_test_1');
    await service.stop();
    await loadOrderStatus();
    expect($orderStatus.get()).toMatchObject({
      state: 'not-found',
      error: 'Error connecting to order service',
      canTryAgain: true,
    });
  });

  it('restores the cart if the session is unknown', async () => {
    answer(refusal(404));
    await comeBack();
    expect(stored('cart')).toEqual(CART);
    expect(stored('boxBuilderData')).toEqual({});
  });

  it.each([
    ['refuses the session', refusal(400)],
    ['cannot say', refusal(503)],
  ])('restores the cart if the shop %s', async (_, session) => {
    answer(session);
    await comeBack();
    expect(stored('cart')).toEqual(CART);
  });

  it('clears the cart again once the order is known to be paid', async () => {
    answer(refusal(503));
    await comeBack();
    answer(ok(ofType('cart')));
    await comeBack('');
    expect(stored('cart')).toBeNull();
  });

  it('restores what an earlier payment of unknown outcome had taken, too', async () => {
    backUpCart('cs_test_0', Date.now());
    const next = [{ id: 'box-of-12', price: 17.99, quantity: 1 }];
    localStorage.setItem('cart', JSON.stringify(next));
    answer(refusal(404));
    await comeBack();
    expect(stored('cart')).toEqual([...CART, ...next]);
  });
});

describe('a pending order', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    answer(ok(unpaidSession));
  });

  async function openUnpaid(): Promise<void> {
    service.open('/thank-you?session_id=cs_test_1');
    void loadOrderStatus();
    await eventually(() => expect($orderStatus.get()).toMatchObject({ banner: 'pending' }));
  }

  async function passTime(seconds: number, looks: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    await eventually(() => expect(service.count(SESSION)).toBe(looks));
  }

  it('is pending, polls, and has restored cart and draft', async () => {
    await openUnpaid();
    expect($orderStatus.get()).toMatchObject({ state: 'found', isPolling: true, email: '' });
    expect(stored('cart')).toEqual(CART);
    expect(stored('boxBuilderData')).toEqual({});
    expect(service.count(STATUS)).toBe(0);
  });

  it('keeps the name of who paid when contents come late that were asked for before the payment', async () => {
    const { fetch } = globalThis;
    let release: (() => void) | undefined;
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      const isFirst = url.startsWith(PLACED) && release === undefined;
      if (isFirst) await new Promise<void>((resolve) => (release = resolve));
      return fetch(url, init);
    });
    service.open('/thank-you?session_id=cs_test_1');
    void loadOrderStatus();
    await eventually(async () => {
      await vi.advanceTimersByTimeAsync(100);
      expect($orderStatus.get()).toMatchObject({ banner: 'pending', contents: null });
    });
    answer(ok(paidSession));
    await passTime(3, 2);
    await eventually(() => expect($orderStatus.get()).toMatchObject({ banner: 'success' }));
    release?.();
    await eventually(() => expect(service.count(PLACED)).toBe(2));
    await realTime(100);
    expect($orderStatus.get()).toMatchObject({ order: { customerName: 'Ada Brown' } });
  });

  it('becomes a success when the payment arrives, then clears the cart', async () => {
    await openUnpaid();
    answer(ok(ofType('cart')));
    await passTime(4, 2);
    await eventually(() => expect($orderStatus.get()).toMatchObject({ banner: 'success' }));
    expect(stored('cart')).toBeNull();
  });

  it('stays visible if a later request fails', async () => {
    await openUnpaid();
    answer(refusal(500));
    await passTime(4, 2);
    expect($orderStatus.get()).toMatchObject({ state: 'found', banner: 'pending' });
  });

  it('stops polling after eight requests and starts again on request', async () => {
    await openUnpaid();
    for (const [index, seconds] of [3, 4, 6, 9, 13, 18, 25, 40].entries()) {
      await passTime(seconds, index + 2);
    }
    await eventually(() => expect($orderStatus.get()).toMatchObject({ isPolling: false }));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(service.count(SESSION)).toBe(9);

    answer(ok(paidSession));
    await pollAgain();
    expect($orderStatus.get()).toMatchObject({ banner: 'success' });
  });
});

describe('an order of this device', () => {
  const boxes = [{ box: favourites, quantity: 1, sku: null }];

  beforeEach(() => {
    saveOrder('cs_test_1', { orderType: 'builder', boxes, arriveOn: null });
  });

  it('is listed without a payment and shown without clearing anything', async () => {
    answer(ok(paidSession));
    expect(await comeBack('')).toMatchObject({ state: 'not-found' });
    const [order] = $paidOrders.get();
    if (!order) throw new Error('No order is listed.');
    await showPastOrder(order);
    expect($orderStatus.get()).toMatchObject({ state: 'found', banner: 'success' });
    expect(stored('cart')).toEqual(CART);
    expect(stored('boxBuilderData')).toEqual({});
  });

  it.each([
    [
      'while its payment is pending',
      'cs_on_its_way',
      ok({ ...unpaidSession, status: 'complete' }),
      1,
    ],
    ['not when it was not paid', 'cs_unpaid', ok(unpaidSession), 0],
    ['not when the server fails', 'cs_unknown', refusal(503), 0],
  ] as const)('is listed: %s', async (_, sessionId, reply, times) => {
    localStorage.removeItem('placedOrders');
    saveOrder(sessionId, { orderType: 'builder', boxes, arriveOn: null });
    answer(reply);
    await comeBack('');
    expect($paidOrders.get()).toHaveLength(times);
  });

  it('counts as known once shown as paid, not while pending', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    answer(ok(unpaidSession));
    service.open('/thank-you?session_id=cs_test_1');
    void loadOrderStatus();
    await eventually(() => expect($orderStatus.get()).toMatchObject({ banner: 'pending' }));
    expect(findOrders()[0]?.isTold).toBeUndefined();
    answer(ok(paidSession));
    await pollAgain();
    expect(findOrders()[0]?.isTold).toBe(true);
  });

  const isRecalled = (): void => {
    expect($pastOrder.get()).toMatchObject({ goods: { boxes } });
  };

  it.each([
    ['it is paid', ok(paidSession), 'found'],
    ['it cannot be read now', refusal(503), 'not-found'],
  ])('is found if %s, and after a reload', async (_, session, state) => {
    answer(session);
    expect(await comeBack()).toMatchObject({ state });
    isRecalled();
    $pastOrder.set(null);
    await comeBack('');
    isRecalled();
  });

  it('is found if the shop is unreachable', async () => {
    service.open('/thank-you?session_id=cs_test_1');
    await service.stop();
    await loadOrderStatus();
    expect($orderStatus.get()).toMatchObject({ state: 'not-found', canTryAgain: true });
    isRecalled();
  });

  it.each([
    ['on a click on “Look again”', () => void loadOrderStatus()],
    ['by itself when the network is back', () => window.dispatchEvent(new Event('online'))],
  ])('is found again %s', async (_, lookOnceMore) => {
    answer(refusal(503));
    await comeBack();
    answer(ok(paidSession));
    lookOnceMore();
    await eventually(() => expect($orderStatus.get()).toMatchObject({ state: 'found' }));
    isRecalled();
  });

  it('is not fetched again when the network returns', async () => {
    answer(ok(paidSession));
    await comeBack();
    window.dispatchEvent(new Event('online'));
    expect($orderStatus.get()).toMatchObject({ state: 'found' });
    expect(service.count(SESSION)).toBe(1);
  });

  it('does not describe another order', async () => {
    answer(ok(paidSession));
    await comeBack('?session_id=cs_test_2');
    expect($pastOrder.get()).toBeNull();
  });
});

describe('an expired payment', () => {
  it('is a warning, is not polled, and restores the cart', async () => {
    answer(ok({ ...unpaidSession, status: 'expired' }));
    expect(await comeBack()).toMatchObject({ banner: 'error', isPolling: false });
    expect(stored('cart')).toEqual(CART);
  });
});

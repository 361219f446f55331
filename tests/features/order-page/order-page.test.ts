// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderPage, OrderPageParcel } from '#contract/order-page.ts';
import {
  $openForm,
  $orderPage,
  loadOrderPage,
  sendChange,
  startOrderPage,
} from '#features/order-page/order-page.ts';
import { expectedText, SHOP_NOT_REACHED } from '#features/order-page/copy.ts';
import { ok, OrderService, refusal } from '../../support/order-service.ts';

const ORDER = '/api/order';
const CHANGE = '/api/order-change';
const TOKEN = `cs_test_1.1.${'s'.repeat(43)}`;

const parcel: OrderPageParcel = {
  id: 1,
  version: 1,
  status: 'waiting',
  recipient: null,
  boxes: [],
  shipping: { id: 1, name: 'Royal Mail 2nd Class' },
  arrival: {
    dispatch: '2026-11-23',
    first: '2026-11-25',
    last: '2026-11-27',
    metDay: null,
  },
  requestableDays: null,
  arrivalWithoutRequest: null,
};

const order: OrderPage = {
  orderNumber: 'BHF-4F7K2M9QXA',
  status: 'waiting',
  parcels: [parcel],
  slices: null,
  receipt: {
    paidOn: '2026-11-20',
    lines: [],
    shipping: { name: 'Royal Mail 2nd Class', pricePence: 0 },
    totalPence: 1799,
    refundedPence: 0,
    buyer: null,
    email: 'ada@post.example',
  },
};

let service: OrderService;

beforeEach(async () => {
  service = new OrderService();
  await service.start();
  sessionStorage.clear();
  service.answers.set(ORDER, ok(order));
});

afterEach(async () => service.stop());

async function openLink(path = `/order#${TOKEN}`): Promise<string> {
  service.open(path);
  await loadOrderPage();
  return $orderPage.get().state;
}

const stored = (): unknown => JSON.parse(sessionStorage.getItem('orderPage') ?? 'null');

describe('the link of an order', () => {
  it('opens the order, leaves the address and stays in the tab', async () => {
    expect(await openLink()).toBe('open');
    expect(window.location.hash).toBe('');
    expect(stored()).toBe(TOKEN);
  });

  it.each(['#main', '#contents', '#', '#a.b', '#1.2.3.4'])(
    'is not replaced by the fragment %s',
    async (fragment) => {
      await openLink();
      expect(await openLink(`/order${fragment}`)).toBe('open');
      expect(stored()).toBe(TOKEN);
    },
  );

  it('is followed in the same tab, where the link to the content is not', async () => {
    await openLink();
    startOrderPage();
    await vi.waitFor(() => expect($orderPage.get().state).toBe('open'));
    const follow = (fragment: string): void => {
      service.open(`/order#${fragment}`);
      window.dispatchEvent(new Event('hashchange'));
    };
    const before = service.count(ORDER);
    follow('main');
    expect(service.count(ORDER)).toBe(before);
    follow(TOKEN.replace('_1', '_2'));
    await vi.waitFor(() => expect(service.count(ORDER)).toBe(before + 1));
    expect(stored()).toBe(TOKEN.replace('_1', '_2'));
  });

  it.each([
    [401, false],
    [410, false],
    [500, true],
  ])(
    'that is answered by %i shows why, and can be tried again: %s',
    async (status, canTryAgain) => {
      service.answers.set(ORDER, refusal(status));
      await openLink();
      expect($orderPage.get()).toMatchObject({
        state: 'closed',
        message: 'A sentence.',
        canTryAgain,
      });
    },
  );
});

describe('a change', () => {
  it('shows the parcel as the shop has it, and the status of the order', async () => {
    await openLink();
    service.answers.set(CHANGE, ok({ ...parcel, version: 2, status: 'packed' }));
    expect(await sendChange(parcel, { note: 'Hello' })).toBeNull();
    expect(service.asked.at(-1)?.body).toEqual({ parcel: 1, expectedVersion: 1, note: 'Hello' });
    expect($orderPage.get()).toMatchObject({
      order: { status: 'packed', parcels: [{ version: 2 }] },
    });
  });

  it('of a parcel packed meanwhile closes the form and keeps what was typed', async () => {
    await openLink();
    $openForm.set({ part: 'note', version: 1 });
    service.answers.set(CHANGE, {
      status: 409,
      body: { error: 'Packed', message: 'Too late.', code: 'parcel-packed' },
    });
    service.answers.set(ORDER, ok({ ...order, status: 'packed' }));
    expect(await sendChange(parcel, { note: 'Hello' })).toBe('Too late.');
    expect($openForm.get()).toBeNull();
    expect($orderPage.get()).toMatchObject({
      order: { status: 'packed' },
      refused: { message: 'Too late.', requested: { note: 'Hello' } },
    });
  });

  it('that does not arrive leaves the order as it is', async () => {
    await openLink();
    await service.stop();
    expect(await sendChange(parcel, { note: 'Hello' })).toBe(SHOP_NOT_REACHED);
    expect($orderPage.get()).toMatchObject({ state: 'open', order: { status: 'waiting' } });
  });
});

describe('the day on which an order is expected to be posted', () => {
  const leaving = (dispatch: OrderPageParcel['arrival']['dispatch'], changes = {}) => ({
    ...parcel,
    arrival: { ...parcel.arrival, dispatch },
    ...changes,
  });

  it.each<[string, OrderPageParcel[], string]>([
    ['of one parcel', [leaving('2026-11-30')], 'Expected 30 Nov'],
    [
      'of two, from the first to the last',
      [leaving('2026-12-09'), leaving('2026-11-30')],
      'Expected 30 Nov-9 Dec',
    ],
    [
      'of those that are still here',
      [leaving('2026-11-30', { status: 'posted' }), leaving('2026-12-09')],
      'Expected 9 Dec',
    ],
  ])('%s', (_which, parcels, text) => {
    expect(expectedText({ parcels }).replaceAll('\u00a0', ' ').replaceAll('\u2011', '-')).toBe(
      text,
    );
  });
});

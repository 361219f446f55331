// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { totalQuantity } from '#domain/catalogue.ts';
import { HOUR_MS } from '#domain/day.ts';
import { catalogue } from '#data/catalogue.ts';
import { unconfirmedBoxes } from '#domain/box/avoided-boxes.ts';
import { $avoided, $confirmed } from '#features/allergens/avoid-list.ts';
import { $draft } from '#features/builder/draft/draft.ts';
import { $editingLineId } from '#features/builder/draft/editing-line.ts';
import { parkDrafts } from '#features/builder/draft/parked-drafts.ts';
import {
  readParkedDrafts,
  readSavedDraft,
  saveDraft,
} from '#features/builder/draft/draft-storage.ts';
import { $step } from '#features/builder/draft/step.ts';
import { countBackedUpBoxes, restoreCart } from '#features/cart/cart-backup.ts';
import { $cartDelivery, $cartQuote, loadCartDelivery } from '#features/cart/cart-delivery.ts';
import { $cartLines } from '#features/cart/lines/cart-lines.ts';
import { clearCartNotices } from '#features/cart/cart-notices.ts';
import { $cart, loadCart } from '#features/cart/cart.ts';
import { orderAgain } from '#features/cart/order-again.ts';
import { findOrder, findOrders, hasRecentOrder } from '#features/checkout/order-history-storage.ts';
import { describeContents } from '#features/order/order-contents.ts';
import { pastOrderContents } from '#features/thank-you/past-order-contents.ts';
import { penceToPounds } from '#domain/money.ts';
import { noticeTexts } from '../support/notice-texts.ts';
import { finishedBoxPence } from '../support/orders.ts';
import { boxPence, postagePence } from '../support/shop-prices.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

type Area = 'localStorage' | 'sessionStorage';
type Saved = Record<Area, Record<string, unknown>>;

const isSaved = (value: unknown): value is Saved =>
  typeof value === 'object' && value !== null && 'localStorage' in value;

function read(name: string): Saved {
  const text = readFileSync(`tests/data/saved/${name}.json`, 'utf8');
  const saved: unknown = JSON.parse(text);
  if (!isSaved(saved)) throw new Error(`${name}.json holds no storage`);
  return saved;
}

/** Puts a saved storage into the browser's. */
function restore(name: string): Saved {
  const saved = read(name);
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    for (const [key, value] of Object.entries(saved[area])) {
      globalThis[area].setItem(key, JSON.stringify(value));
    }
  }
  return saved;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

/** What differs today: the URLs of images change with each build, a step is stored by its name, and prices are today's. */
const CHANGING = ['image', 'currentStep', 'price', 'boxPrice', 'shippingPrice'];

/** What the cart tells the shopper, but for the price of a box that has changed since. */
const notices = (): readonly string[] =>
  noticeTexts().filter((notice) => !notice.startsWith('Prices have changed'));

/** Returns the part of a stored value that never changes. */
const lasting = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key: string, part: unknown) =>
      CHANGING.includes(key) ? undefined : part,
    ),
  );

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  localStorage.clear();
  sessionStorage.clear();
  loadCart();
  clearCartNotices();
});

afterEach(() => {
  vi.useRealTimers();
});

const fromTheCart = [
  {
    fullName: 'Box of 6, Happy Birthday Mum lid',
    quantity: 2,
    unitPence: finishedBoxPence,
    note: 'Happy 80th, Mum!',
    keyring: 'this mum belongs',
    nameTags: ['Grace', 'Harry'],
    isGift: true,
  },
  { fullName: 'Six Favourites', quantity: 1, isReadyMade: true, isGift: false },
  { fullName: 'Box of 12, Enjoy your fudge lid', quantity: 3, isReadyMade: false },
  { fullName: '4-Bag Vegan Box, Happy Birthday lid', quantity: 1, note: '', keyring: null },
];

describe('a saved cart', () => {
  it('is read whole, with a box that another page added', () => {
    restore('cart');
    loadCart();
    loadCartDelivery();
    expect($cartLines.get()).toMatchObject([
      ...fromTheCart,
      { fullName: 'Twelve Favourites', quantity: 1, isReadyMade: true },
    ]);
    expect(notices()).toEqual([]);
    expect($cartDelivery.get()).toEqual({ shippingId: 2, arriveOn: '2026-12-24' });
    expect($cartQuote.get().totalPence).toBe(
      2 * finishedBoxPence + boxPence(1) + 4 * boxPence(2) + boxPence(7) + postagePence(2),
    );
  });

  it('is saved again unchanged, under the same ids', () => {
    const { localStorage: saved } = restore('cart');
    loadCart();
    const [added, ...before] = listOf(stored('cart')).toReversed();
    expect(added).toMatchObject({ sku: 'twelve-favourites', price: penceToPounds(boxPence(2)) });
    expect(lasting(before.toReversed())).toEqual(lasting(listOf(saved['cart']).slice(0, 4)));
  });

  it('keeps the confirmation of a box with an avoided allergen', () => {
    restore('cart');
    loadCart();
    const boxes = $cart.get().map(({ box }) => box);
    expect($avoided.get()).toEqual(['milk', 'nuts']);
    const unconfirmed = unconfirmedBoxes(boxes, $avoided.get(), $confirmed.get(), catalogue);
    expect(unconfirmed).not.toContain(boxes[0]);
    expect(unconfirmed).toContain(boxes[2]);
  });

  it('is restored from its backup, in front of later boxes', () => {
    restore('cart-backup');
    expect(countBackedUpBoxes('cs_test_paid', NOW.getTime())).toBe(7);
    restoreCart('cs_test_paid', NOW.getTime());
    loadCart();
    expect($cartLines.get()).toMatchObject([
      ...fromTheCart,
      { fullName: 'Chocolate Dozen', quantity: 1 },
    ]);
  });
});

describe('saved drafts', () => {
  it('are saved again unchanged', () => {
    const { localStorage: saved } = restore('drafts');
    const draft = readSavedDraft(NOW.getTime());
    const parked = readParkedDrafts(NOW.getTime());
    expect(draft).toMatchObject({ step: 'delivery', editingLineId: '0123456789abcdef' });
    expect(parked.map(({ step }) => step)).toEqual(['note', 'flavours', 'lid']);
    if (!draft) throw new Error('The draft is lost');
    localStorage.clear();
    $draft.set(draft.draft);
    $step.set(draft.step);
    $editingLineId.set(draft.editingLineId);
    parkDrafts(parked);
    saveDraft(NOW);
    for (const key of ['boxBuilderData', 'shippingInfo', 'boxBuilderAside']) {
      expect(lasting(stored(key))).toEqual(lasting(saved[key]));
    }
  });
});

describe('a saved order history', () => {
  const orderOf = (sessionId: string) => {
    const order = findOrder(sessionId);
    if (!order) throw new Error(`${sessionId} is lost`);
    return order;
  };

  beforeEach(() => {
    restore('order-history');
    vi.setSystemTime(NOW.getTime() + 6.5 * HOUR_MS);
  });

  it('holds every order, latest first, and what the shopper has seen', () => {
    expect(
      findOrders().map(({ sessionId, goods, isTold }) => [
        sessionId,
        goods.orderType,
        isTold ?? false,
      ]),
    ).toEqual([
      ['cs_test_4', 'builder', false],
      ['cs_test_3', 'bulk', false],
      ['cs_test_2', 'builder', false],
      ['cs_test_1', 'cart', true],
    ]);
    expect(hasRecentOrder()).toBe(true);
  });

  it('lists the contents of each order', () => {
    const contentsOf = (sessionId: string) => {
      const contents = pastOrderContents(orderOf(sessionId));
      return contents ? describeContents(contents).flatMap(({ items }) => items) : [];
    };
    const gift = {
      lid: 'Happy Birthday Mum lid, with your handwritten note',
      keyring: 'Keyring “this mum belongs” with Grace and Harry',
    };
    expect(contentsOf('cs_test_4')).toMatchObject([
      { title: 'Box of 12', lid: 'Enjoy your fudge lid' },
    ]);
    expect(contentsOf('cs_test_3')).toMatchObject([
      { title: '120 slices', flavours: [{ name: 'Biscoff Biscuit' }, { name: 'Vanilla' }] },
    ]);
    expect(contentsOf('cs_test_2')).toMatchObject([{ title: 'Box of 6', ...gift }]);
    expect(contentsOf('cs_test_1')).toMatchObject([
      { title: '2 × Box of 6, Happy Birthday Mum lid', ...gift },
      { title: 'Box of 6, Enjoy your fudge lid', lid: 'Enjoy your fudge lid', keyring: null },
      { title: '3 × Box of 12', lid: 'Enjoy your fudge lid' },
      { title: '4-Bag Vegan Box', lid: 'Happy Birthday lid' },
    ]);
    expect(contentsOf('cs_test_1').map(({ flavours }) => totalQuantity(flavours))).toEqual([
      6, 6, 12, 4,
    ]);
    expect(orderOf('cs_test_1').goods).toMatchObject({ arriveOn: '2026-12-24' });
  });

  it('can be ordered again, ready-made boxes by name', () => {
    localStorage.removeItem('cart');
    loadCart();
    orderAgain(orderOf('cs_test_1').placedAt);
    expect(notices()).toEqual([]);
    expect($cartLines.get()).toMatchObject([
      { ...fromTheCart[0], note: '' },
      ...fromTheCart.slice(1),
    ]);
    expect($cart.get()[1]).toMatchObject({ sku: 'six-favourites' });
  });
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { shopBoxes } from '#data/shop-boxes.ts';
import { readyMadeBox } from '#domain/cart/cart.ts';
import type { OrderedBox } from '#domain/order/order.ts';
import type { Box } from '#domain/box/box.ts';
import { clearCartNotices } from '#features/cart/cart-notices.ts';
import { $cart, addToCart, clearCart, loadCart } from '#features/cart/cart.ts';
import { orderAgain } from '#features/cart/order-again.ts';
import { saveOrder } from '#features/checkout/order-history-storage.ts';
import { noticeTexts } from '../../support/notice-texts.ts';
import { boxIn, finishedBox } from '../../support/orders.ts';

const birthday = boxIn(finishedBox);

/** A time today, since orders expire after 30 days. */
const MOMENT = Date.now();

function order(...boxes: readonly OrderedBox[]): void {
  saveOrder('cs_1', { orderType: 'cart', boxes, arriveOn: null }, MOMENT);
  orderAgain(MOMENT);
}

const one = (box: Box): OrderedBox => ({ box, quantity: 1, sku: null });

beforeEach(() => {
  localStorage.clear();
  loadCart();
  clearCart();
  clearCartNotices();
});

describe('ordering the same again', () => {
  it('adds the same boxes without their notes', () => {
    order({ box: birthday, quantity: 3, sku: null });
    expect($cart.get()).toMatchObject([{ box: { ...birthday, note: '' }, quantity: 3, sku: null }]);
    expect(noticeTexts()).toEqual([]);
  });

  it.each(shopBoxes)('knows the ready-made $slug', (box) => {
    order(one(readyMadeBox(box)));
    expect($cart.get()).toMatchObject([{ sku: box.slug }]);
  });

  it('adds to the cart', () => {
    addToCart({ ...birthday, note: 'Another one' });
    order(one(birthday));
    expect($cart.get()).toHaveLength(2);
  });

  it('names what is no longer sold and adds the rest', () => {
    const lid = { categoryId: 1, designName: 'A Lid of Long Ago' };
    order(one({ ...birthday, lid }), one(birthday));
    expect($cart.get()).toHaveLength(1);
    expect(noticeTexts()).toEqual([
      'We no longer sell everything that was in your Box of 6, so it is not in your basket.',
    ]);
  });

  it('reports what the cart refuses', () => {
    order(
      { box: birthday, quantity: 20, sku: null },
      { box: { ...birthday, note: 'Hello' }, quantity: 20, sku: null },
    );
    expect($cart.get()).toMatchObject([{ quantity: 20 }]);
    expect(noticeTexts()).toEqual([expect.stringContaining('at most 20 equal boxes')]);
  });

  it.each([
    ['of another device', MOMENT + 1],
    ['that is no moment', Number.NaN],
  ])('does nothing for an order %s', (_, moment) => {
    saveOrder('cs_1', { orderType: 'cart', boxes: [one(birthday)], arriveOn: null }, MOMENT);
    orderAgain(moment);
    expect($cart.get()).toEqual([]);
  });

  it('does nothing for slices', () => {
    const slices = { orderType: 'bulk', slices: 60, option: 'custom', flavourIds: [1] } as const;
    saveOrder('cs_1', slices, MOMENT);
    orderAgain(MOMENT);
    expect($cart.get()).toEqual([]);
  });
});

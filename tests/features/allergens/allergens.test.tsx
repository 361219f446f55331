// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderedBoxes, type BoxOrder } from '#domain/order/order.ts';
import { VEGAN_NOTE } from '#copy/allergens.ts';
import { withoutNotes } from '#domain/order/order-history.ts';
import { Cart } from '#features/cart/Cart.tsx';
import { OrderBoxes } from '#features/order/OrderBoxes.tsx';
import { PastOrderBoxes } from '#features/thank-you/PastOrderBoxes.tsx';
import { addToCart, clearCart, loadCart } from '#features/cart/cart.ts';
import { $now } from '#features/delivery/clock.ts';
import { allergensWithNutsIn, oneNuttyBox, summaryJson, withItems } from '../../support/orders.ts';

beforeAll(() => import('#features/order/OrderBoxes.tsx'));
beforeEach(() => {
  localStorage.clear();
  loadCart();
  $now.set(Date.parse('2026-11-25T12:00Z'));
});
afterEach(() => {
  cleanup();
  clearCart();
  $now.set(null);
});

const declarations = (): string[] =>
  screen
    .getAllByText((_words, element) => /^Contains: /.test(element?.textContent ?? ''))
    .filter(({ tagName }) => tagName === 'P')
    .map(({ textContent }) => textContent.replace('Contains: ', ''));

function showBasket(order: BoxOrder): void {
  for (const { box } of orderedBoxes(order)) addToCart(box, {});
  render(<Cart isDrawer={false} />);
}

const goodsOf = (order: BoxOrder) => ({
  orderType: order.channel,
  boxes: orderedBoxes(order),
  arriveOn: null,
});

function showThankYou(order: BoxOrder): void {
  render(<OrderBoxes contents={summaryJson(order)} />);
}

function showRemembered(order: BoxOrder): void {
  const goods = withoutNotes(goodsOf(order));
  render(<PastOrderBoxes pastOrder={{ sessionId: 'cs_1', placedAt: Date.now(), goods }} />);
}

describe.each([
  ['basket', showBasket],
  ['thank-you page', showThankYou],
  ['thank-you page without the server', showRemembered],
])('the %s', (_page, show) => {
  it.each(oneNuttyBox)('declares nuts in the %s of three boxes alone', (_place, order, place) => {
    show(order);
    expect(declarations()).toEqual(allergensWithNutsIn(place));
  });

  it('states “not milk-free” beside vegan flavours only', () => {
    const [[, order]] = oneNuttyBox;
    const [first] = orderedBoxes(order);
    if (!first) throw new Error('the order has boxes');
    show(order);
    expect(screen.queryByText(VEGAN_NOTE)).toBeNull();
    cleanup();
    clearCart();
    const selection = [
      { flavourId: 37, quantity: 2 },
      { flavourId: 38, quantity: 2 },
    ];
    show(withItems([{ ...first, box: { ...first.box, boxId: 7, selection } }]));
    expect(screen.getAllByText(VEGAN_NOTE)).toHaveLength(1);
  });
});

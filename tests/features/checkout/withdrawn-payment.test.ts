// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setNeededOn, setSlices } from '#features/bulk/bulk-order.ts';
import { startBulkCheckout } from '#features/bulk/bulk-checkout.ts';
import { addToCart, setCartQuantity, $cart } from '#features/cart/cart.ts';
import { setCartShipping } from '#features/cart/cart-delivery.ts';
import { updateBuyer } from '#features/cart/cart-recipients.ts';
import { startCartCheckout } from '#features/cart/payment/cart-checkout.ts';
import { $checkouts, IDLE } from '#features/checkout/checkout-progress.ts';
import { birthdayBox } from '../../support/orders.ts';

const leave = vi.fn<(url: string | URL) => void>();
let answers: ((response: Response) => void)[] = [];

const answer = (place: number) =>
  answers[place]?.(
    Response.json({ url: `https://pay.example/${place}`, sessionId: `cs_${place}` }),
  );

beforeEach(() => {
  localStorage.clear();
  answers = [];
  leave.mockReset();
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  vi.spyOn(location, 'assign').mockImplementation(leave);
  addToCart(birthdayBox);
  setSlices('100');
});

afterEach(() => {
  for (const $checkout of Object.values($checkouts)) $checkout.set(IDLE);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['more boxes', 'cart', () => setCartQuantity($cart.get()[0]?.id ?? '', 3)],
  ['another delivery', 'cart', () => setCartShipping(2)],
  ['another buyer', 'cart', () => updateBuyer({ name: 'Edna Tide' })],
  ['more slices', 'bulk', () => setSlices('150')],
  ['another day', 'bulk', () => setNeededOn('2027-06-05')],
] as const)('a payment that is starting gives way to %s', async (_change, orderType, change) => {
  const start = orderType === 'cart' ? startCartCheckout : startBulkCheckout;
  start();
  change();
  expect($checkouts[orderType].get()).toEqual(IDLE);
  start({ isPostedAtOnce: true });
  answer(1);
  answer(0);
  await vi.waitFor(() => expect(leave).toHaveBeenCalled());
  expect(leave.mock.calls).toEqual([['https://pay.example/1']]);
});

it('a payment of slices goes on while the basket changes', async () => {
  startBulkCheckout();
  setCartShipping(2);
  setCartShipping(1);
  answer(0);
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/0'));
});

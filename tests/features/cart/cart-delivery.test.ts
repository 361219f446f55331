// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Day } from '#domain/day.ts';
import { addToCart, loadCart } from '#features/cart/cart.ts';
import { $cartArrival } from '#features/cart/cart-delivery.ts';
import { forgetCartRecipients, saveCartRecipients } from '#features/cart/cart-recipients.ts';
import { $now } from '#features/delivery/clock.ts';
import { birthdayBox, completeCustomer } from '../../support/orders.ts';

beforeEach(() => {
  localStorage.clear();
  forgetCartRecipients();
  loadCart();
  addToCart(birthdayBox);
  $now.set(Date.parse('2026-11-20T10:00:00Z'));
});

afterEach(() => $now.set(null));

it.each<[string, (Day | null)[]]>([
  ['5 Dec', ['2026-12-05', '2026-12-05']],
  ['5 Dec and 12 Dec', ['2026-12-12', '2026-12-05']],
  ['30 Nov, 5 Dec and 12 Dec', ['2026-12-12', '2026-11-30', '2026-12-05']],
  ['1-12 Dec', ['2026-12-12', '2026-12-01', '2026-12-05', '2026-12-08']],
  ['24 Nov-12 Dec', ['2026-12-12', '2026-12-05', null]],
])('the basket arrives %s when its people ask for %j', (text, days) => {
  const recipients = days.map((arriveOn, place) => {
    return { id: `${place}`, customer: completeCustomer, shippingId: 1 as const, arriveOn };
  });
  saveCartRecipients({ isToSeveral: true, recipients });
  expect($cartArrival.get()).toBe(text);
});

import { expect, it } from 'vitest';
import {
  isRefundedInFull,
  isStillMade,
  paymentStopOf,
  type PaymentStop,
} from '#domain/order/payment-stop.ts';

it.each<[refundedPence: number, isDisputed: boolean, stop: PaymentStop | null, isMade: boolean]>([
  [0, false, null, true],
  [1, false, 'refunded-in-part', true],
  [999, false, 'refunded-in-part', true],
  [1000, false, 'refunded', false],
  [0, true, 'disputed', false],
  [500, true, 'disputed', false],
])('of £10.00 %i p went back, disputed %s: %s', (refundedPence, isDisputed, stop, isMade) => {
  const order = { totalPence: 1000, refundedPence, isDisputed };
  expect([paymentStopOf(order), isStillMade(order)]).toEqual([stop, isMade]);
});

it('an order of nothing is not refunded', () => {
  const order = { totalPence: 0, refundedPence: 0, isDisputed: false };
  expect([paymentStopOf(order), isRefundedInFull(order)]).toEqual([null, false]);
});

import { atom } from 'nanostores';
import { consumeQueryParam } from '#browser/query-param.ts';
import { readStored, writeStored } from '#browser/storage.ts';
import {
  parseCheckoutReturn,
  resolveCheckoutReturn,
  type CheckoutReturn,
} from '#domain/order/checkout-return.ts';
import type { Instant } from '#domain/day.ts';
import type { PastOrder } from '#domain/order/order-history.ts';
import { findOrder } from './find-order.ts';

const KEY = 'orderVisit';

/** The payment this tab returned from. sessionStorage keeps it across reloads. */
export const $checkoutReturn = atom<CheckoutReturn | null>(null);

/** The stored order of that payment; null on other devices. */
export const $pastOrder = atom<PastOrder | null>(null);

/** The paid orders of this device, latest first, for a visit without a payment. */
export const $paidOrders = atom<readonly PastOrder[]>([]);

function save(checkoutReturn: CheckoutReturn): void {
  writeStored(KEY, checkoutReturn, 'sessionStorage');
  $checkoutReturn.set(checkoutReturn);
}

/** Moves the session id from the URL into sessionStorage. */
export function openCheckoutReturn(now: Instant): CheckoutReturn | null {
  const stored = readStored(KEY, parseCheckoutReturn, 'sessionStorage');
  const checkoutReturn = resolveCheckoutReturn(consumeQueryParam('session_id'), stored, now);
  $pastOrder.set(checkoutReturn && findOrder(checkoutReturn.sessionId, now));
  if (checkoutReturn) save(checkoutReturn);
  return checkoutReturn;
}

/** Opens a past order of this device. Nothing is cleared for it. */
export function openPastOrder({ sessionId, placedAt }: PastOrder): void {
  save({ sessionId, seenAt: placedAt, isSettled: true });
}

/** Marks the payment as handled: draft and cart are cleared. */
export function markSettled(checkoutReturn: CheckoutReturn): void {
  save({ ...checkoutReturn, isSettled: true });
}

import { atom } from 'nanostores';
import { readQueryParam, removeQueryParam } from '#browser/query-param.ts';
import { readStored, writeStored } from '#browser/storage.ts';
import {
  parseCheckoutReturn,
  resolveCheckoutReturn,
  type CheckoutReturn,
} from '#domain/order/checkout-return.ts';
import type { Instant } from '#domain/day.ts';
import type { PastOrder } from '#domain/order/order-history.ts';
import { findOrder } from './order-history-storage.ts';

const KEY = 'orderVisit';
const SESSION_PARAM = 'session_id';

/** The payment this tab returned from. sessionStorage keeps it across reloads. */
export const $checkoutReturn = atom<CheckoutReturn | null>(null);

/** The stored order of that payment; null on other devices. */
export const $pastOrder = atom<PastOrder | null>(null);

/** The paid orders of this device, latest first, for a visit without a payment. */
export const $paidOrders = atom<readonly PastOrder[]>([]);

/** Stores the return for the tab, and returns whether that worked. */
function save(checkoutReturn: CheckoutReturn): boolean {
  $checkoutReturn.set(checkoutReturn);
  return writeStored(KEY, checkoutReturn, 'sessionStorage');
}

/**
 * Moves the session id from the URL into sessionStorage; where that is blocked it stays in the URL, for a reload. A payment
 * whose outcome the device has shown before is settled: its URL, opened again in another tab, clears nothing.
 */
export function openCheckoutReturn(now: Instant): CheckoutReturn | null {
  const stored = readStored(KEY, parseCheckoutReturn, 'sessionStorage');
  const resolved = resolveCheckoutReturn(readQueryParam(SESSION_PARAM), stored, now);
  const pastOrder = resolved && findOrder(resolved.sessionId, now);
  $pastOrder.set(pastOrder);
  if (!resolved) return null;
  const checkoutReturn = {
    ...resolved,
    isSettled: resolved.isSettled || pastOrder?.isTold === true,
  };
  if (save(checkoutReturn)) removeQueryParam(SESSION_PARAM);
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

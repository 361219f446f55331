import { atom } from 'nanostores';
import { consumeQueryParam } from '#browser/query-param.ts';
import { readStored, writeStored } from '#browser/storage.ts';
import {
  parseCheckoutReturn,
  resolveCheckoutReturn,
  type CheckoutReturn,
} from '#domain/order/checkout-return.ts';
import type { Instant } from '#domain/day.ts';
import type { HistoryEntry } from '#domain/order/order-history.ts';
import { findOrder } from './find-order.ts';

const KEY = 'orderVisit';

/** The payment this tab returned from. sessionStorage keeps it across reloads. */
export const $checkoutReturn = atom<CheckoutReturn | null>(null);

/** The stored order of that payment; null on other devices. */
export const $pastOrder = atom<HistoryEntry | null>(null);

/** The paid orders of this device, latest first, for a visit without a payment. */
export const $paidOrders = atom<readonly HistoryEntry[]>([]);

function save(visit: CheckoutReturn): void {
  writeStored(KEY, visit, 'sessionStorage');
  $checkoutReturn.set(visit);
}

/** Moves the session id from the URL into sessionStorage. */
export function openCheckoutReturn(now: Instant): CheckoutReturn | null {
  const stored = readStored(KEY, parseCheckoutReturn, 'sessionStorage');
  const visit = resolveCheckoutReturn(consumeQueryParam('session_id'), stored, now);
  $pastOrder.set(visit && findOrder(visit.sessionId, now));
  if (visit) save(visit);
  return visit;
}

/** Opens a past order of this device. Nothing is cleared for it. */
export function openPastOrder({ sessionId, placedAt }: HistoryEntry): void {
  save({ sessionId, seenAt: placedAt, isSettled: true });
}

/** Marks the payment as handled: draft and cart are cleared. */
export function markHandled(visit: CheckoutReturn): void {
  save({ ...visit, isSettled: true });
}

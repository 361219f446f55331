import { atom } from 'nanostores';
import { consumeQueryParam } from '#browser/query-param.ts';
import { readStored, writeStored } from '#browser/storage.ts';
import {
  parseCheckoutReturn,
  resolveCheckoutReturn,
  type CheckoutReturn,
} from '#domain/checkout-return.ts';
import type { Instant } from '#domain/day.ts';
import type { HistoryEntry } from '#domain/order-history.ts';
import { findOrder } from './find-order.ts';

const KEY = 'orderVisit';

/** The payment this tab came back from; stored for the tab, so that a reload shows the same order. */
export const $checkoutReturn = atom<CheckoutReturn | null>(null);

/** What this device remembers of what was paid for; null on any device that did not place the order. */
export const $pastOrder = atom<HistoryEntry | null>(null);

/** The orders of this device that were paid, for a tab that comes from no payment; the latest first. */
export const $paidOrders = atom<readonly HistoryEntry[]>([]);

function keep(visit: CheckoutReturn): void {
  writeStored(KEY, visit, 'sessionStorage');
  $checkoutReturn.set(visit);
}

/** Moves the session id from the address into the tab's own storage. */
export function openCheckoutReturn(now: Instant): CheckoutReturn | null {
  const stored = readStored(KEY, parseCheckoutReturn, 'sessionStorage');
  const visit = resolveCheckoutReturn(consumeQueryParam('session_id'), stored, now);
  $pastOrder.set(visit && findOrder(visit.sessionId, now));
  if (visit) keep(visit);
  return visit;
}

/** Begins the visit of an order that was placed on this device before; nothing is cleared for it. */
export function openPastOrder({ sessionId, placedAt }: HistoryEntry): void {
  keep({ sessionId, seenAt: placedAt, isSettled: true });
}

/** Notes that the order is paid and that what it used up has been cleared. */
export function markHandled(visit: CheckoutReturn): void {
  keep({ ...visit, isSettled: true });
}

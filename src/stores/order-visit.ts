import { atom } from 'nanostores';
import { consumeQueryParam } from '#browser/query-param.ts';
import { readStored, writeStored } from '#browser/storage.ts';
import { parseVisit, visitOf, type OrderVisit } from '#domain/order-visit.ts';
import type { Instant } from '#domain/day.ts';
import type { PlacedOrder } from '#domain/placed-order.ts';
import { findOrder } from './find-order.ts';

const KEY = 'orderVisit';

/** The payment this tab came back from; stored for the tab, so that a reload shows the same order. */
export const $visit = atom<OrderVisit | null>(null);

/** What this device remembers of what was paid for; null on any device that did not place the order. */
export const $pastOrder = atom<PlacedOrder | null>(null);

/** The orders of this device that were paid, for a tab that comes from no payment; the latest first. */
export const $paidOrders = atom<readonly PlacedOrder[]>([]);

function keep(visit: OrderVisit): void {
  writeStored(KEY, visit, 'sessionStorage');
  $visit.set(visit);
}

/** Moves the session id from the address into the tab's own storage. */
export function openVisit(now: Instant): OrderVisit | null {
  const stored = readStored(KEY, parseVisit, 'sessionStorage');
  const visit = visitOf(consumeQueryParam('session_id'), stored, now);
  $pastOrder.set(visit && findOrder(visit.sessionId, now));
  if (visit) keep(visit);
  return visit;
}

/** Begins the visit of an order that was placed on this device before; nothing is cleared for it. */
export function openPastOrder({ sessionId, placedAt }: PlacedOrder): void {
  keep({ sessionId, seenAt: placedAt, isSettled: true });
}

/** Notes that the order is paid and that what it used up has been cleared. */
export function settleVisit(visit: OrderVisit): void {
  keep({ ...visit, isSettled: true });
}

import { atom } from 'nanostores';
import { send } from '#browser/send.ts';
import { getSession, type PaymentSession } from '#contract/get-session.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import type { Box } from '#domain/box/box.ts';
import { findEqualOrders, orderHasBox } from '#domain/order/already-paid.ts';
import { withoutNotes, type OrderedGoods, type PastOrder } from '#domain/order/order-history.ts';
import { alreadyPaidText } from './copy.ts';
import { findOrders, markOrderTold } from './order-history-storage.ts';

/** A paid or pending order of this device. */
export interface PaidOrder {
  order: PastOrder;
  /** "You paid for this on 22 Nov: BHF-4F7K2M9QXA." */
  text: string;
}

/** The earlier payment of what the shopper is about to buy. Null if there is none or the shopper knows. */
export const $alreadyPaid = atom<PaidOrder | null>(null);

/** Limits the session look-ups; the endpoint allows 60 a minute. Answers are cached. */
const MAX_LOOKUPS = 3;
const MAX_AGE_MS = 60_000;

const asked = new Map<string, { at: number; answer: Promise<PaidOrder | null> }>();

/** Returns whether a payment is neither made nor on its way. */
const isOpen = ({ payment_status, status }: PaymentSession): boolean =>
  payment_status === 'unpaid' && status !== 'complete';

async function fetchPaid(order: PastOrder): Promise<PaidOrder | null> {
  const { sessionId } = order;
  const result = await send(getSession, { sessionId });
  if (result.kind !== 'ok') {
    asked.delete(sessionId);
    return null;
  }
  if (isOpen(result.response)) return null;
  const { payment_status, payment_intent } = result.response;
  const number = formatOrderNumber(payment_intent.metadata.orderNumber || sessionId.slice(0, 8));
  return { order, text: alreadyPaidText(order, number, payment_status === 'unpaid') };
}

/** Returns the paid or pending order; null for one that is neither, or if the shop cannot be reached. */
export function fetchPaidOnce(order: PastOrder): Promise<PaidOrder | null> {
  const known = asked.get(order.sessionId);
  if (known && Date.now() - known.at < MAX_AGE_MS) return known.answer;
  const answer = fetchPaid(order);
  asked.set(order.sessionId, { at: Date.now(), answer });
  return answer;
}

/** Returns the first paid order. Null if none is paid or the shop cannot be reached. */
async function firstPaid(orders: readonly PastOrder[]): Promise<PaidOrder | null> {
  for (const order of orders.slice(0, MAX_LOOKUPS)) {
    const paid = await fetchPaidOnce(order);
    if (paid) return paid;
  }
  return null;
}

/** The longest wait for earlier payments. */
const TIMEOUT_MS = 4000;

/** Resolves to `instead` after the timeout. */
export function resolveInTime<Answer>(answer: Promise<Answer>, instead: Answer): Promise<Answer> {
  const timeout = new Promise<Answer>((resolve) => setTimeout(() => resolve(instead), TIMEOUT_MS));
  return Promise.race([answer, timeout]);
}

/** Sets `$alreadyPaid` if one of these boxes was paid for and the shopper may not know. */
export async function checkAlreadyPaid(boxes: readonly Box[]): Promise<void> {
  $alreadyPaid.set(null);
  const unacknowledged = findOrders().filter(
    (order) => order.isTold !== true && boxes.some((box) => orderHasBox(order, box)),
  );
  $alreadyPaid.set(await firstPaid(unacknowledged));
}

/** Hides the notice and never shows it again for this order. */
export function dismissAlreadyPaid(): void {
  const paid = $alreadyPaid.get();
  if (paid) markOrderTold(paid.order.sessionId);
  $alreadyPaid.set(null);
}

/** Returns a paid order of the last hour with equal goods. Null if there is none or the look-up times out. */
export function findDuplicatePayment(goods: OrderedGoods): Promise<PaidOrder | null> {
  return resolveInTime(
    firstPaid(findEqualOrders(withoutNotes(goods), findOrders(), Date.now())),
    null,
  );
}

/** Returns whether the payment was cancelled; undefined if that is unknown. */
export async function isPaymentCancelled(sessionId: string): Promise<boolean | undefined> {
  const result = await send(getSession, { sessionId });
  return result.kind === 'ok' ? isOpen(result.response) : undefined;
}

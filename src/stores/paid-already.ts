import { atom } from 'nanostores';
import { send } from '#browser/send.ts';
import { getSession } from '#contract/get-session.ts';
import { formatOrderNumber } from '#domain/order-number.ts';
import type { BoxChoices } from '#domain/order.ts';
import { findEqualOrders, orderHasBox, paidAlreadyText } from '#domain/paid-already.ts';
import { withoutNotes, type OrderedGoods, type HistoryEntry } from '#domain/order-history.ts';
import { findOrders } from './find-order.ts';
import { markOrderAcknowledged } from './save-order.ts';

/** An order of this device that was paid, or whose payment is on its way. */
export interface PaidOrder {
  order: HistoryEntry;
  /** "You paid for this on 22 Nov: BHF-4F7K2M9QXA." */
  text: string;
}

/** What the shopper is about to buy, though it was paid for without a page after payment having said so. */
export const $paidAlready = atom<PaidOrder | null>(null);

/** The shop takes 60 questions a minute; an order that was asked about keeps its answer for a while. */
const MAX_LOOKUPS = 3;
const MAX_AGE_MS = 60_000;

const asked = new Map<string, { at: number; answer: Promise<PaidOrder | null> }>();

async function fetchPaid(order: HistoryEntry): Promise<PaidOrder | null> {
  const { sessionId } = order;
  const result = await send(getSession, { sessionId });
  if (result.kind !== 'answered') return null;
  const { payment_status, status, payment_intent } = result.answer;
  const isPaid = payment_status !== 'unpaid';
  const isPending = !isPaid && status === 'complete';
  if (!isPaid && !isPending) return null;
  const number = formatOrderNumber(payment_intent.metadata.orderNumber || sessionId.slice(0, 8));
  return { order, text: paidAlreadyText(order, number, isPending) };
}

function fetchPaidOnce(order: HistoryEntry): Promise<PaidOrder | null> {
  const known = asked.get(order.sessionId);
  if (known && Date.now() - known.at < MAX_AGE_MS) return known.answer;
  const answer = fetchPaid(order);
  asked.set(order.sessionId, { at: Date.now(), answer });
  return answer;
}

/** The first of these orders that was paid; null when none was, or when the shop cannot be asked. */
async function firstPaid(orders: readonly HistoryEntry[]): Promise<PaidOrder | null> {
  for (const order of orders.slice(0, MAX_LOOKUPS)) {
    const paid = await fetchPaidOnce(order);
    if (paid) return paid;
  }
  return null;
}

/** A shopper never waits longer than this for what became of earlier payments. */
const TIMEOUT_MS = 4000;

/** The answer, or what stands in for it where the shop takes too long. */
function withTimeout<Answer>(answer: Promise<Answer>, instead: Answer): Promise<Answer> {
  const tooLong = new Promise<Answer>((resolve) => setTimeout(() => resolve(instead), TIMEOUT_MS));
  return Promise.race([answer, tooLong]);
}

/** The orders of this device that were paid, or whose payment is on its way; of one that nobody can tell in time, it is not said. */
export async function findPaidOrders(): Promise<HistoryEntry[]> {
  const orders = findOrders().map(async (order) => {
    const isPaid =
      order.isTold === true || (await withTimeout(fetchPaidOnce(order), null)) !== null;
    return isPaid ? [order] : [];
  });
  return (await Promise.all(orders)).flat();
}

/** Looks whether one of these boxes was paid for on this device and the shopper may not know; nobody waits for the answer. */
export async function checkAlreadyPaid(boxes: readonly BoxChoices[]): Promise<void> {
  $paidAlready.set(null);
  const begun = findOrders().filter(
    (order) => order.isTold !== true && boxes.some((choices) => orderHasBox(order, choices)),
  );
  $paidAlready.set(await firstPaid(begun));
}

/** The shopper has answered: the order is not spoken of again. */
export function dismissAlreadyPaid(): void {
  const paid = $paidAlready.get();
  if (paid) markOrderAcknowledged(paid.order.sessionId);
  $paidAlready.set(null);
}

/** An order of the last hour with exactly these goods that was paid for; null when there is none, or nobody can tell in time. */
export function findDuplicatePayment(goods: OrderedGoods): Promise<PaidOrder | null> {
  return withTimeout(
    firstPaid(findEqualOrders(withoutNotes(goods), findOrders(), Date.now())),
    null,
  );
}

/** Whether the payment page that this order went to was left without paying; undefined when nobody knows. */
export async function isUnpaid(sessionId: string): Promise<boolean | undefined> {
  const result = await send(getSession, { sessionId });
  if (result.kind !== 'answered') return undefined;
  const { payment_status, status } = result.answer;
  return payment_status === 'unpaid' && status !== 'complete';
}

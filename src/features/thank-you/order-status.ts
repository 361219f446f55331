import { atom } from 'nanostores';
import { send } from '#browser/send.ts';
import { checkOrderStatus } from '#contract/check-order-status.ts';
import { getSession, type PaymentSession } from '#contract/get-session.ts';
import { getPlacedOrder, type PlacedOrderJson } from '#contract/placed-order.ts';
import { deliveryService } from '#data/delivery-service.ts';
import {
  toOrderConfirmation,
  isBulkOrder,
  resumeUrl,
  orderBanner,
  type OrderConfirmation,
  type OrderBanner,
} from './order-confirmation.ts';
import type { OrderContents } from '#features/order/order-contents.ts';
import type { CheckoutReturn } from '#domain/order/checkout-return.ts';
import { historyBoxes, type PastOrder } from '#domain/order/order-history.ts';
import { clearBulkDraft } from '#features/bulk/clear-bulk-draft.ts';
import { countBoxes } from '#features/cart/cart-count.ts';
import {
  backUpCart,
  countBackedUpBoxes,
  markBackupPaid,
  restoreCart,
} from '#features/cart/cart-backup.ts';
import { clearPaidDelivery, clearPaidDraft } from '#features/builder/draft/clear-paid-draft.ts';
import {
  $paidOrders,
  $pastOrder,
  $checkoutReturn,
  openCheckoutReturn,
  markSettled,
  openPastOrder,
} from '#features/checkout/checkout-return.ts';
import { findPaidOrders } from '#features/checkout/paid-orders.ts';
import { keepOrderLink, loadOrderLinks, $orderLinks } from '#features/checkout/order-links.ts';
import { forgetCheckoutSession } from '#features/checkout/checkout-session.ts';
import { markOrderTold } from '#features/checkout/order-history-storage.ts';

/** A loaded order with what the page shows beside it. */
export interface FoundOrder {
  state: 'found';
  banner: OrderBanner;
  order: OrderConfirmation;
  /** What is in it; null if the server cannot say. */
  contents: OrderContents | null;
  /** Empty until the order is paid. */
  email: string;
  /** The token of the order's own page; null where the shop hands out none. */
  page: string | null;
  isBulk: boolean;
  /** Whether everything that was paid went back. */
  isRefundedInFull: boolean;
  /** Whether the shop has recorded the order. */
  isProcessed: boolean;
  /** Whether the page is polling for the payment. */
  isPolling: boolean;
  /** Where to go on with an order whose payment page is still open; otherwise null. */
  resumeUrl: string | null;
  /** The number of other boxes the cart held; they can be restored. */
  backedUpBoxes: number;
}

/** Why the order cannot be shown. */
export interface MissingOrder {
  state: 'not-found';
  error: string;
  canTryAgain: boolean;
}

/** The state of the thank-you page. */
export type OrderStatus = { state: 'loading' } | MissingOrder | FoundOrder;

export const $orderStatus = atom<OrderStatus>({ state: 'loading' });

/** The poll intervals, about two minutes in all. */
const POLL_SECONDS = [3, 4, 6, 9, 13, 18, 25, 40];

/** How long a paid order waits for its contents before it is shown without them. */
const CONTENTS_WAIT_SECONDS = 2;
const CONTENTS_RETRY_SECONDS = 5;

const wait = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

function missing(error: string, canTryAgain: boolean): MissingOrder {
  return { state: 'not-found', error, canTryAgain };
}

const isCartOrder = ({ metadata }: PaymentSession): boolean => metadata.orderType === 'cart';

/** Returns the token that the device remembers: the shop hands it out for an hour only. */
const storedPage = ({ sessionId }: CheckoutReturn): string | null =>
  $orderLinks.get().find((link) => link.sessionId === sessionId)?.page ?? null;

/** Returns how many boxes of the cleared cart the payment was not for. */
function countOtherBoxes({ sessionId }: CheckoutReturn, session: PaymentSession): number {
  const backedUp = countBackedUpBoxes(sessionId, Date.now());
  const order = isCartOrder(session) ? $pastOrder.get() : null;
  const paid = order ? countBoxes(historyBoxes(order)) : 0;
  return Math.max(0, backedUp - paid);
}

function found(
  checkoutReturn: CheckoutReturn,
  session: PaymentSession,
  placed: PlacedOrderJson | null,
): FoundOrder {
  const contents = placed && placed.order;
  const banner = orderBanner(session);
  return {
    state: 'found',
    banner,
    order: toOrderConfirmation(
      checkoutReturn.sessionId,
      { ...session, order: contents },
      checkoutReturn.seenAt,
      deliveryService,
    ),
    contents,
    email: session.customer_details?.email ?? '',
    page: storedPage(checkoutReturn),
    isBulk: isBulkOrder(session),
    isRefundedInFull: placed !== null && placed.isRefundedInFull,
    isProcessed: false,
    isPolling: banner === 'pending',
    resumeUrl: resumeUrl(session),
    backedUpBoxes: banner === 'success' ? countOtherBoxes(checkoutReturn, session) : 0,
  };
}

function updateFound(changes: Partial<FoundOrder>): void {
  const summary = $orderStatus.get();
  if (summary.state === 'found') $orderStatus.set({ ...summary, ...changes });
}

function isPending(): boolean {
  const summary = $orderStatus.get();
  return summary.state === 'found' && summary.banner === 'pending';
}

/**
 * Clears the paid draft, or the cart, once, so that a reload keeps what was started since. While the order is
 * unpaid, it restores the cart.
 */
function clearCartAndDraft(checkoutReturn: CheckoutReturn, session: PaymentSession): void {
  if (checkoutReturn.isSettled) return;
  if (orderBanner(session) !== 'success') {
    restoreCart(checkoutReturn.sessionId, Date.now());
    return;
  }
  if (isCartOrder(session)) {
    backUpCart(checkoutReturn.sessionId, Date.now());
    markBackupPaid(checkoutReturn.sessionId, Date.now());
    clearPaidDelivery();
  }
  if (session.metadata.orderType === 'builder') clearPaidDraft($pastOrder.get());
  if (isBulkOrder(session)) clearBulkDraft();
  markOrderTold(checkoutReturn.sessionId);
  markSettled(checkoutReturn);
}

/** Restores the cart's boxes that were not part of the paid order. */
export async function restoreBackedUpCart(): Promise<void> {
  const { removeOrderedBoxes, startNewCart } = await import('#features/cart/cart.ts');
  const checkoutReturn = $checkoutReturn.get();
  const pastOrder = $pastOrder.get();
  if (checkoutReturn) restoreCart(checkoutReturn.sessionId, Date.now());
  if (pastOrder?.goods.orderType === 'cart') {
    startNewCart();
    removeOrderedBoxes(pastOrder);
  }
  updateFound({ backedUpBoxes: 0 });
}

/** Checks whether the shop has recorded the order. It only changes a text: the webhook completes a paid order. */
async function checkProcessed({ payment_status, payment_intent }: PaymentSession): Promise<void> {
  if (payment_status === 'unpaid' || payment_intent.id === null) return;
  const result = await send(checkOrderStatus, { paymentIntentId: payment_intent.id });
  if (result.kind === 'ok') updateFound(result.response);
}

/** Returns the order, asked for once more if the first answer fails, and keeps its link; null if the shop cannot say. */
async function askForOrder(
  checkoutReturn: CheckoutReturn,
  isRetry = false,
): Promise<PlacedOrderJson | null> {
  const { sessionId, seenAt } = checkoutReturn;
  const result = await send(getPlacedOrder, { sessionId });
  if (result.kind === 'ok') {
    const { page } = result.response;
    if (page !== null) keepOrderLink({ sessionId, placedAt: seenAt, page }, Date.now());
    return result.response;
  }
  if (isRetry) return null;
  await wait(CONTENTS_RETRY_SECONDS);
  return askForOrder(checkoutReturn, true);
}

/** Counts the looks at a payment: contents that come after a later look are not shown. */
let latestLook = 0;

/**
 * Fetches and shows the order. Returns the obstacle, or null. While nobody can say what became of the payment, the cart is
 * restored; the basket then asks about it again.
 */
async function fetchOnce(checkoutReturn: CheckoutReturn): Promise<MissingOrder | null> {
  const { sessionId } = checkoutReturn;
  const look = (latestLook += 1);
  const asking = askForOrder(checkoutReturn);
  const result = await send(getSession, { sessionId });
  if (result.kind !== 'ok') restoreCart(sessionId, Date.now());
  if (result.kind === 'network-error') return missing('Error connecting to order service', true);
  if (result.kind !== 'ok') {
    const isUnknown = result.kind === 'http-error' && result.status < 429;
    return missing('Failed to fetch order details', !isUnknown);
  }
  clearCartAndDraft(checkoutReturn, result.response);
  const show = (placed: PlacedOrderJson | null) => found(checkoutReturn, result.response, placed);
  const placed = await Promise.race([asking, wait(CONTENTS_WAIT_SECONDS)]);
  $orderStatus.set(show(placed ?? null));
  if (placed === undefined) {
    void asking.then((late) => {
      const { order, contents, page, isRefundedInFull } = show(late);
      if (look === latestLook) updateFound({ order, contents, page, isRefundedInFull });
    });
  }
  await checkProcessed(result.response);
  return null;
}

async function poll(checkoutReturn: CheckoutReturn): Promise<void> {
  for (const seconds of POLL_SECONDS) {
    if (!isPending()) return;
    await wait(seconds);
    await fetchOnce(checkoutReturn);
  }
  updateFound({ isPolling: false });
}

/** Retries once the network is back. */
function retryWhenOnline(): void {
  const onOnline = (): void => {
    if ($orderStatus.get().state === 'not-found') void loadOrderStatus();
  };
  addEventListener('online', onOnline, { once: true });
}

/** Loads the order of the checkout return, and polls while it is unpaid. */
export async function loadOrderStatus(): Promise<void> {
  $orderStatus.set({ state: 'loading' });
  forgetCheckoutSession();
  loadOrderLinks(Date.now());
  const checkoutReturn = openCheckoutReturn(Date.now());
  if (!checkoutReturn) {
    $paidOrders.set(await findPaidOrders());
    $orderStatus.set(missing('Failed to fetch order details', false));
    return;
  }
  if (!checkoutReturn.isSettled) backUpCart(checkoutReturn.sessionId, Date.now());
  const obstacle = await fetchOnce(checkoutReturn);
  if (!obstacle) return poll(checkoutReturn);
  $orderStatus.set(obstacle);
  if (obstacle.canTryAgain) retryWhenOnline();
}

/** Polls again after polling has stopped. */
export async function pollAgain(): Promise<void> {
  const checkoutReturn = $checkoutReturn.get();
  if (!checkoutReturn || !isPending()) return;
  updateFound({ isPolling: true });
  await fetchOnce(checkoutReturn);
  await poll(checkoutReturn);
}

/** Shows a past order of this device. Cart and draft stay as they are. */
export async function showPastOrder(order: PastOrder): Promise<void> {
  $orderStatus.set({ state: 'loading' });
  openPastOrder(order);
  await loadOrderStatus();
}

import type { OutgoingMail } from '#netlify/mail/mail-queue.ts';
import type { DataRequests, StoredDataRequest } from './data-request-store.ts';
import {
  dueDay,
  LINK_VALID_DAYS,
  oldestValidLink,
  type RequestType,
} from '#domain/data-request.ts';
import { londonTime, type Instant } from '#domain/day.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { isRefundedInFull } from '#domain/order/payment-stop.ts';
import { DATA_REQUEST_MAILS } from '#netlify/mail/mail-kinds.ts';
import { hashToken, createMagicLink } from '#netlify/http/magic-link.ts';
import { HttpError } from '#netlify/http/http-error.ts';
import type { Settings } from '#netlify/http/settings.ts';
import type { Orders } from '#netlify/orders/order-store.ts';

/** What confirming a data request needs of the shop. */
export interface ConfirmDependencies {
  dataRequests: Pick<DataRequests, 'findOpen' | 'confirm' | 'erasePersonalData'>;
  orders: Pick<Orders, 'findByEmail'>;
  settings: Pick<Settings, 'secret'>;
}

/** 410: the link was used, or is too old. */
export function linkExpired(): HttpError {
  return new HttpError(
    410,
    'link-gone',
    'This link no longer works',
    `This link has been used already, or is older than ${LINK_VALID_DAYS} days. If you still need us to act, please send your request again.`,
  );
}

function mail(kind: string, request: StoredDataRequest, payload: object): OutgoingMail {
  return { key: `${kind}/${request.referenceId}`, kind, payload };
}

/** Returns the shop’s notice, with the last day to respond and the orders for which a deletion waits. */
function noticeOf(request: StoredDataRequest, waiting: readonly string[]): OutgoingMail {
  const { createdAt, ...facts } = request;
  const due = dueDay(londonTime(createdAt).day);
  return mail(DATA_REQUEST_MAILS.notice, request, { ...facts, due, waiting });
}

/** Returns the numbers of the orders that are still to be posted: a deletion waits for them. */
async function findWaiting(orders: ConfirmDependencies['orders'], email: string) {
  return (await orders.findByEmail(email))
    .filter((order) => !isRefundedInFull(order))
    .filter(({ parcels }) => parcels.some(({ status }) => status !== 'posted'))
    .map(({ orderNumber }) => formatOrderNumber(orderNumber));
}

/**
 * Confirms a data request: an export is mailed as a link, a deletion is carried out at once, except for what posting an
 * order takes. Throws 410 for a used or old link.
 */
export async function confirmData(
  shop: ConfirmDependencies,
  { token, now }: { token: string; now: Instant },
): Promise<{ referenceId: string; requestType: RequestType }> {
  const hash = hashToken(token);
  const request = await shop.dataRequests.findOpen(hash, oldestValidLink(now));
  if (!request) throw linkExpired();
  const { referenceId, requestType, email } = request;
  const isExport = requestType === 'export';
  const link = isExport ? createMagicLink(shop.settings.secret) : null;
  const waiting = isExport ? [] : await findWaiting(shop.orders, email);
  const mails = [
    noticeOf(request, waiting),
    mail(DATA_REQUEST_MAILS[requestType], request, { email, referenceId, waiting, ...link }),
  ];
  const isConfirmed = await shop.dataRequests.confirm(hash, link?.hash ?? null, mails, now);
  if (!isConfirmed) throw linkExpired();
  if (!isExport) await shop.dataRequests.erasePersonalData(email, now);
  return { referenceId, requestType };
}

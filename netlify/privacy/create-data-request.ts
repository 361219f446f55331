import { randomBytes } from 'node:crypto';
import type { DataRequests } from './data-request-store.ts';
import {
  formatReferenceId,
  LINK_VALID_DAYS,
  type DataRequest,
  type RequestType,
} from '#domain/data-request.ts';
import type { Instant } from '#domain/day.ts';
import { createOrderNumber } from '#domain/order/order-number.ts';
import { LIMITS, enforceLimit, hashEmail, type Limits } from '#netlify/http/rate-limits.ts';
import { DATA_REQUEST_MAILS } from '#netlify/mail/mail-kinds.ts';
import { createMagicLink } from '#netlify/http/magic-link.ts';
import type { Settings } from '#netlify/http/settings.ts';

/** What a data request needs of the shop. */
export interface DataRequestDependencies {
  dataRequests: Pick<DataRequests, 'add'>;
  limits: Pick<Limits, 'count'>;
  settings: Pick<Settings, 'secret'>;
}

const NEXT_STEPS = `We have sent a link to that address. Please open it within ${LINK_VALID_DAYS} days and confirm: then we act within 30 days, and always within one month. Orders are kept for 7 years, because tax law asks for it.`;

/** Stores a data request and mails its link. Nothing is looked up or done until the link is confirmed. */
export async function createDataRequest(
  shop: DataRequestDependencies,
  input: { requestType: RequestType; request: DataRequest; now: Instant },
): Promise<{ referenceId: string; message: string }> {
  const { requestType, request, now } = input;
  const { email } = request;
  const person = hashEmail(email, shop.settings.secret, now);
  await enforceLimit(LIMITS.dataRequestPerPerson, (limit) => shop.limits.count(limit, person));
  const referenceId = formatReferenceId(createOrderNumber(randomBytes(10)));
  const { seed, hash } = createMagicLink(shop.settings.secret);
  const kind = DATA_REQUEST_MAILS.link;
  await shop.dataRequests.add({ ...request, referenceId, requestType, createdAt: now }, hash, {
    key: `${kind}/${referenceId}`,
    kind,
    payload: { email, referenceId, requestType, seed },
  });
  return { referenceId, message: NEXT_STEPS };
}

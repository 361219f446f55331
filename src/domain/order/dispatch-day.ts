import { adviseOnBulkDay } from '../bulk/bulk-date.ts';
import { findById, type Catalogue } from '../catalogue.ts';
import type { Day, Instant } from '../day.ts';
import type { PostalCalendar } from '../delivery/dispatch.ts';
import { latestDispatchDay, requestedDayError } from '../delivery/requested-day.ts';
import type { OrderResult } from './normalize-order.ts';
import type { RuleViolation } from './order-rules.ts';
import type { BoxParcel, Order, ParcelDelivery } from './order.ts';

/** What decides which days a parcel meets. */
export interface PostalOffer {
  catalogue: Pick<Catalogue, 'shippingOptions'>;
  calendar: PostalCalendar;
}

/** Returns the dispatch day that meets the requested day of a parcel, or the rule that it breaks; null without a request. */
export function requestedDispatch(
  {
    kind,
    shippingId,
    arriveOn,
  }: Pick<ParcelDelivery, 'shippingId' | 'arriveOn'> & Pick<Order, 'kind'>,
  now: Instant,
  { catalogue, calendar }: PostalOffer,
): { dispatchOn: Day | null } | { violation: RuleViolation } {
  if (arriveOn === null) return { dispatchOn: null };
  if (kind === 'slices') {
    const { kind: bulkDay, arrival } = adviseOnBulkDay(arriveOn, now, calendar);
    return bulkDay === 'booked'
      ? { dispatchOn: arrival.dispatch }
      : { violation: { code: 'arrival-not-possible', bulkDay } };
  }
  const delivery = findById(catalogue.shippingOptions, shippingId);
  if (!delivery) return { violation: { code: 'unknown-shipping' } };
  const date = requestedDayError(arriveOn, now, delivery, calendar);
  if (date) return { violation: { code: 'arrival-not-possible', date } };
  return { dispatchOn: latestDispatchDay(arriveOn, now, delivery, calendar) };
}

/**
 * Sets the dispatch day of each parcel with a requested day. Any other parcel is dispatched as soon as
 * possible.
 */
export function resolveDispatchDay(
  requested: Order,
  now: Instant,
  offer: PostalOffer,
): OrderResult {
  if (requested.kind === 'slices') {
    const resolved = requestedDispatch(requested, now, offer);
    return 'violation' in resolved ? resolved : { order: { ...requested, ...resolved } };
  }
  const parcels: BoxParcel[] = [];
  for (const parcel of requested.parcels) {
    const resolved = requestedDispatch({ ...parcel, kind: requested.kind }, now, offer);
    if ('violation' in resolved) {
      const { violation } = resolved;
      const isOneOfSeveral = 'date' in violation && requested.parcels.length > 1;
      return isOneOfSeveral
        ? { violation: { ...violation, recipient: parcels.length + 1 } }
        : resolved;
    }
    parcels.push({ ...parcel, ...resolved });
  }
  return { order: { ...requested, parcels } };
}

import type { OrderChange, OrderPageParcel } from '#contract/order-page.ts';
import type { Instant } from '#domain/day.ts';
import type { ParcelChangeRequest } from '#domain/order/parcel-change.ts';
import { isRefundedInFull } from '#domain/order/payment-stop.ts';
import { HttpError, versionConflict } from '#netlify/http/http-error.ts';
import { LIMITS, enforceLimit, type Limits } from '#netlify/http/rate-limits.ts';
import type { Offer } from '#netlify/availability/offer.ts';
import type { StoredOrder } from '#netlify/orders/order-store.ts';
import type { StoredParcel } from '#netlify/orders/stored-parcel.ts';
import { openOrder, type Opening } from './open-order.ts';
import type { Parcels } from './parcel-store.ts';
import { parcelsOfPage, type ReadOrderDependencies } from './read-order.ts';
import { saveParcelChange } from './save-parcel-change.ts';

/** What changing an order needs of the shop. */
export interface ChangeOrderDependencies extends ReadOrderDependencies {
  parcels: Pick<Parcels, 'changeContent'>;
  limits: Pick<Limits, 'count'>;
}

/** Returns what a change asks for. A requested day that the parcel misses cannot be withdrawn: it leaves at once anyway. */
function requestOf(
  { note, customerInfo, arriveOn }: OrderChange,
  { metDay }: StoredParcel,
): ParcelChangeRequest {
  const notes = typeof note === 'string' ? [{ box: 1, text: note }] : (note ?? []);
  return {
    notes: notes.map(({ box, text }) => ({ place: box, text })),
    address: customerInfo ?? null,
    arriveOn: arriveOn === null && metDay === null ? undefined : arriveOn,
  };
}

/** Returns why a parcel takes no change, as a 409 in the shop’s words. */
function refusal(order: StoredOrder, { status }: StoredParcel): HttpError {
  if (isRefundedInFull(order)) {
    return new HttpError(
      409,
      'order-refunded',
      'This order was paid back',
      'We have paid this order back, so there is nothing left to change.',
    );
  }
  if (status === 'waiting') {
    return versionConflict({
      title: 'This order has been changed',
      detail:
        'It was changed in another place since you opened this page. Please look at it as it is now, and change it again.',
    });
  }
  return new HttpError(
    409,
    'parcel-packed',
    'We are packing it already',
    'We have begun to pack this parcel, so it stays as it is.',
  );
}

function parcelOf({ parcels }: StoredOrder, id: number): StoredParcel {
  const parcel = parcels.find((one) => one.id === id);
  if (parcel) return parcel;
  throw new HttpError(404, 'unknown-parcel', 'Parcel not found', 'This order has no such parcel.');
}

function pageParcel(order: StoredOrder, id: number, offer: Offer, now: Instant): OrderPageParcel {
  const [parcels] = parcelsOfPage(order, offer, now);
  const found = parcels.find((parcel) => parcel.id === id);
  if (!found) throw new Error(`Parcel ${id} is not shown`);
  return found;
}

/**
 * Changes a parcel of an order, logs what it replaces and queues both mails; a repeat of the same change has no effect.
 * Throws 400 for a rule that is broken, and 409 once the parcel is being packed or was changed by somebody else.
 */
export async function changeOrder(
  shop: ChangeOrderDependencies,
  { change, ...opening }: Opening & { change: OrderChange },
): Promise<{ parcel: OrderPageParcel; isChanged: boolean }> {
  const { now } = opening;
  const [order, offer] = await Promise.all([openOrder(shop, opening), shop.offer()]);
  const parcel = parcelOf(order, change.parcel);
  const outcome = await saveParcelChange(
    { ...shop, offer },
    { parcel, order },
    {
      by: 'customer',
      now,
      request: requestOf(change, parcel),
      expectedVersion: change.expectedVersion,
      beforeSaving: () =>
        enforceLimit(LIMITS.changesPerOrder, (limit) =>
          shop.limits.count(limit, order.orderNumber),
        ),
    },
  );
  const after = await openOrder(shop, opening);
  if (outcome === 'refused') throw refusal(after, parcelOf(after, parcel.id));
  return { parcel: pageParcel(after, parcel.id, offer, now), isChanged: outcome === 'saved' };
}

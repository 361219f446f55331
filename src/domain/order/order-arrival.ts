import type { Day, Instant } from '../day.ts';
import {
  arrivalFrom,
  estimateArrival,
  ordinaryDispatchDay,
  type ArrivalEstimate,
  type TransitTime,
  type PostalCalendar,
} from '../delivery/dispatch.ts';
import type { BoxOrder, Order } from './order.ts';

/** A requested delivery date and the dispatch day that meets it; both null without a request. */
export type DeliveryDateRequest = Pick<BoxOrder, 'arriveOn' | 'dispatchOn'>;

const NO_REQUEST: DeliveryDateRequest = { arriveOn: null, dispatchOn: null };

/** When an order is dispatched and arrives. */
export interface OrderArrival {
  arrival: ArrivalEstimate;
  /** The requested date that the order meets, or null. */
  requestedDate: Day | null;
  /** A requested date that the order misses because it was paid too late, or null. */
  missedDate: Day | null;
}

/**
 * Returns the requested date of an order paid at a moment; null without one, or when paid after its dispatch day.
 * Ignores the calendar, so that a later change of it alters no order.
 */
export function feasibleDeliveryDate(
  { arriveOn, dispatchOn }: DeliveryDateRequest,
  paidAt: Instant,
): Day | null {
  return dispatchOn !== null && dispatchOn >= ordinaryDispatchDay(paidAt) ? arriveOn : null;
}

/**
 * Returns the arrival of an order paid at a moment: for the requested date if it can still be dispatched in time,
 * otherwise as soon as possible.
 */
export function orderArrival(
  order: Order | null,
  paidAt: Instant,
  delivery: TransitTime,
  calendar: PostalCalendar,
): OrderArrival {
  const asked = order && order.orderType !== 'bulk' ? order : NO_REQUEST;
  const requestedDate = feasibleDeliveryDate(asked, paidAt);
  const arrival =
    requestedDate !== null && asked.dispatchOn !== null
      ? arrivalFrom(asked.dispatchOn, delivery, calendar)
      : estimateArrival(paidAt, delivery, calendar);
  return { arrival, requestedDate, missedDate: requestedDate === null ? asked.arriveOn : null };
}

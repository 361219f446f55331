import type { Day, Instant } from './day.ts';
import {
  arrivalFrom,
  estimateArrival,
  ordinaryDispatchDay,
  type ArrivalEstimate,
  type TransitTime,
  type PostalCalendar,
} from './dispatch.ts';
import type { BoxOrder, Order } from './order.ts';

/** A wish to arrive around a day, and the day on which the order has to leave for it. */
export type DeliveryDateRequest = Pick<BoxOrder, 'arriveOn' | 'dispatchOn'>;

const NO_REQUEST: DeliveryDateRequest = { arriveOn: null, dispatchOn: null };

/** When an order leaves and arrives. */
export interface OrderArrival {
  arrival: ArrivalEstimate;
  /** The day around which it is wished to arrive, or null. */
  requestedDate: Day | null;
  /** A wish that can no longer be met, because the order was paid too late to leave in time. */
  missedDate: Day | null;
}

/** The day around which an order arrives that was paid at a moment; null without a wish, or too late for it. No later calendar can change it. */
export function feasibleDeliveryDate(
  { arriveOn, dispatchOn }: DeliveryDateRequest,
  paidAt: Instant,
): Day | null {
  return dispatchOn !== null && dispatchOn >= ordinaryDispatchDay(paidAt) ? arriveOn : null;
}

/** When an order arrives that was paid at a moment: as wished if it can still leave in time, else as soon as one without a wish (decisions 30 and 61). */
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

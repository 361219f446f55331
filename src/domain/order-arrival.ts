import type { Day, Instant } from './day.ts';
import {
  estimateArrival,
  literalDispatchDay,
  type ArrivalEstimate,
  type Postage,
  type PostalCalendar,
} from './dispatch.ts';
import type { BoxOrder, Order } from './order.ts';
import { wishedArrival } from './wished-arrival.ts';

/** A wish to arrive around a day, and the day on which the order has to leave for it. */
export type Wish = Pick<BoxOrder, 'arriveOn' | 'dispatchOn'>;

const NO_WISH: Wish = { arriveOn: null, dispatchOn: null };

/** When an order leaves and arrives. */
export interface OrderArrival {
  arrival: ArrivalEstimate;
  /** The day around which it is wished to arrive, or null. */
  wish: Day | null;
  /** A wish that can no longer be met, because the order was paid too late to leave in time. */
  missedWish: Day | null;
}

/** The day around which an order arrives that was paid at a moment; null without a wish, or too late for it. No later calendar can change it. */
export function keptWish({ arriveOn, dispatchOn }: Wish, paidAt: Instant): Day | null {
  return dispatchOn !== null && dispatchOn >= literalDispatchDay(paidAt) ? arriveOn : null;
}

/** When an order arrives that was paid at a moment: as wished if it can still leave in time, else as soon as one without a wish (decisions 30 and 61). */
export function orderArrival(
  order: Order | null,
  paidAt: Instant,
  delivery: Postage,
  calendar: PostalCalendar,
): OrderArrival {
  const asked = order && order.orderType !== 'bulk' ? order : NO_WISH;
  const wish = keptWish(asked, paidAt);
  const arrival =
    wish !== null && asked.dispatchOn !== null
      ? wishedArrival(asked.dispatchOn, delivery, calendar)
      : estimateArrival(paidAt, delivery, calendar);
  return { arrival, wish, missedWish: wish === null ? asked.arriveOn : null };
}

import type { DeliveryMethod, ShippingOption } from '#domain/catalogue.ts';
import { formatDay, formatDayRange, formatWeekday } from '#domain/day-words.ts';
import type { Day } from '#domain/day.ts';
import { bulkDelivery } from '#domain/delivery/delivery.ts';
import type { ArrivalEstimate } from '#domain/delivery/dispatch.ts';
import { formatShortPounds } from '#domain/money.ts';
import type { Quote } from '#domain/quote.ts';
import type { ParcelSummary } from './order-summary.ts';

/** What the usual delivery costs, as every page says it. */
export const FREE_DELIVERY = 'FREE Standard Delivery on all orders!';

type Arrival = Pick<ArrivalEstimate, 'first' | 'last'>;

/** Returns "Order today to get by 24-26 Nov". */
export function orderTodayText({ first, last }: Arrival): string {
  return `Order today to get by ${formatDayRange(first, last)}`;
}

/** Returns "Get it by 24-26 Nov", for an order already placed. */
export function getItByText({ first, last }: Arrival): string {
  return `Get it by ${formatDayRange(first, last)}`;
}

/** Returns "In time for Thursday 24th December 2026". */
export function inTimeText(arriveOn: Day): string {
  return `In time for ${formatWeekday(arriveOn)} ${arriveOn.slice(0, 4)}`;
}

/** Returns "It should be there on 22-24 Dec". */
export function shouldArriveText({ first, last }: Arrival): string {
  return `It should be there on ${formatDayRange(first, last)}`;
}

/** Returns how long the post takes: "2 to 4 working days", or "1 working day". */
export function transitText({ workingDays }: Pick<DeliveryMethod, 'workingDays'>): string {
  const { first, last } = workingDays;
  const days = first === last ? `${first}` : `${first} to ${last}`;
  return `${days} working ${last === 1 ? 'day' : 'days'}`;
}

/** "Royal Mail 2nd Class"; of slices "Signed delivery", as the shop calls what the payment does not call by its name. */
export const serviceName = ({
  shippingId,
  shippingName,
}: Pick<ParcelSummary, 'shippingId' | 'shippingName'>): string =>
  shippingId === bulkDelivery.id ? 'Signed delivery' : shippingName;

/** Returns the name of a shipping option without who brings it: "2nd Class". */
export function nameOfClass({ name, provider }: ShippingOption): string {
  return name.replace(`${provider} `, '');
}

/** Returns the short name of a shipping option: "2nd class". */
export function shortName(option: ShippingOption): string {
  return nameOfClass(option).toLowerCase();
}

/** Returns the short name of a shipping option with its price: "1st class £2". */
export function shippingOptionLabel(option: ShippingOption): string {
  const price = option.pricePence === 0 ? 'free' : formatShortPounds(option.pricePence);
  return `${shortName(option)} ${price}`;
}

/**
 * Returns a delivery's name with its requested day: "Royal Mail 2nd Class, in time for 24th December 2026"; the name
 * alone without one.
 */
export function deliveryMethodText(name: string, arriveOn: Day | null): string {
  return arriveOn === null ? name : `${name}, in time for ${formatDay(arriveOn)}`;
}

/** Returns the deliveries of a quote, one per parcel: "2 × Royal Mail 2nd Class, Royal Mail 1st Class". */
export function quotedShippingText({ names }: Quote['shipping']): string {
  return [...new Set(names)]
    .map((name) => {
      const count = names.filter((other) => other === name).length;
      return count > 1 ? `${count} × ${name}` : name;
    })
    .join(', ');
}

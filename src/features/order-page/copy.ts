import type { OrderChange, OrderPage, OrderPageParcel } from '#contract/order-page.ts';
import { parcelArrivalText } from '#copy/parcel.ts';
import { unbrokenDays } from '#copy/unbroken.ts';
import { addressLines } from '#domain/customer/customer.ts';
import { formatDay, formatDayRange } from '#domain/day-words.ts';
import type { ParcelStatus } from '#domain/order/parcel-status.ts';

/** What the page says when the shop cannot be reached. */
export const SHOP_NOT_REACHED =
  'We could not reach the shop. Please check your connection and try again.';

/** How far an order or a parcel is. Nobody tells the shop when the post has delivered it. */
export const STATUS_TEXT: Readonly<Record<ParcelStatus, string>> = {
  waiting: 'Received',
  packed: 'Being packed',
  posted: 'Posted',
};

/** "Expected 30 Nov": when the parcels that are not posted yet leave, of several from the first to the last, "Expected 30 Nov-9 Dec". */
export function expectedText({ parcels }: Pick<OrderPage, 'parcels'>): string {
  const days = parcels
    .filter(({ status }) => status !== 'posted')
    .map(({ arrival }) => arrival.dispatch)
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? unbrokenDays(`Expected ${formatDayRange(first, last)}`) : '';
}

/** "Get it by 24-26 Nov", or for a requested day "In time for Thursday 24th December 2026". */
export function arrivalLine({ arrival }: Pick<OrderPageParcel, 'arrival'>): string {
  return unbrokenDays(parcelArrivalText(arrival, arrival.metDay));
}

/** "It then leaves us on 25th November 2026: get it by 27 Nov-1 Dec." for a parcel whose requested day is withdrawn. */
export function withoutRequestText(
  arrival: NonNullable<OrderPageParcel['arrivalWithoutRequest']>,
): string {
  const { dispatch, first, last } = arrival;
  return unbrokenDays(
    `It then leaves us on ${formatDay(dispatch)}: get it by ${formatDayRange(first, last)}.`,
  );
}

/** "Royal Mail 2nd Class, leaving us on 23rd November 2026"; once it is posted, its delivery alone. */
export function leavingLine({ shipping, arrival, status }: OrderPageParcel): string {
  if (status === 'posted') return `${shipping.name}, on its way`;
  return unbrokenDays(`${shipping.name}, leaving us on ${formatDay(arrival.dispatch)}`);
}

/** A change in words, for somebody who must ring instead: the note, the address or the day. */
export function requestedText({
  note = [],
  customerInfo,
  arriveOn,
}: Pick<OrderChange, 'note' | 'customerInfo' | 'arriveOn'>): string {
  if (customerInfo) return addressLines(customerInfo).join('\n');
  if (arriveOn !== undefined) return arriveOn === null ? 'No particular day' : formatDay(arriveOn);
  return typeof note === 'string' ? note : note.map(({ text }) => text).join('\n');
}

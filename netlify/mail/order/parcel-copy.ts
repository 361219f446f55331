import { serviceName, shouldArriveText } from '#copy/delivery.ts';
import { missedDayText, parcelArrivalText, parcelPlaceText } from '#copy/parcel.ts';
import type { ParcelSummary } from '#copy/order-summary.ts';
import { partName, type ParcelDifference } from '#copy/parcel-differences.ts';
import { addressLines, fullName } from '#domain/customer/customer.ts';
import { formatDay, formatShortDay } from '#domain/day-words.ts';
import { ALLERGENS } from '#domain/food/allergens.ts';
import { formatPounds } from '#domain/money.ts';
import { parcelRecipient } from '#domain/order/parcel.ts';
import { isRefundedInFull } from '#domain/order/payment-stop.ts';
import type { OrderForMail } from './order-for-mail.ts';

/** "Parcel 1 of 2" in an order of several parcels; otherwise empty. */
export function parcelPlace(parcel: ParcelSummary, { parcels }: OrderForMail): string {
  return parcelPlaceText(parcels.indexOf(parcel) + 1, parcels.length);
}

/** "Parcel 1 of 2: " in an order of several parcels; otherwise empty. */
export function parcelTitle(parcel: ParcelSummary, order: OrderForMail): string {
  const place = parcelPlace(parcel, order);
  return place && `${place}: `;
}

/** The title of a parcel's label: of several "Parcel 1 of 2 for Dorothy Quay" above, and when it arrives. */
export function arrivalTitle(
  parcel: ParcelSummary,
  order: OrderForMail,
): { above: string; title: string } {
  if (isRefundedInFull(order)) return { above: '', title: 'Paid back in full' };
  const { arrival, metDay } = parcel;
  return { above: parcelFor(parcel, order), title: parcelArrivalText(arrival, metDay) };
}

/**
 * "Get it by 24-26 Nov", or for a requested day "In time for Thursday 24th December 2026"; of several parcels "Parcel 1 of 2
 * for Dorothy Quay: Get it by 24-26 Nov".
 */
export function arrivalText(parcel: ParcelSummary, order: OrderForMail): string {
  const { above, title } = arrivalTitle(parcel, order);
  return above === '' ? title : `${above}: ${title}`;
}

/** "Parcel 1 of 2 for Dorothy Quay" in an order of several parcels; otherwise empty. */
export function parcelFor(parcel: ParcelSummary, order: OrderForMail): string {
  const place = parcelPlace(parcel, order);
  return place && `${place} for ${fullName(parcelRecipient(parcel, order))}`;
}

/** Returns the parcels to tell a customer about: of a refunded order only that it is refunded. */
export const parcelsToTell = (order: OrderForMail): readonly ParcelSummary[] =>
  isRefundedInFull(order) ? order.parcels.slice(0, 1) : order.parcels;

/** Returns the part of an order that is in a parcel: its boxes and their allergens, its status and what was changed of it. */
export function onlyParcel(parcel: ParcelSummary, order: OrderForMail): OrderForMail {
  if (order.parcels.length === 1) return order;
  const isOfParcel = (_: unknown, index: number): boolean => order.parcels[index] === parcel;
  const found = new Set(parcel.boxes.flatMap(({ allergens }) => allergens));
  const allergens = ALLERGENS.filter((allergen) => found.has(allergen));
  return {
    ...order,
    parcels: [parcel],
    statuses: order.statuses.filter(isOfParcel),
    differences: order.differences.filter(isOfParcel),
    allergens,
  };
}

const isPosted = (parcel: ParcelSummary, { parcels, statuses }: OrderForMail): boolean =>
  statuses[parcels.indexOf(parcel)] === 'posted';

/** Returns the sentence for a payment that came too late for the requested day; otherwise nothing. */
export function missedText(parcel: ParcelSummary, order: OrderForMail): string[] {
  const { missedDay } = parcel;
  if (missedDay === null || isRefundedInFull(order)) return [];
  return [
    isPosted(parcel, order)
      ? missedDayText(missedDay, 'we sent it as soon as we could')
      : missedDayText(missedDay),
  ];
}

/**
 * "Royal Mail 2nd Class, leaving us on 21st December 2026"; of several parcels "leaving us on 21 Dec"; for a requested
 * day also "It should be there on 22-23 Dec"; once it is posted "on its way"; for a refunded order, where the money goes.
 */
export function leavingText(parcel: ParcelSummary, order: OrderForMail): string {
  const { arrival, metDay } = parcel;
  if (isRefundedInFull(order)) {
    return `${formatPounds(order.refundedPence)} goes back to the card you paid with. Your bank may take up to ten days to show it.`;
  }
  const day = order.parcels.length > 1 ? formatShortDay : formatDay;
  const when = isPosted(parcel, order) ? 'on its way' : `leaving us on ${day(arrival.dispatch)}`;
  const leaving = `${serviceName(parcel)}, ${when}`;
  return metDay === null ? leaving : `${leaving}. ${shouldArriveText(arrival)}.`;
}

/** Returns whether a parcel was changed since it was paid, also where that was put back. */
export const isParcelChanged = (
  parcel: ParcelSummary,
  { parcels, differences }: OrderForMail,
): boolean => (differences[parcels.indexOf(parcel)] ?? null) !== null;

/** What differs in a parcel from what was paid, with what it was. */
export const parcelDifferences = (
  parcel: ParcelSummary,
  { parcels, differences }: OrderForMail,
): readonly ParcelDifference[] => differences[parcels.indexOf(parcel)] ?? [];

/** Returns the sentence about changes since the payment; empty for what is as it was bought. */
export function changedText(differences: readonly ParcelDifference[]): string {
  const what = [...new Set(differences.map((difference) => partName(difference).toLowerCase()))];
  return what.length === 0 ? '' : `This is your order as it was changed: ${what.join(', ')}.`;
}

/**
 * "To Ada Quay, 1 Pier Road, BS23 1AA"; without the name where the title of the parcel has it. Nothing for an order that was
 * paid back: it goes nowhere.
 */
export function addressTexts(parcel: ParcelSummary, order: OrderForMail): string[] {
  if (isRefundedInFull(order)) return [];
  const noName = parcelFor(parcel, order) === '' ? {} : { firstName: '', lastName: '' };
  return [`To ${addressLines({ ...parcelRecipient(parcel, order), ...noName }).join(', ')}`];
}

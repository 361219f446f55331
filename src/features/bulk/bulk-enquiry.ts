import { formatDay } from '#domain/day-words.ts';
import { parseDay } from '#domain/day.ts';
import { atom } from 'nanostores';
import { $neededOn, $slices } from './bulk-order.ts';

/** The initial message of the enquiry form. Empty if there is nothing to prefill. */
export const $prefilledMessage = atom('');

/** Prefills the enquiry with the number of slices and the day. */
export function prefillEnquiry(): void {
  const day = parseDay($neededOn.get());
  const forDay = day === null ? '' : ` for ${formatDay(day)}`;
  $prefilledMessage.set(`I would like to order ${$slices.get()} slices of fudge${forDay}.`);
}

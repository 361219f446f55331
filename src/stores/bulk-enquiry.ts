import { formatDay } from '#domain/day-words.ts';
import { parseDay } from '#domain/day.ts';
import { atom } from 'nanostores';
import { $neededOn, $slices } from './bulk-order.ts';

/** What the enquiry form's message holds at first, in the shopper's words; empty as long as there is nothing to say. */
export const $prefilledMessage = atom('');

/** Lets the enquiry begin with what was being ordered. */
export function prefillEnquiry(): void {
  const day = parseDay($neededOn.get());
  const forDay = day === null ? '' : ` for ${formatDay(day)}`;
  $prefilledMessage.set(`I would like to order ${$slices.get()} slices of fudge${forDay}.`);
}

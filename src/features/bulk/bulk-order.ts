import { atom, computed } from 'nanostores';
import { inTimeText, orderTodayText } from '#copy/delivery.ts';
import { currentDelivery } from '#features/delivery/current-delivery.ts';
import { listAllergens } from '#domain/food/allergens.ts';
import { adviseOnBulkDay } from '#domain/bulk/bulk-date.ts';
import {
  flavourChoiceError,
  resolveBulkFlavours,
  switchOption,
  toggleFlavour,
  type FlavourChoice,
  type FlavourOption,
} from '#domain/bulk/bulk-flavours.ts';
import { parseSlices, slicesError } from '#domain/bulk/bulk.ts';
import { bulkDelivery } from '#domain/delivery/delivery.ts';
import { estimateArrival } from '#domain/delivery/dispatch.ts';
import { formatDay } from '#domain/day-words.ts';
import { parseDay } from '#domain/day.ts';
import { $catalogue } from '#features/catalogue/flavour-catalogue.ts';
import { $now } from '#features/delivery/clock.ts';

/** A company and its purchase order number; empty for private persons. */
export interface CompanyFields {
  company: string;
  purchaseOrder: string;
}

/** The number of slices as typed in the field. */
export const $slicesText = atom('100');

export const $slices = computed($slicesText, parseSlices);

export const $slicesError = computed($slices, slicesError);

export const $flavourChoice = atom<FlavourChoice>({ option: 'assortment', flavourIds: [] });

export const $choiceError = computed([$flavourChoice, $catalogue], flavourChoiceError);

/** Whether the shopper has tried to order these flavours, so that a missing choice is an error. */
export const $areFlavoursTouched = atom(false);

export const $chosenFlavours = computed([$flavourChoice, $catalogue], resolveBulkFlavours);

/** The flavours of the assortment as it is sent now, also while the shopper chooses others. */
export const $assortment = computed($catalogue, (catalogue) =>
  resolveBulkFlavours({ option: 'assortment', flavourIds: [] }, catalogue),
);

export const $allergens = computed($chosenFlavours, listAllergens);

/** Whether quantity and flavours are valid. An assortment that is sold out has no flavours. */
export const $canOrder = computed(
  [$slicesError, $choiceError, $chosenFlavours],
  (slices, choice, { length }) => slices === null && choice === null && length > 0,
);

/** The date field's value, `YYYY-MM-DD` or "". */
export const $neededOn = atom('');

/** The company that pays, as typed. */
export const $company = atom<CompanyFields>({ company: '', purchaseOrder: '' });

export const $dayAdvice = computed([$neededOn, $now], (neededOn, now) => {
  const day = parseDay(neededOn);
  return day === null || now === null
    ? null
    : adviseOnBulkDay(day, now, currentDelivery().calendar);
});

/** "Order today to get by 25-27 Nov", or "In time for Saturday 5th June 2027" for a booked day. Empty until the clock runs. */
export const $bulkArrival = computed([$dayAdvice, $now], (advice, now) => {
  if (advice?.kind === 'booked') return inTimeText(advice.arriveOn);
  return now === null
    ? ''
    : orderTodayText(estimateArrival(now, bulkDelivery, currentDelivery().calendar));
});

/** Changes what is typed of the company that pays. */
export function setCompany(change: Partial<CompanyFields>): void {
  $company.set({ ...$company.get(), ...change });
}

/** Sets the number of slices, as typed. */
export function setSlices(text: string): void {
  $slicesText.set(text);
}

/** Chooses the assortment or flavours of the shopper’s own. */
export function setFlavourOption(option: FlavourOption): void {
  $areFlavoursTouched.set(false);
  $flavourChoice.set(switchOption($flavourChoice.get(), option));
}

/** Adds a flavour to the slices, or removes it. */
export function toggleBulkFlavour(flavourId: number): void {
  $flavourChoice.set(toggleFlavour($flavourChoice.get(), flavourId));
}

/** Whether the page says that slices cannot be booked for the chosen day. */
export const $isDayQuestionShown = atom(false);

/** Sets the day on which the slices are needed, and hides the question about the last one. */
export function setNeededOn(day: string): void {
  $neededOn.set(day);
  $isDayQuestionShown.set(false);
}

/** The initial message of the enquiry form. Empty if there is nothing to prefill. */
export const $prefilledMessage = atom('');

/** Prefills the enquiry with the number of slices, if there is one, and the day. */
export function prefillEnquiry(): void {
  const day = parseDay($neededOn.get());
  const forDay = day === null ? '' : ` for ${formatDay(day)}`;
  const count = $slices.get() > 0 ? `${$slices.get()} ` : '';
  $prefilledMessage.set(`I would like to order ${count}slices of fudge${forDay}.`);
}

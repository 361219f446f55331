import { atom, computed } from 'nanostores';
import { announce } from '#browser/announce.ts';
import { requestedDayErrorText } from '#copy/requested-day-errors.ts';
import { deliveryFieldErrorText } from '#copy/fields.ts';
import { currentDelivery } from '#features/delivery/current-delivery.ts';
import type { Draft } from '#domain/box/draft.ts';
import { isGift, keyringProblem } from '#domain/box/draft-problems.ts';
import type { DeliveryField } from '#domain/customer/customer.ts';
import { findById } from '#domain/catalogue.ts';
import type { Instant } from '#domain/day.ts';
import { suggestEmail } from '#domain/customer/email-suggestion.ts';
import { deliveryErrors, formatPostcode } from '#domain/customer/address-rules.ts';
import { requestedDayError } from '#domain/delivery/requested-day.ts';
import { $avoided, $confirmed } from '#features/allergens/avoid-list.ts';
import {
  areConfirmed,
  checkConfirmed,
  CONFIRM_ID,
  UNCONFIRMED,
} from '#features/allergens/avoided-in-boxes.ts';
import { blockerText, postcodeHint } from '../../copy.ts';
import { updateCustomer } from '../../draft/box.ts';
import { $unmetSteps } from '../../draft/wizard.ts';
import type { StepName } from '../../steps.ts';
import { $now } from '#features/delivery/clock.ts';
import { $customer, $draft } from '../../draft/draft.ts';

/** The form's id. Submit buttons outside the form refer to it. */
export const DELIVERY_FORM = 'delivery-form';

/** The fields that may show their errors: those left, or submitted. */
export const $touched = atom<ReadonlySet<DeliveryField>>(new Set());

/** All errors of the address fields, shown or not. */
const $fieldErrors = computed($customer, deliveryErrors);

/** The errors shown beside their fields, by field name. */
export const $shownErrors = computed(
  [$fieldErrors, $touched],
  (fieldErrors, touched): Partial<Record<DeliveryField, string>> =>
    Object.fromEntries(
      fieldErrors
        .filter(({ field }) => touched.has(field))
        .map((error) => [error.field, deliveryFieldErrorText(error)]),
    ),
);

/** The suggested correction of the e-mail address; null if there is none. */
export const $suggestedEmail = atom<string | null>(null);

/** Handles a field's blur: validates it, formats a postcode and announces its hint, suggests an e-mail correction. */
export function blurField(field: DeliveryField): void {
  const { postcode, email } = $draft.get().customer;
  if (field === 'postcode') {
    updateCustomer({ postcode: formatPostcode(postcode) });
    announce(postcodeHint(postcode));
  }
  if (field === 'email') $suggestedEmail.set(suggestEmail(email));
  touch(field);
}

/** Replaces the typed e-mail address with the suggested one. */
export function acceptSuggestedEmail(): void {
  const email = $suggestedEmail.get();
  if (email !== null) setField('email', email);
}

/** Something that blocks submitting, and the element to focus or the earlier step to open. */
export type FormProblem = { message: string } & (
  | {
      targetId: DeliveryField | typeof KEYRING_ID | typeof REQUESTED_DAY_ID | typeof CONFIRM_ID;
      step?: never;
    }
  | { targetId: StepName; step: StepName }
);

export const KEYRING_ID = 'keyring-in-summary';
export const REQUESTED_DAY_ID = 'requested-day';

/** The id of the summary's heading, which takes the focus. */
export const ORDER_SUMMARY_TITLE_ID = 'summary-title';

/** Marks fields as visited: their errors show from then on. */
export function touch(...fields: readonly DeliveryField[]): void {
  $touched.set(new Set([...$touched.get(), ...fields]));
}

/** Sets a field. The e-mail address is validated while typing, other fields on blur. */
export function setField(field: DeliveryField, value: string): void {
  updateCustomer({ [field]: value });
  if (field !== 'email') return;
  $suggestedEmail.set(null);
  touch('email');
}

/** Returns the box whose avoided allergens are to be confirmed; none before it is chosen. */
const boxToConfirm = ({ boxId, selection }: Draft) =>
  boxId === null ? [] : [{ boxId, selection }];

/** A requested day can become too close while the page is open, or be too close for this delivery. */
function requestedDayProblem({ arriveOn, shippingId }: Draft, now: Instant | null): string | null {
  const delivery = findById(currentDelivery().options, shippingId);
  if (arriveOn === null || now === null || !delivery) return null;
  const error = requestedDayError(arriveOn, now, delivery, currentDelivery().calendar);
  return error ? requestedDayErrorText(error) : null;
}

/** All problems in page order, those of earlier steps first. A box that is no gift skips the step of its keyring. */
const $problems = computed(
  [$draft, $unmetSteps, $fieldErrors, $now, $avoided, $confirmed],
  (draft, unmet, fieldErrors, now): readonly FormProblem[] => {
    const problemAt = <Id extends FormProblem['targetId']>(targetId: Id, message: string | null) =>
      message === null ? [] : [{ targetId, message }];
    return [
      ...unmet.map(({ name, blocker }) => ({ targetId: name, step: name, message: blocker })),
      ...problemAt(CONFIRM_ID, areConfirmed(boxToConfirm(draft)) ? null : UNCONFIRMED),
      ...fieldErrors.flatMap((error) => problemAt(error.field, deliveryFieldErrorText(error))),
      ...problemAt(KEYRING_ID, isGift(draft) ? null : blockerText(keyringProblem(draft))),
      ...problemAt(REQUESTED_DAY_ID, requestedDayProblem(draft, now)),
    ];
  },
);

/** The targets of the problems at the last submit. */
const $submittedProblems = atom<ReadonlySet<FormProblem['targetId']>>(new Set());

/** The problems of the last submit that remain, for the error summary. */
export const $errorSummary = computed([$problems, $submittedProblems], (problems, missed) =>
  problems.filter(({ targetId }) => missed.has(targetId)),
);

/** Formats the postcode, validates the form, shows all errors, and returns whether it is valid. */
export function validateDeliveryForm(): boolean {
  const draft = $draft.get();
  // Enter in this field submits the form before the field is left.
  updateCustomer({ postcode: formatPostcode(draft.customer.postcode) });
  const problems = $problems.get();
  checkConfirmed(boxToConfirm(draft));
  touch(...$fieldErrors.get().map(({ field }) => field));
  $submittedProblems.set(new Set(problems.map(({ targetId }) => targetId)));
  return problems.length === 0;
}

import { atom, computed } from 'nanostores';
import { catalogue } from '#data/catalogue.ts';
import { deliveryService } from '#data/delivery-service.ts';
import type { BoxDraft } from '#domain/box-draft.ts';
import { getStep } from '#domain/box-steps.ts';
import type { DeliveryField } from '#domain/customer.ts';
import { findById } from '#domain/catalogue.ts';
import type { Instant } from '#domain/day.ts';
import { suggestEmail } from '#domain/email-suggestion.ts';
import { deliveryErrors, formatPostcode } from '#domain/delivery-rules.ts';
import { deliveryDateError } from '#domain/requested-delivery-date.ts';
import { $avoided, $confirmed } from './avoid-list.ts';
import { areConfirmed, checkConfirmed, CONFIRM_ID, UNCONFIRMED } from './avoided-in-boxes.ts';
import { updateCustomer } from './box.ts';
import { $now } from './clock.ts';
import { $draft } from './draft.ts';

/** The form's id, by which a button elsewhere sends it. */
export const DELIVERY_FORM = 'delivery-form';

/** The fields whose errors may be shown. */
export const $touched = atom<ReadonlySet<DeliveryField>>(new Set());

/** Every mistake of the form, shown yet or not. */
const $fieldErrors = computed($draft, ({ customer }) => deliveryErrors(customer));

/** The errors shown beside their fields, by field. */
export const $shownErrors = computed(
  [$fieldErrors, $touched],
  (fieldErrors, touched): Partial<Record<DeliveryField, string>> =>
    Object.fromEntries(
      fieldErrors
        .filter(({ field }) => touched.has(field))
        .map(({ field, message }) => [field, message]),
    ),
);

/** The address that was probably meant, once the e-mail field is left; null when there is nothing to ask. */
export const $suggestedEmail = atom<string | null>(null);

/** What is done when the shopper leaves a field: it is checked, a postcode is tidied, a slip in the e-mail address asked about. */
export function blurField(field: DeliveryField): void {
  const { postcode, email } = $draft.get().customer;
  if (field === 'postcode') updateCustomer({ postcode: formatPostcode(postcode) });
  if (field === 'email') $suggestedEmail.set(suggestEmail(email));
  touch(field);
}

export function acceptSuggestedEmail(): void {
  const email = $suggestedEmail.get();
  if (email !== null) setField('email', email);
}

/** Something that keeps the form from being sent, and where it is mended. */
export interface FormProblem {
  targetId: DeliveryField | typeof KEYRING_ID | typeof DELIVERY_DATE_ID | typeof CONFIRM_ID;
  message: string;
}

export const KEYRING_ID = 'keyring-in-summary';
export const DELIVERY_DATE_ID = 'wished-arrival';

export function touch(...fields: readonly DeliveryField[]): void {
  $touched.set(new Set([...$touched.get(), ...fields]));
}

/** The e-mail address is checked on typing too; the other fields wait until the shopper leaves them. */
export function setField(field: DeliveryField, value: string): void {
  updateCustomer({ [field]: value });
  if (field !== 'email') return;
  $suggestedEmail.set(null);
  touch('email');
}

/** A box that holds something to avoid goes on only once that is confirmed. */
function allergenProblem({ boxId, selection }: BoxDraft): string | null {
  return boxId === null || areConfirmed([{ boxId, selection }]) ? null : UNCONFIRMED;
}

/** A day that was wished for may have come too near since, or be too near for another delivery. */
function deliveryDateProblem(
  { arriveOn, shippingId }: BoxDraft,
  now: Instant | null,
): string | null {
  const delivery = findById(deliveryService.options, shippingId);
  if (arriveOn === null || now === null || !delivery) return null;
  return deliveryDateError(arriveOn, now, delivery, deliveryService.calendar) ?? null;
}

/** Everything that keeps the form from being sent, in the order of the page; a keyring without a name is one. */
const $problems = computed(
  [$draft, $fieldErrors, $now, $avoided, $confirmed],
  (draft, fieldErrors, now): readonly FormProblem[] => {
    const others = [
      [KEYRING_ID, getStep(4).blocker(draft, catalogue)],
      [DELIVERY_DATE_ID, deliveryDateProblem(draft, now)],
    ] as const;
    const allergens = allergenProblem(draft);
    return [
      ...(allergens === null ? [] : [{ targetId: CONFIRM_ID, message: allergens } as const]),
      ...fieldErrors.map(({ field, message }) => ({ targetId: field, message })),
      ...others.flatMap(([targetId, message]) => (message === null ? [] : [{ targetId, message }])),
    ];
  },
);

/** Where the last attempt found problems. */
const $submittedProblems = atom<ReadonlySet<FormProblem['targetId']>>(new Set());

/** What the last attempt lacked and still is not mended, for the list on top. */
export const $errorSummary = computed([$problems, $submittedProblems], (problems, missed) =>
  problems.filter(({ targetId }) => missed.has(targetId)),
);

/** Checks the whole form before it is sent; what is wrong is shown from now on. */
export function validateDeliveryForm(): boolean {
  const { boxId, selection } = $draft.get();
  const problems = $problems.get();
  checkConfirmed(boxId === null ? [] : [{ boxId, selection }]);
  touch(...$fieldErrors.get().map(({ field }) => field));
  $submittedProblems.set(new Set(problems.map(({ targetId }) => targetId)));
  return problems.length === 0;
}

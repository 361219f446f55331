import { atom, computed } from 'nanostores';
import { catalogue } from '#data/catalogue.ts';
import { post } from '#data/post.ts';
import { stepOf } from '#domain/box-steps.ts';
import type { DeliveryField } from '#domain/customer.ts';
import { findById } from '#domain/catalogue.ts';
import { deliveryErrors } from '#domain/delivery-rules.ts';
import { wishError } from '#domain/wished-arrival.ts';
import { changeCustomer } from './box.ts';
import { $now } from './clock.ts';
import { $draft } from './draft.ts';

/** The form's id, by which a button elsewhere sends it. */
export const DELIVERY_FORM = 'delivery-form';

/** The fields whose mistakes may be shown by now. */
export const $judged = atom<ReadonlySet<DeliveryField>>(new Set());

/** Every mistake of the form, shown yet or not. */
export const $mistakes = computed($draft, ({ customer }) => deliveryErrors(customer));

/** The mistakes that are shown beside their fields, by field. */
export const $shownMistakes = computed(
  [$mistakes, $judged],
  (mistakes, judged): Partial<Record<DeliveryField, string>> =>
    Object.fromEntries(
      mistakes
        .filter(({ field }) => judged.has(field))
        .map(({ field, message }) => [field, message]),
    ),
);

/** Where a mistake of the last attempt stands on the page, for the summary on top. */
export interface ListedMistake {
  targetId: DeliveryField | typeof KEYRING_ID | typeof WISH_ID;
  message: string;
}

export const KEYRING_ID = 'keyring-in-summary';
export const WISH_ID = 'wished-arrival';

export const $summary = atom<readonly ListedMistake[]>([]);

export function judge(...fields: readonly DeliveryField[]): void {
  $judged.set(new Set([...$judged.get(), ...fields]));
}

/** The e-mail address is checked on typing too; the other fields wait until the shopper leaves them. */
export function typeInto(field: DeliveryField, value: string): void {
  changeCustomer({ [field]: value });
  if (field === 'email') judge('email');
}

/** A keyring that came along to a box that is not a gift still needs its name. */
function keyringMistakes(): ListedMistake[] {
  const message = stepOf(4).blocker($draft.get(), catalogue);
  return message === null ? [] : [{ targetId: KEYRING_ID, message }];
}

/** A day that was wished for may have come too near since, or be too near for another delivery. */
function wishMistakes(): ListedMistake[] {
  const { arriveOn, shippingId } = $draft.get();
  const delivery = findById(post.options, shippingId);
  const now = $now.get();
  if (arriveOn === null || now === null || !delivery) return [];
  const message = wishError(arriveOn, now, delivery, post.calendar);
  return message === undefined ? [] : [{ targetId: WISH_ID, message }];
}

/** Checks the whole form before it is sent; what is wrong is shown from now on. */
export function checkForm(): boolean {
  const mistakes = $mistakes.get();
  judge(...mistakes.map(({ field }) => field));
  const listed = mistakes.map(({ field, message }) => ({ targetId: field, message }));
  $summary.set([...listed, ...keyringMistakes(), ...wishMistakes()]);
  return $summary.get().length === 0;
}

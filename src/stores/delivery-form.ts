import { atom, computed } from 'nanostores';
import { catalogue } from '#data/catalogue.ts';
import { stepOf } from '#domain/box-steps.ts';
import type { DeliveryField } from '#domain/customer.ts';
import { deliveryErrors } from '#domain/delivery-rules.ts';
import { changeCustomer } from './box.ts';
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
  targetId: DeliveryField | typeof KEYRING_ID;
  message: string;
}

export const KEYRING_ID = 'keyring-in-summary';

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

/** Checks the whole form before it is sent; what is wrong is shown from now on. */
export function checkForm(): boolean {
  const mistakes = $mistakes.get();
  judge(...mistakes.map(({ field }) => field));
  const listed = mistakes.map(({ field, message }) => ({ targetId: field, message }));
  $summary.set([...listed, ...keyringMistakes()]);
  return $summary.get().length === 0;
}

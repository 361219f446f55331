import { atom, computed } from 'nanostores';
import type { SeveralRecipientsPayload } from '#contract/cart-checkout.ts';
import type { FieldError } from '#contract/form-fields.ts';
import { focusOn } from '#browser/focus.ts';
import { currentDelivery } from '#features/delivery/current-delivery.ts';
import { recipientProblems, type RecipientProblem } from '#domain/cart/recipient-problems.ts';
import { sharesOf } from '#domain/cart/recipients.ts';
import { addressLines, postalAddressOf } from '#domain/customer/customer.ts';
import { penceToPounds } from '#domain/money.ts';
import { $now } from '#features/delivery/clock.ts';
import { $totalPence } from '../payment/cart-checkout.ts';
import { toCartItem } from '../cart-items.ts';
import { $cartRecipients } from '../cart-recipients.ts';
import { $cart } from '../cart.ts';
import { FILL_IN_BUYER, fillInText, needText, recipientProblemText } from './copy.ts';
import { $openRecipients, $refusedLines, nameOf, openRecipient } from './edit-recipients.ts';

/** The form of which every field of the recipients and the buyer is a part. */
export const RECIPIENTS_FORM = 'recipients';

/** Returns the name of a field of a recipient in that form. */
export const fieldOf = (recipientId: string, field: string): string => `${recipientId}-${field}`;

/** Returns the id of the element of a field: "add" and "list" of the whole form, "card" and "box" of a recipient. */
export const fieldElementId = (field: string): string => `${RECIPIENTS_FORM}-${field}`;

/** The button that brings back a person just removed. */
export const REMOVAL_UNDO_ID = fieldElementId('undo');

const $problems = computed([$cart, $cartRecipients, $now], (lines, { recipients, buyer }, now) =>
  recipientProblems({ lines, recipients, buyer }, now ?? Date.now(), currentDelivery()),
);

/** How often the shopper tried to pay, and whose form they had seen by then. */
export const $attempt = atom<{ count: number; recipientIds: readonly string[] }>({
  count: 0,
  recipientIds: [],
});

/** What each recipient still lacks, by their id: "name", "postcode", "a box". */
export const $needs = computed($problems, (problems) => {
  const needs: Record<string, readonly string[]> = {};
  for (const problem of problems) {
    if (!('recipientId' in problem)) continue;
    const known = needs[problem.recipientId] ?? [];
    needs[problem.recipientId] = [...new Set([...known, needText(problem)])];
  }
  return needs;
});

/** Returns the name of a field of the form that a problem is at. */
function fieldAt(problem: RecipientProblem): string {
  switch (problem.code) {
    case 'too-few-recipients':
    case 'too-many-shares':
      return 'add';
    case 'without-box':
      return fieldOf(problem.recipientId, 'box');
    case 'address':
      return fieldOf(problem.recipientId, problem.error.field);
    case 'day':
      return fieldOf(problem.recipientId, 'card');
    case 'buyer-name':
    case 'buyer-email':
      return problem.code;
  }
}

function toFieldError(problem: RecipientProblem): FieldError {
  const found =
    'recipientId' in problem &&
    $cartRecipients.get().recipients.find(({ id }) => id === problem.recipientId);
  const name = found ? nameOf(found) : '';
  return { field: fieldAt(problem), message: recipientProblemText(problem, name) };
}

/** The problems to show: none before the first attempt, and none of people added since. */
export const $recipientErrors = computed(
  [$problems, $attempt],
  (problems, { count, recipientIds }): readonly FieldError[] =>
    problems
      .filter((problem) =>
        'recipientId' in problem ? recipientIds.includes(problem.recipientId) : count > 0,
      )
      .map(toFieldError),
);

/** What is left to fill in before the payment, the people's addresses first, then a pasted list; null once that is done. */
export const $toFillIn = computed([$problems, $refusedLines], (problems, refused) => {
  const addresses = problems.flatMap((problem) => (problem.code === 'address' ? problem : []));
  const [first] = addresses;
  if (first) {
    const count = new Set(addresses.map(({ recipientId }) => recipientId)).size;
    const { recipientId, error } = first;
    return { text: fillInText(count), recipientId, field: fieldOf(recipientId, error.field) };
  }
  if (refused.count > 0) return { text: fillInText(refused.count), field: 'list' };
  const buyer = problems.find(({ code }) => code === 'buyer-name' || code === 'buyer-email');
  return buyer ? { text: FILL_IN_BUYER, field: buyer.code } : null;
});

/** Leads to the first field that is left to fill in. Of an address that is begun, it says what is wrong. */
export function fillInNext(): void {
  const next = $toFillIn.get();
  if (!next) return;
  if ('recipientId' in next) {
    const { recipientId } = next;
    const { customer } =
      $cartRecipients.get().recipients.find(({ id }) => id === recipientId) ?? {};
    openRecipient(recipientId);
    if (customer && addressLines(customer).length > 0) {
      const { count, recipientIds } = $attempt.get();
      $attempt.set({ count, recipientIds: [...recipientIds, recipientId] });
    }
  }
  focusOn(fieldElementId(next.field));
}

/** Returns whether the cart can be paid. If not, shows why and opens the forms that lack something. */
export function checkRecipients(): boolean {
  const problems = $problems.get();
  if (problems.length === 0) return true;
  const recipientIds = $cartRecipients.get().recipients.map(({ id }) => id);
  const lacking = problems.flatMap((problem) =>
    problem.code === 'address' || problem.code === 'day' ? [problem.recipientId] : [],
  );
  $openRecipients.set([...new Set(lacking)]);
  $attempt.set({ count: $attempt.get().count + 1, recipientIds });
  return false;
}

/** Returns the payload of a cart for several people: a line for each share of a line. */
export function severalRecipientsPayload(): SeveralRecipientsPayload {
  const { recipients, buyer } = $cartRecipients.get();
  const lines = $cart.get();
  return {
    cartItems: recipients.flatMap((recipient) =>
      sharesOf(recipient, lines, recipients).flatMap(({ line, quantity }) => {
        const item = toCartItem({ ...line, quantity }, location.origin);
        return item ? [{ ...item, recipientId: recipient.id }] : [];
      }),
    ),
    buyer,
    recipients: recipients.map(({ id, customer, shippingId, arriveOn }) => ({
      id,
      customerInfo: postalAddressOf(customer),
      shipping: { shippingId, ...(arriveOn === null ? {} : { arriveOn }) },
    })),
    totalAmount: penceToPounds($totalPence.get()),
    metadata: { orderType: 'cart', source: 'basket' },
  };
}

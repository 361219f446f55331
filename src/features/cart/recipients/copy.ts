import { requestedDayErrorText } from '#copy/requested-day-errors.ts';
import { deliveryFieldErrorText, emailErrorText } from '#copy/fields.ts';
import type { RecipientProblem } from '#domain/cart/recipient-problems.ts';
import { MAX_CART_LINES } from '#domain/order/order-limits.ts';

type RecipientNeed = Extract<RecipientProblem, { recipientId: string }>;

const FIELD_WORDS = {
  firstName: 'name',
  lastName: 'name',
  address1: 'address',
  address2: 'address',
  city: 'town',
  postcode: 'postcode',
  email: 'e-mail',
} as const;

/** Returns what a recipient lacks, in a word: "postcode", "a box". */
export function needText(need: RecipientNeed): string {
  if (need.code === 'address') return FIELD_WORDS[need.error.field];
  return need.code === 'day' ? 'another day' : 'a box';
}

/** Returns "1 person", "3 people". */
export const recipientCountText = (count: number): string =>
  count === 1 ? '1 person' : `${count} people`;

/** Returns why a cart for several people cannot be paid; `name` is the recipient's whom the problem is about. */
export function recipientProblemText(problem: RecipientProblem, name: string): string {
  switch (problem.code) {
    case 'too-few-recipients':
      return 'Add a second person, or send to one address';
    case 'too-many-shares':
      return `One payment takes ${MAX_CART_LINES} different boxes and people together: give equal boxes, or order in two payments`;
    case 'without-box':
      return `${name}: choose a box for them, or remove them`;
    case 'address':
      return `${name}: ${deliveryFieldErrorText(problem.error)}`;
    case 'day':
      return `${name}: ${requestedDayErrorText(problem.error)}`;
    case 'buyer-name':
      return 'Enter your name';
    case 'buyer-email':
      return emailErrorText(problem.error);
  }
}

/** Returns what is left to fill in: "Fill in 2 addresses". */
export const fillInText = (addresses: number): string =>
  addresses === 1 ? 'Fill in 1 address' : `Fill in ${addresses} addresses`;

/** What is left to fill in once all addresses are. */
export const FILL_IN_BUYER = 'Fill in your details';

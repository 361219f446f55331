import { findById } from '../catalogue.ts';
import { emailError, type EmailError } from '../customer/email-address.ts';
import type { Instant } from '../day.ts';
import { addressErrors, type DeliveryFieldError } from '../customer/address-rules.ts';
import type { DeliveryService } from '../delivery/dispatch.ts';
import { requestedDayError, type RequestedDayError } from '../delivery/requested-day.ts';
import { MAX_CART_LINES } from '../order/order-limits.ts';
import { normalizeLine } from '../text/normalize-text.ts';
import type { CartLine } from './cart.ts';
import { sharesOf, type CartBuyer, type Recipient } from './recipients.ts';

/** What keeps a cart for several people from being paid. */
export type RecipientProblem =
  | { code: 'too-few-recipients' }
  | { code: 'without-box'; recipientId: string }
  | { code: 'address'; recipientId: string; error: DeliveryFieldError }
  | { code: 'day'; recipientId: string; error: RequestedDayError }
  | { code: 'too-many-shares' }
  | { code: 'buyer-name' }
  | { code: 'buyer-email'; error: EmailError };

function problemsOf(
  recipient: Recipient,
  now: Instant,
  { options, calendar }: DeliveryService,
): RecipientProblem[] {
  const { id: recipientId, customer, shippingId, arriveOn } = recipient;
  const errors = addressErrors(customer).map((error) => ({
    code: 'address' as const,
    recipientId,
    error,
  }));
  const option = findById(options, shippingId);
  const error =
    arriveOn !== null && option ? requestedDayError(arriveOn, now, option, calendar) : null;
  return error ? [...errors, { code: 'day', recipientId, error }] : errors;
}

/** Returns what keeps a cart for several people from being paid, in the order of the page. */
export function recipientProblems(
  cart: { lines: readonly CartLine[]; recipients: readonly Recipient[]; buyer: CartBuyer },
  now: Instant,
  post: DeliveryService,
): RecipientProblem[] {
  const { lines, recipients, buyer } = cart;
  const shares = recipients.map((recipient) => sharesOf(recipient, lines, recipients));
  const isOverLimit = shares.flat().length > MAX_CART_LINES;
  const email = emailError(normalizeLine(buyer.email));
  return [
    ...(recipients.length < 2 ? [{ code: 'too-few-recipients' as const }] : []),
    ...recipients.flatMap((recipient, index): RecipientProblem[] => [
      ...(shares[index]?.length === 0
        ? [{ code: 'without-box' as const, recipientId: recipient.id }]
        : []),
      ...problemsOf(recipient, now, post),
    ]),
    ...(isOverLimit ? [{ code: 'too-many-shares' as const }] : []),
    ...(normalizeLine(buyer.name) === '' ? [{ code: 'buyer-name' as const }] : []),
    ...(email ? [{ code: 'buyer-email' as const, error: email }] : []),
  ];
}

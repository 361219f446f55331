import type { CustomerInfo } from '../customer/customer.ts';
import type { Instant } from '../day.ts';
import { addressErrors, type DeliveryFieldError } from '../delivery/delivery-rules.ts';
import type { DeliveryService } from '../delivery/dispatch.ts';
import { deliveryDateError, type DeliveryDateError } from '../delivery/requested-delivery-date.ts';
import { emailError, type EmailError } from '../customer/email-address.ts';
import { findById } from '../catalogue.ts';
import { normalizeLine } from '../text/normalize-text.ts';
import type { Buyer, OrderedBox, Parcel } from '../order/order.ts';
import { MAX_CART_LINES } from './stored-cart.ts';
import type { CartLine } from './cart.ts';

/** Somebody to whom a part of the cart goes. */
export interface Recipient extends Pick<Parcel, 'shippingId' | 'arriveOn'> {
  id: string;
  /** Name and address. The e-mail address of an order is the buyer's. */
  customer: CustomerInfo;
}

/** Who pays for the cart, as the form asks. */
export interface CartBuyer extends Buyer {
  email: string;
  emailMarketingOptIn: boolean;
}

/** Equal boxes of a line for one recipient. */
export interface LineShare {
  line: CartLine;
  quantity: number;
}

/** Returns the recipient of each box of a line: the chosen one, otherwise the first. */
export function recipientIdsOf(
  { quantity, recipientIds }: Pick<CartLine, 'quantity' | 'recipientIds'>,
  recipients: readonly Pick<Recipient, 'id'>[],
): string[] {
  const known = new Set(recipients.map(({ id }) => id));
  return Array.from({ length: quantity }, (_, index) => {
    const chosen = recipientIds[index] ?? '';
    return known.has(chosen) ? chosen : (recipients[0]?.id ?? '');
  });
}

/** Gives one box of a line, counted from 0, to a recipient. The others stay with whom they were. */
export function giveBox(
  lines: readonly CartLine[],
  { lineId, place, recipientId }: { lineId: string; place: number; recipientId: string },
): CartLine[] {
  return lines.map((line) => {
    if (line.id !== lineId) return line;
    const chosen = Array.from(
      { length: line.quantity },
      (_, index) => line.recipientIds[index] ?? '',
    );
    return { ...line, recipientIds: chosen.with(place, recipientId) };
  });
}

/**
 * Gives a box to each of these recipients who has none: the last that goes to the first recipient because nobody chose
 * another, as long as the first recipient keeps one.
 */
export function giveBoxesToNew(
  lines: readonly CartLine[],
  newIds: readonly string[],
  recipients: readonly Pick<Recipient, 'id'>[],
): readonly CartLine[] {
  const first = recipients[0]?.id;
  return newIds.reduce<readonly CartLine[]>((given, recipientId) => {
    const boxes = given.flatMap((line) =>
      recipientIdsOf(line, recipients).map((id, place) => ({
        lineId: line.id,
        place,
        id,
        isChosen: Boolean(line.recipientIds[place]),
      })),
    );
    const ofFirst = boxes.filter(({ id }) => id === first);
    const spare = ofFirst.findLast(({ isChosen }) => !isChosen);
    const hasBox = boxes.some(({ id }) => id === recipientId);
    if (hasBox || !spare || ofFirst.length < 2) return given;
    return giveBox(given, { lineId: spare.lineId, place: spare.place, recipientId });
  }, lines);
}

/** Returns what a recipient gets of each line, without the lines of which they get nothing. */
export function sharesOf(
  { id }: Pick<Recipient, 'id'>,
  lines: readonly CartLine[],
  recipients: readonly Pick<Recipient, 'id'>[],
): LineShare[] {
  return lines.flatMap((line) => {
    const quantity = recipientIdsOf(line, recipients).filter((other) => other === id).length;
    return quantity > 0 ? [{ line, quantity }] : [];
  });
}

/** Returns the boxes of shares as an order holds them. */
export const orderedShares = (shares: readonly LineShare[]): OrderedBox[] =>
  shares.map(({ line: { box, sku }, quantity }) => ({ box, quantity, sku }));

const addressKey = ({ firstName, lastName, address1, postcode }: CustomerInfo): string =>
  [`${firstName} ${lastName}`, address1, postcode.replaceAll(/\s/g, '')]
    .map((part) => normalizeLine(part).toLowerCase())
    .join('|');

/** Returns the earlier recipient of the same name and address, or undefined. An empty address equals no other. */
export function findSameRecipient<Known extends Pick<Recipient, 'id' | 'customer'>>(
  recipient: Known,
  recipients: readonly Known[],
): Known | undefined {
  if (normalizeLine(recipient.customer.address1) === '') return undefined;
  const key = addressKey(recipient.customer);
  const earlier = recipients.slice(0, recipients.indexOf(recipient));
  return earlier.find(({ customer }) => addressKey(customer) === key);
}

/** What keeps a cart for several people from being paid. */
export type RecipientProblem =
  | { code: 'too-few-recipients' }
  | { code: 'without-box'; recipientId: string }
  | { code: 'address'; recipientId: string; error: DeliveryFieldError }
  | { code: 'day'; recipientId: string; error: DeliveryDateError }
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
    arriveOn !== null && option ? deliveryDateError(arriveOn, now, option, calendar) : undefined;
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

import type { CustomerInfo } from '../customer/customer.ts';
import { normalizeLine } from '../text/normalize-text.ts';
import type { Buyer, OrderedBox, ParcelDelivery } from '../order/order.ts';
import { chosenRecipientIds, type CartLine } from './cart.ts';

/** Somebody to whom a part of the cart goes. */
export interface Recipient extends Pick<ParcelDelivery, 'shippingId' | 'arriveOn'> {
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

/** Gives one box of a line to a recipient. The others stay with whom they were. */
export function giveBox(
  lines: readonly CartLine[],
  { lineId, index, recipientId }: { lineId: string; index: number; recipientId: string },
): CartLine[] {
  return lines.map((line) =>
    line.id === lineId
      ? { ...line, recipientIds: chosenRecipientIds(line).with(index, recipientId) }
      : line,
  );
}

/**
 * Gives a box to each of these recipients who has none: the last that goes to the first recipient because nobody who is still
 * there was chosen for it, as long as the first recipient keeps one.
 */
export function giveBoxesToNew(
  lines: readonly CartLine[],
  newIds: readonly string[],
  recipients: readonly Pick<Recipient, 'id'>[],
): readonly CartLine[] {
  const first = recipients[0]?.id;
  const isKnown = (id: string | undefined): boolean => recipients.some((each) => each.id === id);
  return newIds.reduce<readonly CartLine[]>((given, recipientId) => {
    const boxes = given.flatMap((line) =>
      recipientIdsOf(line, recipients).map((id, index) => ({
        lineId: line.id,
        index,
        id,
        isChosen: isKnown(line.recipientIds[index]),
      })),
    );
    const ofFirst = boxes.filter(({ id }) => id === first);
    const spare = ofFirst.findLast(({ isChosen }) => !isChosen);
    const hasBox = boxes.some(({ id }) => id === recipientId);
    if (hasBox || !spare || ofFirst.length < 2) return given;
    return giveBox(given, { lineId: spare.lineId, index: spare.index, recipientId });
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

import type { CustomerInfo } from '../customer/customer.ts';
import type { BoxOrder, BoxParcel, Order, SliceOrder } from './order.ts';

/**
 * What the shop packs for one recipient, and its delivery. An order that could not be read has a parcel of unknown contents.
 */
export type ParcelContent =
  | ({ kind: 'boxes' } & BoxParcel)
  | Omit<SliceOrder, 'source' | 'buyer'>
  | { kind: 'unreadable'; recipient: CustomerInfo | null };

/** Returns the recipient of a parcel. One without an address of its own goes where the order goes. */
export const parcelRecipient = (
  { recipient }: { recipient: CustomerInfo | null },
  order: { recipient: CustomerInfo },
): CustomerInfo => recipient ?? order.recipient;

/** Returns the parcels of an order as it was bought; of one that could not be read, a parcel to its recipient. */
export function parcelContents(
  order: Order | null,
  recipient: CustomerInfo,
): [ParcelContent, ...ParcelContent[]] {
  const unreadable = { kind: 'unreadable', recipient } as const;
  if (!order) return [unreadable];
  if (order.kind === 'slices') {
    const { kind, slices, option, flavourIds, recipient: to, shippingId } = order;
    const { arriveOn, dispatchOn } = order;
    return [{ kind, slices, option, flavourIds, recipient: to, shippingId, arriveOn, dispatchOn }];
  }
  const [first, ...others] = order.parcels.map((parcel) => ({ ...parcel, kind: 'boxes' }) as const);
  return first ? [first, ...others] : [unreadable];
}

function withBoxes(order: BoxOrder, contents: readonly ParcelContent[]): BoxOrder {
  const parcels = order.parcels.map((bought, index) => {
    const content = contents[index];
    if (content?.kind !== 'boxes') return bought;
    const { items, recipient, shippingId, arriveOn, dispatchOn } = content;
    return { items, recipient, shippingId, arriveOn, dispatchOn };
  });
  return { ...order, parcels };
}

/** Returns an order with its parcels as they are to be packed now. */
export function withContents(order: Order, contents: readonly ParcelContent[]): Order {
  if (order.kind === 'boxes') return withBoxes(order, contents);
  const [content] = contents;
  return content?.kind === 'slices' ? { ...order, ...content } : order;
}

import { readStored, removeStored, writeStored } from '#browser/storage.ts';

/** The storage keys of the cart's delivery and of the people to whom it goes. */
export const CART_DELIVERY_KEY = 'cartDelivery';
export const CART_RECIPIENTS_KEY = 'cartRecipients';

const asObject = (value: unknown): object | null => (typeof value === 'object' ? value : null);

/** Removes the delivery of a cart that is paid or empty, so that the next one begins anew. The people stay on the device. */
export function clearCartDelivery(): void {
  removeStored(CART_DELIVERY_KEY);
  const recipients = readStored(CART_RECIPIENTS_KEY, asObject);
  if (recipients) writeStored(CART_RECIPIENTS_KEY, { ...recipients, isToSeveral: false });
}

import type { Orders } from './order-store.ts';

/** Returns only whether the order of a payment is stored. */
export async function isOrderStored(
  orders: Pick<Orders, 'hasPayment'>,
  { paymentIntentId }: { paymentIntentId: string },
): Promise<{ isProcessed: boolean }> {
  return { isProcessed: await orders.hasPayment(paymentIntentId) };
}

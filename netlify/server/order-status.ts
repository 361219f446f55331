import type { Orders } from '#adapters/orders.ts';

/** Whether the order of a payment is stored, and nothing else. */
export async function orderStatus(
  orders: Pick<Orders, 'hasPayment'>,
  { paymentIntentId }: { paymentIntentId: string },
): Promise<{ isProcessed: boolean }> {
  return { isProcessed: await orders.hasPayment(paymentIntentId) };
}

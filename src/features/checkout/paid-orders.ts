import type { PastOrder } from '#domain/order/order-history.ts';
import { fetchPaidOnce, resolveInTime } from './already-paid.ts';
import { findOrders } from './order-history-storage.ts';

/** Returns the paid or pending orders of this device. Orders whose look-up times out are left out. */
export async function findPaidOrders(): Promise<PastOrder[]> {
  const orders = findOrders().map(async (order) => {
    const isPaid =
      order.isTold === true || (await resolveInTime(fetchPaidOnce(order), null)) !== null;
    return isPaid ? [order] : [];
  });
  return (await Promise.all(orders)).flat();
}

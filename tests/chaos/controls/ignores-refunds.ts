// Control: lists payments as if nothing of them had gone back.
import { openPayments as openRealPayments } from '#netlify/adapters/stripe/payments.ts';
import type { Payments } from '#netlify/orders/payments.ts';

export async function openPayments(
  options: Parameters<typeof openRealPayments>[0],
): ReturnType<typeof openRealPayments> {
  const real = await openRealPayments(options);
  const listComplete: Payments['listComplete'] = async (range) => {
    const { sessions, hasMore } = await real.listComplete(range);
    return { sessions: sessions.map((session) => ({ ...session, refundedPence: 0 })), hasMore };
  };
  const listReversals: Payments['listReversals'] = () =>
    Promise.resolve({ reversals: [], hasMore: false });
  return { ...real, listComplete, listReversals };
}

import type { PaymentsContext } from './payments-context.ts';
import type { SessionRecord } from './payment-store.ts';

/** Closes a session for good: nobody can pay it any more. */
export function expireSession(
  { emit, store }: PaymentsContext,
  record: SessionRecord,
): SessionRecord {
  const session = { ...record.session, status: 'expired', url: null };
  const expired = { ...record, session };
  store.sessions.put(expired);
  emit('checkout.session.expired', session);
  return expired;
}

/** Closes every open session whose time is over. */
export function expireOverdueSessions(context: PaymentsContext): void {
  const at = context.seconds();
  for (const record of context.store.sessions.all()) {
    const { expires_at: end, status } = record.session;
    if (status === 'open' && end <= at) expireSession(context, record);
  }
}

import type { PaymentsContext } from './payments-context.ts';
import type { SessionRecord } from './payment-store.ts';

/** Expires a session and emits the event; an expired session cannot be paid. */
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

/** Expires every open session past its `expires_at`. */
export function expireOverdueSessions(context: PaymentsContext): void {
  const at = context.seconds();
  for (const record of context.store.sessions.all()) {
    const { expires_at: end, status } = record.session;
    if (status === 'open' && end <= at) expireSession(context, record);
  }
}

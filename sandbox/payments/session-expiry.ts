import type { Books } from './payments-context.ts';
import type { SessionRecord } from './payment-store.ts';

/** Closes a session for good: nobody can pay it any more. */
export function expire({ announce, ledger }: Books, record: SessionRecord): SessionRecord {
  const session = { ...record.session, status: 'expired', url: null };
  const expired = { ...record, session };
  ledger.sessions.put(expired);
  announce('checkout.session.expired', session);
  return expired;
}

/** Closes every open session whose time is over. */
export function expireOverdue(books: Books): void {
  const at = books.seconds();
  for (const record of books.ledger.sessions.all()) {
    const { expires_at: end, status } = record.session;
    if (status === 'open' && end <= at) expire(books, record);
  }
}

import type { MailResult } from './mailer.ts';
import type { ClaimedMail, DeliveryOutcome } from './outbox-store.ts';
import { HOUR_MS, MINUTE_MS, type Instant } from '#domain/day.ts';
import { goesToShop } from '#netlify/mail/mail-kinds.ts';

const BACK_OFF_MINUTES = [1, 5, 15, 60];
const LATER_BACK_OFF_MINUTES = 240;
const GIVE_UP_MS = 20 * HOUR_MS;
const OVERDUE_MS = HOUR_MS;

/** Thrown in place of a mail that no longer holds: it must not go out. */
export class ObsoleteMail extends Error {
  override name = 'ObsoleteMail';
}

/** What decides whether a mail may be sent again. */
export interface OutboxPolicy {
  /** Whether the mail provider drops a second mail with the same idempotency key. */
  providerDedupes: boolean;
}

/** Returns the delay after this many attempts: 1, 5, 15, 60 minutes, then 4 hours. */
function backOffMs(attempts: number): number {
  return (BACK_OFF_MINUTES[attempts - 1] ?? LATER_BACK_OFF_MINUTES) * MINUTE_MS;
}

/**
 * Returns whether a mail that may have arrived may be sent again: always to the shop, to a customer only where the
 * provider drops duplicates.
 */
export function mayRepeat(kind: string, { providerDedupes }: OutboxPolicy): boolean {
  return providerDedupes || goesToShop(kind);
}

/** Returns whether a mail to the shop, which is never given up, has waited so long that somebody must look after it. */
export function isOverdue({ kind, createdAt }: ClaimedMail, now: Instant): boolean {
  return goesToShop(kind) && now - createdAt >= OVERDUE_MS;
}

/** Gives a mail up. The alert carries the mail’s payload, so that it can show the whole mail. */
function giveUp(
  { key, kind, payload }: ClaimedMail,
  reason: 'refused' | 'uncertain',
): DeliveryOutcome {
  return {
    result: 'dead',
    alert: {
      key: `dead-letter/${key}`,
      kind: 'dead-letter',
      payload: { key, reason, mail: { kind, payload } },
    },
  };
}

/** Gives up a mail that must not be sent again because it may have arrived; the shop gets an alert. */
export function giveUpUnconfirmed(mail: ClaimedMail): DeliveryOutcome {
  return giveUp(mail, 'uncertain');
}

/**
 * Returns the outcome of an attempt: sent, retry later, or given up 20 hours after the mail was created. Mails to the
 * shop are never given up.
 */
export function decideOutcome(
  mail: ClaimedMail,
  result: Exclude<MailResult, 'held-back'>,
  policy: OutboxPolicy,
  now: Instant,
): DeliveryOutcome {
  if (result === 'sent') return { result: 'sent' };
  const mayHaveBeenSent = mail.mayHaveBeenSent || result === 'unknown';
  if (mayHaveBeenSent && !mayRepeat(mail.kind, policy)) return giveUpUnconfirmed(mail);
  if (!goesToShop(mail.kind) && now - mail.createdAt >= GIVE_UP_MS) return giveUp(mail, 'refused');
  return { result: 'again', at: now + backOffMs(mail.attempts), mayHaveBeenSent };
}

import type { ClaimedMail, DeliveryOutcome } from '#adapters/outbox.ts';
import type { MailResult } from '#adapters/mailer.ts';
import type { Instant } from '#domain/day.ts';
import { goesToShop } from './mail-kinds.ts';

const MINUTE_MS = 60_000;
const BACK_OFF_MINUTES = [1, 5, 15, 60];
const LATER_BACK_OFF_MINUTES = 240;
const GIVE_UP_MS = 20 * 60 * MINUTE_MS;

/** What the shop must know before it sends anything again. */
export interface OutboxPolicy {
  /** Whether the mail provider drops a repeat of an idempotency key. */
  providerDedupes: boolean;
}

/** How long to wait after this many attempts: 1, 5, 15, 60 minutes, then every 4 hours. */
export function backOffMs(attempts: number): number {
  return (BACK_OFF_MINUTES[attempts - 1] ?? LATER_BACK_OFF_MINUTES) * MINUTE_MS;
}

/** Whether a mail that may have arrived may be sent once more: the shop's own always, a customer's only where a repeat is dropped. */
export function mayRepeat(kind: string, { providerDedupes }: OutboxPolicy): boolean {
  return providerDedupes || goesToShop(kind);
}

/** The alert carries what the mail was made from, so that it can show the whole mail. */
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

/** A mail that must not go out again, for it may have arrived; the shop is told to look. */
export function giveUpUnconfirmed(mail: ClaimedMail): DeliveryOutcome {
  return giveUp(mail, 'uncertain');
}

/**
 * What an attempt's result means for the mail: done, another try later, or given up 20 hours after it was made. The shop's
 * own mails are never given up.
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

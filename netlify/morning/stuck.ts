import { DAY_MS, HOUR_MS, type Instant } from '#domain/day.ts';
import type { Stuck } from '#netlify/mail/morning/morning-for-mail.ts';
import type { Backlog, MorningStore } from './morning-store.ts';

/** How long a mail waits before somebody has to know: three tries have failed by then. */
const MAIL_WAITS_MS = HOUR_MS;

/** How old the last comparison of all payments may be; it runs every 15 minutes. */
const PAYMENTS_REST_MS = 2 * HOUR_MS;

/**
 * How long a payment without an order is told of, which is as long as the shop tries to record it: one that was made up by
 * hand never has one.
 */
const UNRECORDED_TOLD_MS = 30 * DAY_MS;

/** How long the payment provider may refuse to clear what the shop wrote of persons, before somebody has to know. */
const NOT_CLEARED_MS = DAY_MS;

/** Returns what of a backlog is held up, the most urgent first; nothing while all is well. */
function findStuck(backlog: Backlog, now: Instant): Stuck[] {
  const { lateMails, firstLateMail, givenUpMails, unrecordedPayments } = backlog;
  const { notClearedPayments, paymentsCheckedAt } = backlog;
  const isOverdue = paymentsCheckedAt === null || now - paymentsCheckedAt >= PAYMENTS_REST_MS;
  return [
    ...(unrecordedPayments > 0 ? [{ part: 'unrecorded', count: unrecordedPayments } as const] : []),
    ...(isOverdue ? [{ part: 'payments', since: paymentsCheckedAt } as const] : []),
    ...(givenUpMails > 0 ? [{ part: 'given-up', count: givenUpMails } as const] : []),
    ...(notClearedPayments > 0
      ? [{ part: 'not-cleared', count: notClearedPayments } as const]
      : []),
    ...(firstLateMail === null
      ? []
      : [{ part: 'mails', count: lateMails, since: firstLateMail } as const]),
  ];
}

/** Reads what is stuck now, and which mails were given up since a moment. */
export async function readStuck(
  morning: Pick<MorningStore, 'readBacklog'>,
  givenUpSince: Instant,
  now: Instant,
): Promise<Stuck[]> {
  const lateBefore = now - MAIL_WAITS_MS;
  const unrecordedSince = now - UNRECORDED_TOLD_MS;
  const notClearedBefore = now - NOT_CLEARED_MS;
  const moments = { lateBefore, givenUpSince, unrecordedSince, notClearedBefore };
  return findStuck(await morning.readBacklog(moments), now);
}

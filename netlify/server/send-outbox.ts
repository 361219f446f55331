import type { Log } from '#adapters/log.ts';
import type { Mailer } from '#adapters/mailer.ts';
import type { ClaimedMail, DeliveryOutcome, Outbox } from '#adapters/outbox.ts';
import type { Instant } from '#domain/day.ts';
import { URGENT_MAILS } from './mail-kinds.ts';
import { decideOutcome, giveUpUnconfirmed, mayRepeat, type OutboxPolicy } from './outbox-rules.ts';
import type { MailWriter } from './write-mail.ts';

/** What sending mails needs of the shop, loaded and ready: nothing may hold up a mail that is claimed. */
export interface OutboxDependencies {
  outbox: Pick<Outbox, 'claim' | 'beginDelivery' | 'complete' | 'countPending'>;
  mailer: Mailer;
  writeMail: MailWriter;
  policy: OutboxPolicy;
  /** Asks for another pass, where this one had no time for all that is due. */
  triggerAnotherRun: () => Promise<void>;
  now: () => Instant;
  log: Log;
}

/** What a pass over the outbox did. */
export interface OutboxRun {
  sent: number;
  failed: number;
  dead: number;
  pending: number;
}

const BATCH = 5;

/** Null where another sender has the mail by now: it is that sender's to complete. */
async function attempt(
  shop: OutboxDependencies,
  mail: ClaimedMail,
): Promise<DeliveryOutcome | null> {
  if (mail.mayHaveBeenSent && !mayRepeat(mail.kind, shop.policy)) return giveUpUnconfirmed(mail);
  const possibleDuplicate = mail.mayHaveBeenSent && !shop.policy.providerDedupes;
  const confirmSend = () => shop.outbox.beginDelivery(mail, shop.now());
  try {
    const written = await shop.writeMail(mail, possibleDuplicate);
    const result = await shop.mailer.send(mail.key, written, confirmSend);
    if (result === 'held-back') return null;
    return decideOutcome(mail, result, shop.policy, shop.now());
  } catch (error) {
    shop.log.alarm('mail-not-written', { key: mail.key }, error);
    return decideOutcome(mail, 'refused', shop.policy, shop.now());
  }
}

async function sendOne(
  shop: OutboxDependencies,
  mail: ClaimedMail,
): Promise<DeliveryOutcome | null> {
  const conclusion = await attempt(shop, mail);
  if (conclusion) await shop.outbox.complete(mail, conclusion, shop.now());
  if (conclusion?.result === 'dead') shop.log.alarm('mail-given-up', { key: mail.key });
  return conclusion;
}

/**
 * Sends what is due, the mails of orders first, five at a time, until nothing is or the time is up: then it asks for another
 * pass. Each mail is tried once in a pass. `force` does not wait for back-off times; a lease held by another sender is
 * always respected.
 */
export async function sendOutbox(
  shop: OutboxDependencies,
  { force, budgetMs }: { force: boolean; budgetMs: number },
): Promise<OutboxRun> {
  const end = performance.now() + budgetMs;
  const tried: string[] = [];
  const counts = { sent: 0, again: 0, dead: 0 };
  for (;;) {
    if (performance.now() >= end) {
      await shop.triggerAnotherRun();
      break;
    }
    const mails = await shop.outbox.claim({
      now: shop.now(),
      most: BATCH,
      ignoresBackOff: force,
      except: tried,
      urgentKinds: URGENT_MAILS,
    });
    if (mails.length === 0) break;
    tried.push(...mails.map(({ key }) => key));
    const conclusions = await Promise.all(mails.map((mail) => sendOne(shop, mail)));
    for (const conclusion of conclusions) if (conclusion) counts[conclusion.result] += 1;
  }
  const pending = await shop.outbox.countPending();
  return { sent: counts.sent, failed: counts.again, dead: counts.dead, pending };
}

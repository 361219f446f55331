import type { Log } from '#netlify/http/log.ts';
import type { Mailer } from './mailer.ts';
import type { ClaimedMail, DeliveryOutcome, Outbox } from './outbox-store.ts';
import type { Instant } from '#domain/day.ts';
import { URGENT_MAILS } from '#netlify/mail/mail-kinds.ts';
import {
  decideOutcome,
  giveUpUnconfirmed,
  ObsoleteMail,
  isOverdue,
  mayRepeat,
  type OutboxPolicy,
} from './outbox-rules.ts';
import type { MailWriter } from './write-mail.ts';

/** What sending mails needs of the shop, all loaded: nothing may delay a claimed mail. */
export interface OutboxDependencies {
  outbox: Pick<Outbox, 'claim' | 'beginDelivery' | 'complete' | 'countPending'>;
  mailer: Mailer;
  writeMail: MailWriter;
  policy: OutboxPolicy;
  /** Asks for another run when the time is up and mails are still due. */
  triggerAnotherRun: () => Promise<void>;
  now: () => Instant;
  log: Log;
}

/** The result of a run: mails sent, to be retried, given up, and still pending. */
export interface OutboxRun {
  sent: number;
  failed: number;
  dead: number;
  pending: number;
}

const BATCH = 5;

/** Tries to send a mail; null when another sender has claimed it meanwhile, or its time is up before the server waits for it. */
async function tryToSend(
  shop: OutboxDependencies,
  mail: ClaimedMail,
  end: number,
): Promise<DeliveryOutcome | null> {
  if (mail.mayHaveBeenSent && !mayRepeat(mail.kind, shop.policy)) return giveUpUnconfirmed(mail);
  const possibleDuplicate = mail.mayHaveBeenSent && !shop.policy.providerDedupes;
  const confirmSend = async () =>
    performance.now() < end && (await shop.outbox.beginDelivery(mail, shop.now()));
  try {
    const written = await shop.writeMail(mail, possibleDuplicate);
    const { result, code } = await shop.mailer.send(mail.key, written, confirmSend);
    if (result === 'held-back') return null;
    if (result !== 'sent') shop.log.info(`mail-${result}`, { key: mail.key, code });
    return decideOutcome(mail, result, shop.policy, shop.now());
  } catch (error) {
    if (error instanceof ObsoleteMail) return { result: 'obsolete' };
    shop.log.alarm('mail-not-written', { key: mail.key }, error);
    return decideOutcome(mail, 'refused', shop.policy, shop.now());
  }
}

async function sendOne(
  shop: OutboxDependencies,
  mail: ClaimedMail,
  end: number,
): Promise<DeliveryOutcome | null> {
  const outcome = await tryToSend(shop, mail, end);
  if (outcome) await shop.outbox.complete(mail, outcome, shop.now());
  if (outcome?.result === 'dead') shop.log.alarm('mail-given-up', { key: mail.key });
  if (outcome?.result === 'again' && isOverdue(mail, shop.now())) {
    shop.log.alarm('shop-mail-waits', { key: mail.key });
  }
  return outcome;
}

/** Sends mails side by side. A failure is thrown once all have ended: none is cut off in the middle of its delivery. */
async function sendAll(
  shop: OutboxDependencies,
  mails: readonly ClaimedMail[],
  end: number,
): Promise<(DeliveryOutcome | null)[]> {
  const sending = mails.map((mail) => sendOne(shop, mail, end));
  await Promise.allSettled(sending);
  return Promise.all(sending);
}

/**
 * Sends due mails in batches of five, urgent kinds first, until none is left or the time is up; then it asks for
 * another run. Each mail is tried once per run. No delivery begins after `budgetMs`, so that the platform cuts none off: its mail
 * goes with a later run, once the lease has ended. `force` skips back-off times but respects other senders’ leases.
 */
export async function sendOutbox(
  shop: OutboxDependencies,
  { force, budgetMs }: { force: boolean; budgetMs: number },
): Promise<OutboxRun> {
  const end = performance.now() + budgetMs;
  const tried: string[] = [];
  const counts = { sent: 0, obsolete: 0, again: 0, dead: 0 };
  for (;;) {
    if (performance.now() >= end) {
      await shop.triggerAnotherRun();
      break;
    }
    const mails = await shop.outbox.claim({
      now: shop.now(),
      max: BATCH,
      ignoresBackOff: force,
      except: tried,
      urgentKinds: URGENT_MAILS,
    });
    if (mails.length === 0) break;
    tried.push(...mails.map(({ key }) => key));
    for (const outcome of await sendAll(shop, mails, end)) if (outcome) counts[outcome.result] += 1;
  }
  const pending = await shop.outbox.countPending();
  return { sent: counts.sent, failed: counts.again, dead: counts.dead, pending };
}

import { loadRenderer } from '#mail/render-mail.ts';
import { loadMailer, type Shop } from './deps.ts';
import { triggerOutbox } from './trigger-outbox.ts';
import { sendOutbox, type OutboxRun } from './send-outbox.ts';
import { openMailWriter } from './write-mail.ts';

/** How long mails are sent after an answer was given. */
const AFTER_ANSWER_MS = 8_000;

/**
 * One pass over the outbox with the shop's own parts. All code is loaded before the first mail is claimed: loading it later
 * would stop the clock of the statements that are under way.
 */
export async function processOutbox(
  shop: Shop,
  { force = false, budgetMs = AFTER_ANSWER_MS } = {},
): Promise<OutboxRun> {
  const { settings, orders, catalogue, calendar, outbox, now, log } = shop;
  const { shopInbox, providerDedupes } = settings.mail;
  const writeMail = openMailWriter({
    orders,
    catalogue,
    calendar,
    siteUrl: settings.siteUrl,
    shopInbox,
    secret: settings.secret,
  });
  const [mailer] = await Promise.all([loadMailer(settings), loadRenderer()]);
  const triggerAnotherRun = () => triggerOutbox(shop);
  const policy = { providerDedupes };
  const parts = { outbox, mailer, writeMail, policy, triggerAnotherRun, now, log };
  return sendOutbox(parts, { force, budgetMs });
}

import { loadMailer, type Shop } from './deps.ts';
import { sendOutbox, type PassReport } from './send-outbox.ts';
import { openMailWriter } from './write-mail.ts';

/** How long mails are sent after an answer was given. */
const AFTER_ANSWER_MS = 8_000;

/** One pass over the outbox with the shop's own parts. */
export function passOutbox(
  shop: Shop,
  { runNow = false, budgetMs = AFTER_ANSWER_MS } = {},
): Promise<PassReport> {
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
  const mailer = () => loadMailer(settings);
  const parts = { outbox, mailer, writeMail, policy: { providerDedupes }, now, log };
  return sendOutbox(parts, { runNow, budgetMs });
}

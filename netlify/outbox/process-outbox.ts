import { readMorning } from '#netlify/morning/read-morning.ts';
import { loadMailer, type Shop } from '#netlify/http/deps.ts';
import { triggerOutbox } from './trigger-outbox.ts';
import { sendOutbox, type OutboxRun } from './send-outbox.ts';
import { createMailWriter } from './write-mail.ts';

/** How long work that goes on after a response may begin something new, in milliseconds. */
export const AFTER_RESPONSE_MS = 8_000;

/**
 * Sends due mails with the shop’s adapters. All code is loaded before a mail is claimed: loading blocks the event loop,
 * and statements under way would time out.
 */
export async function processOutbox(
  shop: Shop,
  { force = false, budgetMs = AFTER_RESPONSE_MS } = {},
): Promise<OutboxRun> {
  const { settings, orders, parcels, morning, outbox, now, log } = shop;
  const { shopInbox, providerDedupes } = settings.mail;
  const [offer, mailer] = await Promise.all([shop.offer(), loadMailer(settings)]);
  const writeMail = createMailWriter({
    orders,
    ...offer,
    readMorning: (on) => readMorning({ parcels, morning, offer }, on, now()),
    siteUrl: settings.siteUrl,
    shopInbox,
    secret: settings.secret,
    now,
    log,
  });
  const triggerAnotherRun = () => triggerOutbox(shop);
  const policy = { providerDedupes };
  const parts = { outbox, mailer, writeMail, policy, triggerAnotherRun, now, log };
  return sendOutbox(parts, { force, budgetMs });
}

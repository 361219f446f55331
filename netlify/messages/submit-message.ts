import { createHmac } from 'node:crypto';
import type { MailQueue } from '#netlify/mail/mail-queue.ts';
import type { Instant } from '#domain/day.ts';
import type { ContactMessage, Enquiry } from '#domain/bulk/enquiry.ts';
import { LIMITS, enforceLimit, hashEmail, type Limits } from '#netlify/http/limits.ts';

/** What submitting a message needs of the shop. */
export interface MessageDependencies {
  outbox: Pick<MailQueue, 'add'>;
  limits: Pick<Limits, 'count'>;
  secret: string;
}

/** How long equal messages of one sender count as one: long enough for a retry after a lost response. */
const IDEMPOTENCY_WINDOW_MS = 600_000;

function keyOf(message: ContactMessage | Enquiry, secret: string, now: Instant): string {
  const content = JSON.stringify([message, Math.floor(now / IDEMPOTENCY_WINDOW_MS)]);
  const id = createHmac('sha256', secret).update(content).digest('base64url').slice(0, 22);
  return `${message.formType}/${id}`;
}

/** Queues a contact message or enquiry for the shop’s inbox, at most three an hour per sender (429). */
export async function submitMessage(
  shop: MessageDependencies,
  { message, now }: { message: ContactMessage | Enquiry; now: Instant },
): Promise<{ message: string }> {
  const sender = hashEmail(message.email, shop.secret, now);
  await enforceLimit(shop.limits.count(LIMITS.messagePerSender, sender), { failOpen: false });
  const key = keyOf(message, shop.secret, now);
  await shop.outbox.add({ key, kind: message.formType, payload: message }, now);
  return { message: 'Thank you. Your message is on its way to us.' };
}

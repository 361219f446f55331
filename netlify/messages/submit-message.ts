import { messageTitle, senderName, type ContactMessage, type Enquiry } from '#domain/message.ts';
import { parseDay, type Instant } from '#domain/day.ts';
import { LIMITS, enforceLimit, hashEmail, type Limits } from '#netlify/http/rate-limits.ts';
import { keyedHash } from '#netlify/http/keyed-hash.ts';
import type { Settings } from '#netlify/http/settings.ts';
import type { Messages, NewMessage } from './message-store.ts';

/** What submitting a message needs of the shop. */
export interface MessageDependencies {
  messages: Pick<Messages, 'add'>;
  limits: Pick<Limits, 'count'>;
  settings: Pick<Settings, 'secret'>;
}

/** How long equal messages of one sender count as one: long enough for a retry after a lost response. */
const IDEMPOTENCY_WINDOW_MS = 600_000;

/** Returns the key of the mail; equal messages have one key within a window, and two keys when a window ends between them. */
function keyOf(message: ContactMessage | Enquiry, secret: string, at: Instant): string {
  const content = JSON.stringify([message, Math.floor(at / IDEMPOTENCY_WINDOW_MS)]);
  return `${message.formType}/${keyedHash(content, secret).slice(0, 22)}`;
}

const toStore = (message: ContactMessage | Enquiry): NewMessage => ({
  kind: message.formType,
  name: senderName(message),
  email: message.email,
  phone: message.phone,
  about: messageTitle(message),
  eventOn: message.formType === 'enquiry' ? parseDay(message.eventDate) : null,
  message: message.message,
});

/** Stores a contact message or enquiry and queues it for the shop’s inbox, at most three an hour per sender (429). */
export async function submitMessage(
  shop: MessageDependencies,
  { message, now }: { message: ContactMessage | Enquiry; now: Instant },
): Promise<{ message: string }> {
  const sender = hashEmail(message.email, shop.settings.secret, now);
  await enforceLimit(LIMITS.messagePerSender, (limit) => shop.limits.count(limit, sender));
  const key = keyOf(message, shop.settings.secret, now);
  const mail = { key, kind: message.formType, payload: message };
  const since = now - IDEMPOTENCY_WINDOW_MS;
  const earlier = { key: keyOf(message, shop.settings.secret, since), since };
  await shop.messages.add(toStore(message), mail, { now, earlier });
  return { message: 'Thank you. Your message is on its way to us.' };
}

import { createHmac } from 'node:crypto';
import type { Limit, RateLimits } from '#adapters/rate-limits.ts';
import { londonTime, type Instant } from '#domain/day.ts';
import { emailKey } from '#domain/email-address.ts';
import { Outage } from '#domain/outage.ts';
import { tooMany } from './refusal.ts';

/** How often what may happen; every number is multiplied by RATE_LIMIT_FACTOR. */
export const LIMITS = {
  checkout: { name: 'checkout', most: 10, seconds: 600 },
  reading: { name: 'reading', most: 60, seconds: 60 },
  resendFromAddress: { name: 'resend-from-address', most: 5, seconds: 3_600 },
  resendOfOrder: { name: 'resend-of-order', most: 3, seconds: 86_400 },
  messageFromAddress: { name: 'message-from-address', most: 5, seconds: 600 },
  messageOfSender: { name: 'message-of-sender', most: 3, seconds: 3_600 },
  dataRequestFromAddress: { name: 'data-request-from-address', most: 5, seconds: 3_600 },
  dataRequestOfPerson: { name: 'data-request-of-person', most: 3, seconds: 86_400 },
  /** Mails that forms cause to one address outside the shop. */
  mailToPerson: { name: 'mail-to-person', most: 5, seconds: 86_400 },
  mailedLink: { name: 'mailed-link', most: 30, seconds: 600 },
  pageView: { name: 'page-view', most: 60, seconds: 60 },
  invalidBody: { name: 'invalid-body', most: 60, seconds: 60 },
} as const satisfies Record<string, Limit>;

/** The part of an address that one household holds: IPv4 whole, IPv6 its /64. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter((group) => group !== '');
  const last = tail?.split(':').filter((group) => group !== '') ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...last];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function hashForToday(text: string, secret: string, now: Instant): string {
  const salted = `${londonTime(now).day}|${text}`;
  return createHmac('sha256', secret).update(salted).digest('base64url').slice(0, 22);
}

/** A client address as it may be stored: a keyed hash whose salt changes every day. */
export function hashAddress(address: string, secret: string, now: Instant): string {
  return hashForToday(networkOf(address), secret, now);
}

/** An e-mail address as counters know it: a keyed hash of the day, the same in any capitals. */
export function hashEmail(email: string, secret: string, now: Instant): string {
  return hashForToday(`mail ${emailKey(email)}`, secret, now);
}

/** Refuses with 429 when a counter says so. Where the database is away, `goesOn` decides between going on and failing. */
export async function enforce(
  counting: Promise<number>,
  { goesOn }: { goesOn: boolean },
): Promise<void> {
  const resetInSeconds = await counting.catch((error: unknown) => {
    if (goesOn && error instanceof Outage) return 0;
    throw error;
  });
  if (resetInSeconds > 0) throw tooMany(resetInSeconds);
}

/** The counters a use case needs. */
export type Limits = Pick<RateLimits, 'count' | 'countAttempt'>;

import { londonTime, type Instant } from '#domain/day.ts';
import { emailKey } from '#domain/customer/email-address.ts';
import { ServiceError } from '#domain/service-error.ts';
import { tooManyRequests } from './http-error.ts';
import { keyedHash } from './keyed-hash.ts';

/** A rate limit: at most `max` times in `seconds`. */
export interface Limit {
  name: string;
  max: number;
  seconds: number;
  /** While the database is down everybody passes; by default nobody does. */
  failOpen?: true;
}

/** Counters. Each returns 0 within the limit, otherwise the seconds until the next try is allowed. */
export interface RateLimits {
  /** Counts one in the database, exact under parallel requests; throws `ServiceError`. */
  count(limit: Limit, subject: string): Promise<number>;
  /** Counts one in this process's memory. */
  countInMemory(limit: Limit, subject: string): Promise<number>;
  /** Counts a checkout attempt once, however often it is sent; throws `ServiceError`. */
  countAttempt(limit: Limit, subject: string, attempt: string): Promise<number>;
  /** Deletes expired counters. */
  purgeExpired(): Promise<void>;
}

/** The counters that use cases need. */
export type Limits = Pick<RateLimits, 'count' | 'countAttempt'>;

/** The shop's rate limits: at most `max` times in `seconds`. RATE_LIMIT_FACTOR multiplies every `max`. */
export const LIMITS = {
  checkout: { name: 'checkout', max: 10, seconds: 600, failOpen: true },
  reading: { name: 'reading', max: 60, seconds: 60, failOpen: true },
  orderChange: { name: 'order-change', max: 20, seconds: 600 },
  changesPerOrder: { name: 'change-of-order', max: 20, seconds: 86_400 },
  resendPerIp: { name: 'resend-from-address', max: 5, seconds: 3_600 },
  resendPerOrder: { name: 'resend-of-order', max: 3, seconds: 86_400 },
  messagePerIp: { name: 'message-from-address', max: 5, seconds: 600 },
  messagePerSender: { name: 'message-of-sender', max: 3, seconds: 3_600 },
  reviewPerIp: { name: 'review-from-address', max: 10, seconds: 3_600 },
  dataRequestPerIp: { name: 'data-request-from-address', max: 5, seconds: 3_600 },
  /** Each request mails its link; what is confirmed is never refused. */
  dataRequestPerPerson: { name: 'data-request-of-person', max: 3, seconds: 86_400 },
  magicLink: { name: 'mailed-link', max: 30, seconds: 600, failOpen: true },
  signInPerIp: { name: 'sign-in-from-address', max: 5, seconds: 3_600 },
  signInInAll: { name: 'sign-in-in-all', max: 20, seconds: 3_600 },
  /** Of links that are sent over these limits, because none works any more: stops those who ask at the same moment. */
  signInOverLimits: { name: 'sign-in-over-limits', max: 3, seconds: 600 },
  pageView: { name: 'page-view', max: 60, seconds: 60, failOpen: true },
  invalidBody: { name: 'invalid-body', max: 60, seconds: 60, failOpen: true },
} as const satisfies Record<string, Limit>;

/** Returns the part of an IP address that one household holds: all of IPv4, the /64 of IPv6. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
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
  return keyedHash(`${londonTime(now).day}|${text}`, secret).slice(0, 22);
}

/** Returns a client's IP address as it may be stored: a keyed hash whose salt changes every London day. */
export function hashIp(ip: string, secret: string, now: Instant): string {
  return hashForToday(networkOf(ip), secret, now);
}

/** Returns an e-mail address as counters store it: a keyed hash that changes every day and ignores case. */
export function hashEmail(email: string, secret: string, now: Instant): string {
  return hashForToday(`mail ${emailKey(email)}`, secret, now);
}

/** Counts by a limit; throws 429 when it is over. While the database is down, the limit decides who passes. */
export async function enforceLimit(
  limit: Limit,
  count: (limit: Limit) => Promise<number>,
): Promise<void> {
  const resetInSeconds = await count(limit).catch((error: unknown) => {
    if (limit.failOpen && error instanceof ServiceError) return 0;
    throw error;
  });
  if (resetInSeconds > 0) throw tooManyRequests(resetInSeconds);
}

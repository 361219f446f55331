import type { Random } from '../chaos/random.ts';

const endpoints = [
  '/api/get-session?sessionId=',
  '/api/check-order-status?paymentIntentId=',
  '/api/data-export?token=',
  '/api/health?',
  '/api/nothing?',
  '/api/?',
] as const;

const values = [
  '',
  'cs_test_nobody',
  'pi_nobody',
  'x'.repeat(43),
  'x'.repeat(201),
  'x'.repeat(8_000),
  '.',
  '..',
  '../../v1/charges',
  'cs_test_1?expand[]=customer',
  'cs_test_1#',
  "' or 1=1 --",
  '\u0000',
  'cs_\u0000test',
  '\r\nSet-Cookie: a=1',
  '<script>alert(1)</script>',
  '🎂',
  '[object Object]',
] as const;

/** Suffixes: malformed percent-encoding, invalid UTF-8, repeated parameters, prototype names. */
const suffixes = [
  '',
  '&sessionId=again',
  '&__proto__=1&constructor=2',
  '&sessionId[a]=1',
  '%',
  '%ff%fe',
  '%00',
  '&'.repeat(500),
] as const;

/** Returns a GET URL with a random malformed query. */
export function createMalformedQuery(random: Random): string {
  return random.pick(endpoints) + encodeURIComponent(random.pick(values)) + random.pick(suffixes);
}

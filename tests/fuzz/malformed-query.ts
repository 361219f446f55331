import { endpoints, parametersOf } from '../support/endpoints.ts';
import type { Random } from '../chaos/random.ts';

/** The start of a query for each parameter of each GET endpoint, and of paths that do not exist. */
const starts: readonly [string, ...string[]] = [
  '/api/nothing?',
  '/api/?',
  ...endpoints
    .filter(({ method }) => method === 'GET')
    .flatMap((endpoint) => {
      const names = parametersOf(endpoint).map((name) => `${name}=`);
      return (names.length > 0 ? names : ['']).map((name) => `${endpoint.path}?${name}`);
    }),
];

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
  return random.pick(starts) + encodeURIComponent(random.pick(values)) + random.pick(suffixes);
}

/**
 * The published scoring of MDN's HTTP Observatory (algorithm version 4, package @mdn/mdn-http-observatory 1.4.8) for one
 * answer over https. The package itself brings 190 others, a native build and two downloads, so the rules stand here.
 * That http leads to https and that the certificate holds is the platform's part, and 0 points. Where the Observatory
 * grades cookies, preflights and integrity finely, the worst case counts, so that no score is too high.
 */

/** The points of each test, added to 100. */
export interface Score {
  total: number;
  points: Readonly<Record<string, number>>;
}

/** The response to score. */
export interface Page {
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  html: string;
}

const EXTRA_FROM = 90;
const HALF_A_YEAR_SECONDS = 15_768_000;
const BROAD = [
  '*',
  'http:',
  'https:',
  'ftp:',
  'http://*',
  'https://*',
  'http://*.*',
  'https://*.*',
];
const INLINE = ["'unsafe-inline'", 'data:'];
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

type Policy = ReadonlyMap<string, readonly string[]>;

/** Parses a policy; null if it is empty or repeats a directive. */
function readPolicy(header: string): Policy | null {
  const policy = new Map<string, readonly string[]>();
  for (const part of header.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (name === '') continue;
    if (policy.has(name)) return null;
    policy.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return policy.size === 0 ? null : policy;
}

/** Returns the sources of a directive, without 'unsafe-inline' if there are hashes, because browsers then ignore it. */
function sourcesOf(policy: Policy, name: string): readonly string[] {
  const sources = policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isHashed = sources.some((source) => /^'(?:sha\d{3}|nonce)-/.test(source));
  return isHashed ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

const has = (sources: readonly string[], some: readonly string[]): boolean =>
  sources.some((source) => some.includes(source));

const isInsecure = (source: string): boolean => /^(?:http|ftp):/.test(source);

function scorePolicy(header: string): number {
  const policy = readPolicy(header);
  if (!policy) return -25;
  const script = sourcesOf(policy, 'script-src');
  const style = sourcesOf(policy, 'style-src');
  const passive = ['img-src', 'media-src'];
  const active = [...policy.keys()].filter((name) => !passive.includes(name));
  if (has(script, [...BROAD, ...INLINE]) || has(sourcesOf(policy, 'object-src'), BROAD)) return -20;
  if (active.some((name) => policy.get(name)?.some(isInsecure))) return -20;
  if (has([...script, ...style], ["'unsafe-eval'"])) return -10;
  if (passive.some((name) => sourcesOf(policy, name).some(isInsecure))) return -10;
  if (has(style, [...BROAD, ...INLINE])) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function scoreTransport(header: string): number {
  const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1];
  if (seconds === undefined || header.includes(',')) return -20;
  return Number(seconds) >= HALF_A_YEAR_SECONDS ? 0 : -10;
}

function scoreReferrer(header: string): number {
  if (header === '') return 0;
  return PRIVATE.includes(header.split(',').at(-1)?.trim().toLowerCase() ?? '') ? 5 : -5;
}

function scoreFrames(header: string, policy: string): number {
  if (readPolicy(policy)?.has('frame-ancestors')) return 5;
  return ['deny', 'sameorigin'].includes(header.toLowerCase()) ? 0 : -20;
}

function scoreResource(header: string): number {
  if (['same-origin', 'same-site'].includes(header)) return 10;
  return ['', 'cross-origin'].includes(header) ? 0 : -5;
}

/** Scores scripts of other sites as loaded over http without integrity, the worst case. */
function scoreScripts(html: string): number {
  const foreign = /<script\b[^>]*\bsrc\s*=\s*["']?(?:https?:)?\/\//i;
  return foreign.test(html) ? -50 : 0;
}

/** Scores a response; bonuses count only if penalties are at most 10 points. */
export function scorePage({ headers, html }: Page): Score {
  const header = (name: string): string => headers[name]?.trim() ?? '';
  const policy = header('content-security-policy');
  const points = {
    'content-security-policy': scorePolicy(policy),
    cookies: header('set-cookie') === '' ? 0 : -40,
    'cross-origin-resource-sharing': header('access-control-allow-origin') === '' ? 0 : -50,
    'referrer-policy': scoreReferrer(header('referrer-policy')),
    'strict-transport-security': scoreTransport(header('strict-transport-security')),
    'subresource-integrity': scoreScripts(html),
    'x-content-type-options': header('x-content-type-options').toLowerCase() === 'nosniff' ? 0 : -5,
    'x-frame-options': scoreFrames(header('x-frame-options'), policy),
    'cross-origin-resource-policy': scoreResource(header('cross-origin-resource-policy')),
  };
  const all = Object.values(points);
  const plain = all.reduce((sum, each) => sum + Math.min(0, each), 100);
  const total = plain < EXTRA_FROM ? plain : all.reduce((sum, each) => sum + each, 100);
  return { total: Math.max(0, total), points };
}

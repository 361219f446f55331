import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { StartupError } from './startup-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK = ['localhost', '127.0.0.1', '::1', '[::1]'];
const MIN_SECRET_LENGTH = 32;
const MAX_PROXIES = 9;

/** How the shop is reached on a server of one's own. */
export interface SelfHosting {
  /** The one address it listens on; undefined for this machine's own two. */
  readonly host: string | undefined;
  /** How many proxies stand before it, each of which adds to `X-Forwarded-For`. */
  readonly trustedProxies: number;
}

/** Reads `HOST` and `TRUSTED_PROXIES`. Unset, only this machine reaches the shop and no header is believed. */
export function readSelfHosting(env: Environment): SelfHosting {
  const text = env['TRUSTED_PROXIES'] || '0';
  const trustedProxies = Number(text);
  if (!/^\d$/.test(text)) {
    throw new StartupError(
      `TRUSTED_PROXIES must be a number from 0 to ${MAX_PROXIES}, not "${text}".`,
    );
  }
  return { host: env['HOST'] || undefined, trustedProxies };
}

/** Where this machine itself finds the shop. */
export function localOrigin({ host }: SelfHosting, port: number): string {
  const isAny = host === undefined || ['0.0.0.0', '::'].includes(host);
  const name = isAny ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** The visitor's address: the socket's, or what the outermost trusted proxy saw. What the visitor sent stands before that. */
export function clientIp(
  socketAddress: string,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  if (trustedProxies === 0) return socketAddress;
  const seen = forwardedFor?.split(',').at(-trustedProxies)?.trim() ?? '';
  return isIP(seen) ? seen : socketAddress;
}

/** Who may run a scheduled job by hand: whoever knows `JOB_SECRET`; without one, everybody as long as only this machine asks. */
export function createJobGuard(env: Environment): (request: Request) => boolean {
  const secret = env['JOB_SECRET'];
  if (!secret) {
    const isPrivate = isOnThisMachine(env);
    return () => isPrivate;
  }
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new StartupError(`JOB_SECRET must have at least ${MIN_SECRET_LENGTH} characters.`);
  }
  const expected = Buffer.from(`Bearer ${secret}`);
  return (request) => {
    const given = Buffer.from(request.headers.get('Authorization') ?? '');
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
}

/** A proxy on this machine looks like this machine: so the shop's address and context are asked too. */
function isOnThisMachine(env: Environment): boolean {
  const { host, trustedProxies } = readSelfHosting(env);
  const siteUrl = env['SITE_URL'] ?? '';
  return (
    (host === undefined || LOOPBACK.includes(host)) &&
    trustedProxies === 0 &&
    env['CONTEXT'] !== 'production' &&
    (!URL.canParse(siteUrl) || LOOPBACK.includes(new URL(siteUrl).hostname))
  );
}

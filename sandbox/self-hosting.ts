import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { StartupError } from './startup-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK = ['localhost', '127.0.0.1', '::1', '[::1]'];
const MIN_SECRET_LENGTH = 32;
const MAX_PROXIES = 9;

/** Network settings of a self-hosted shop. */
export interface SelfHosting {
  /** The address to listen on; undefined for the loopback addresses. */
  readonly host: string | undefined;
  /** The number of proxies in front of the shop, each of which appends to `X-Forwarded-For`. */
  readonly trustedProxies: number;
}

/** Reads `HOST` and `TRUSTED_PROXIES`; by default listens on loopback and trusts no header. Throws StartupError. */
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

/** Returns the shop's origin as seen from this machine. */
export function localOrigin({ host }: SelfHosting, port: number): string {
  const isAny = host === undefined || ['0.0.0.0', '::'].includes(host);
  const name = isAny ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/**
 * Returns the visitor's IP: the socket's, or the `X-Forwarded-For` entry of the outermost trusted proxy. Earlier
 * entries may be forged.
 */
export function clientIp(
  socketAddress: string,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  if (trustedProxies === 0) return socketAddress;
  const seen = forwardedFor?.split(',').at(-trustedProxies)?.trim() ?? '';
  return isIP(seen) ? seen : socketAddress;
}

/**
 * Returns a check of who may run a scheduled job: holders of `JOB_SECRET`; without a secret, anyone if only this
 * machine can connect. Throws StartupError if the secret is too short.
 */
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

/** Returns true if only this machine can connect. Host and URL count too, because a local proxy connects from this machine. */
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

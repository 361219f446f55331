import { randomBytes } from 'node:crypto';
import { SIGN_IN_LINK_SENT } from '#copy/sign-in.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, type Instant } from '#domain/day.ts';
import { SIGNED_IN_DAYS, SIGN_IN_LINK_MINUTES } from '#domain/sign-in.ts';
import { HttpError } from '#netlify/http/http-error.ts';
import { LIMITS, hashIp, type Limits } from '#netlify/http/rate-limits.ts';
import { isSameSecret } from '#netlify/http/keyed-hash.ts';
import { createMagicLink, hashToken } from '#netlify/http/magic-link.ts';
import type { Settings } from '#netlify/http/settings.ts';
import type { ShopkeeperSession, ShopkeeperSessions } from './shopkeeper-store.ts';

/** What signing in needs of the shop. */
export interface SignInDependencies {
  shopkeeper: ShopkeeperSessions;
  limits: Pick<Limits, 'count'>;
  settings: Pick<Settings, 'secret'>;
}

/** A session's last use is written down once an hour, not at each call. */
const TOUCH_MS = HOUR_MS;
/** `__Host-` keeps other hosts under the shop's domain from setting it. */
const COOKIE = '__Host-shopkeeper';
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';

const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** Returns whether a link may go out: within the limits, and over them when none that was sent works any more. */
async function maySendLink(
  { shopkeeper, limits }: SignInDependencies,
  network: string,
  now: Instant,
): Promise<boolean> {
  return (
    ((await limits.count(LIMITS.signInPerIp, network)) === 0 &&
      (await limits.count(LIMITS.signInInAll, 'everybody')) === 0) ||
    ((await shopkeeper.findOpenLinks(now)).length === 0 &&
      (await limits.count(LIMITS.signInOverLimits, 'everybody')) === 0)
  );
}

/**
 * Mails a link to the shop's inbox, unless the network or everybody together has asked too often and the inbox still holds a
 * link that works: so strangers cannot lock the shopkeeper out. The result is the same in each case.
 */
export async function sendSignInLink(
  shop: SignInDependencies,
  { clientIp, now }: { clientIp: string; now: Instant },
): Promise<{ message: string }> {
  const network = hashIp(clientIp, shop.settings.secret, now);
  if (await maySendLink(shop, network, now)) {
    const { seed, hash } = createMagicLink(shop.settings.secret);
    const link = { hash, createdAt: now, expiresAt: now + SIGN_IN_LINK_MINUTES * MINUTE_MS };
    const kind = 'sign-in-link';
    const payload = { seed, expiresAt: link.expiresAt };
    await shop.shopkeeper.addLink(link, { key: `${kind}/${randomText(12)}`, kind, payload });
  }
  const { lead, text } = SIGN_IN_LINK_SENT;
  return { message: `${lead} ${text}` };
}

const setCookie = (value: string, seconds: number): string =>
  `${COOKIE}=${value}; Max-Age=${seconds}; ${ATTRIBUTES}`;

/** The header that removes the cookie from a device that was signed out. */
export const CLEARED_COOKIE = setCookie('', 0);

/** Signs a device in by a mailed link; throws 410 for a link that was used, is old or never was. */
export async function startSession(
  { shopkeeper }: Pick<SignInDependencies, 'shopkeeper'>,
  { token, device, now }: { token: string; device: string; now: Instant },
): Promise<{ cookie: string; signedInUntil: string }> {
  const asked = hashToken(token);
  const open = await shopkeeper.findOpenLinks(now);
  const linkHash = open.find((hash) => isSameSecret(hash, asked));
  const [id, secret] = [randomText(12), randomText(32)];
  const expiresAt = now + SIGNED_IN_DAYS * DAY_MS;
  const times = { signedInAt: now, seenAt: now, expiresAt };
  const session = { id, secretHash: hashToken(secret), device, ...times };
  if (linkHash === undefined || !(await shopkeeper.start(linkHash, session))) {
    throw new HttpError(
      410,
      'link-gone',
      'This link no longer works',
      `This link was used already, or is older than ${SIGN_IN_LINK_MINUTES} minutes. Ask for a new one.`,
    );
  }
  const cookie = setCookie(`${id}.${secret}`, SIGNED_IN_DAYS * 24 * 60 * 60);
  return { cookie, signedInUntil: new Date(expiresAt).toISOString() };
}

const COOKIE_VALUE = /(?:^|;)\s*__Host-shopkeeper=(?<id>[\w-]{16})\.(?<secret>[\w-]{43})\s*(?:;|$)/;

const signedOut = () => new HttpError(401, 'signed-out', 'Please sign in', 'Please sign in.');

/** Returns the session of a request's cookies; throws 401 without one that holds. */
export async function requireSession(
  { shopkeeper }: Pick<SignInDependencies, 'shopkeeper'>,
  cookies: string | null,
  now: Instant,
): Promise<ShopkeeperSession> {
  const { id, secret } = COOKIE_VALUE.exec(cookies ?? '')?.groups ?? {};
  if (id === undefined || secret === undefined) throw signedOut();
  const session = await shopkeeper.find(id, now);
  if (!session || !isSameSecret(session.secretHash, hashToken(secret))) throw signedOut();
  if (now - session.seenAt >= TOUCH_MS) await shopkeeper.touch(id, now);
  return session;
}

import { createHash, createHmac, randomBytes } from 'node:crypto';

/**
 * A link that only its mail knows. Its token is 256 bits that are made from a random seed and the shop's secret: the seed
 * waits in the outbox until the mail is sent, the hash stays in the table, and neither of them opens anything.
 */
export interface MagicLink {
  seed: string;
  hash: string;
}

/** What the table holds of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The token of a seed, the same at every attempt to send its mail. */
export function tokenFromSeed(seed: string, secret: string): string {
  return createHmac('sha256', secret).update(`mailed link ${seed}`).digest('base64url');
}

/** A new link. */
export function createMagicLink(secret: string): MagicLink {
  const seed = randomBytes(32).toString('base64url');
  return { seed, hash: hashToken(tokenFromSeed(seed, secret)) };
}

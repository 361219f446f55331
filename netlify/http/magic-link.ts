import { createHash, randomBytes } from 'node:crypto';
import { keyedHash } from './keyed-hash.ts';

/**
 * A link that only its mail contains. Its 256-bit token derives from a random seed and the shop’s secret: the seed
 * stays in the outbox until the mail is sent, the hash in the table, and neither opens the link.
 */
export interface MagicLink {
  seed: string;
  hash: string;
}

/** Returns the hash that the table stores of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Returns the token of a seed, the same at each try to send its mail. */
export function tokenFromSeed(seed: string, secret: string): string {
  return keyedHash(`mailed link ${seed}`, secret);
}

/** Creates a link from random bytes. */
export function createMagicLink(secret: string): MagicLink {
  const seed = randomBytes(32).toString('base64url');
  return { seed, hash: hashToken(tokenFromSeed(seed, secret)) };
}

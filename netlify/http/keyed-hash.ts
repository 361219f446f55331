import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns a hash that only the holder of the secret can make, in base64url. The text begins with what the hash is for, so
 * that one made for another purpose proves nothing.
 */
export function keyedHash(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Compares a secret with what was sent, in a time that does not depend on where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

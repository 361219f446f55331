import { MAX_LENGTH } from './customer.ts';

const isAscii = (text: string): boolean => !/[^\u0021-\u007e]/.test(text);

/**
 * Returns whether a domain is in another alphabet. Rejects look-alikes of plain letters (the Kelvin sign for K) and
 * invisible characters, which would name somebody else's domain.
 */
export function isInternationalDomain(domain: string): boolean {
  return (
    !isAscii(domain) &&
    /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) &&
    !/\p{Default_Ignorable_Code_Point}/u.test(domain) &&
    domain === domain.normalize('NFKC')
  );
}

/** What is wrong with an e-mail address; the last two name the side of the "@" with a sign that we cannot send to. */
export type EmailError = 'missing' | 'too-long' | 'invalid' | 'sign-before-at' | 'sign-after-at';

/**
 * Returns the error of an e-mail address, or null: text, "@", text, ".", text, no spaces, and ASCII before the
 * "@".
 */
export function emailError(email: string): EmailError | null {
  const trimmed = email.trim();
  if (trimmed === '') return 'missing';
  if (trimmed.length > MAX_LENGTH.email) return 'too-long';
  const [local = '', domain = '', ...more] = trimmed.split('@');
  const hasDot = domain.slice(1, -1).includes('.');
  if (local === '' || !hasDot || more.length > 0 || /\s/.test(trimmed)) return 'invalid';
  if (!isAscii(local)) return 'sign-before-at';
  return isAscii(domain) || isInternationalDomain(domain) ? null : 'sign-after-at';
}

/** Returns the error of a sender's address, or null for exactly one plain address. */
export function singleEmailError(email: string): EmailError | null {
  return emailError(email) ?? (/[,;:<>()[\]\\"]/.test(email) ? 'invalid' : null);
}

/** Returns an e-mail address in the form for comparison: trimmed, A-Z in lower case. */
export function emailKey(email: string): string {
  return email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

import { MAX_LENGTH } from './customer.ts';

const INVALID = 'Please enter a valid email address';

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

/**
 * Returns the error of an e-mail address, or undefined: text, "@", text, ".", text, no spaces, and ASCII before the
 * "@".
 */
export function emailError(email: string): string | undefined {
  const trimmed = email.trim();
  if (trimmed === '') return 'Email is required';
  if (trimmed.length > MAX_LENGTH.email) return `Please use at most ${MAX_LENGTH.email} characters`;
  const [local = '', domain = '', ...more] = trimmed.split('@');
  const hasDot = domain.slice(1, -1).includes('.');
  if (local === '' || !hasDot || more.length > 0 || /\s/.test(trimmed)) return INVALID;
  if (!isAscii(local))
    return 'Before the @, please use plain letters (a to z), digits and signs only';
  if (isAscii(domain) || isInternationalDomain(domain)) return undefined;
  return 'After the @, please use plain letters (a to z), digits, dots and hyphens only';
}

/** Returns an e-mail address in the form for comparison: trimmed, A-Z in lower case. */
export function emailKey(email: string): string {
  return email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

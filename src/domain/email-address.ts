import { MAX_LENGTH } from './customer.ts';

const INVALID = 'Please enter a valid email address';

const isAscii = (text: string): boolean => !/[^\u0021-\u007e]/.test(text);

/**
 * Whether a domain is written in another alphabet. Letters that stand for a plain one, as the Kelvin sign for K, and
 * characters that nobody sees are none of it: they would name somebody else's domain.
 */
export function isInternationalDomain(domain: string): boolean {
  return (
    !isAscii(domain) &&
    /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) &&
    !/\p{Default_Ignorable_Code_Point}/u.test(domain) &&
    domain === domain.normalize('NFKC')
  );
}

/** The message for an e-mail address, or nothing when it will do: text, "@", text, ".", text, no spaces, and plain letters before the "@". */
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

/** An e-mail address as it is compared: two are one person's when this is the same, byte for byte. */
export function emailKey(email: string): string {
  return email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

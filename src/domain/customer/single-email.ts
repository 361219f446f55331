import { emailError, type EmailError } from './email-address.ts';

/** Returns the error of a recipient's address, or undefined for exactly one plain address. */
export function singleEmailError(email: string): EmailError | undefined {
  const error = emailError(email);
  if (error !== undefined) return error;
  return /[,;:<>()[\]\\"]/.test(email) ? 'invalid' : undefined;
}

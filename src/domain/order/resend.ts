/** Returns whether a confirmation may be asked for again at this address: it has an "@". The server knows the right one. */
export function canResendTo(email: string): boolean {
  return email.includes('@');
}

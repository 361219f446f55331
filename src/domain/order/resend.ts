/** Returns the error of the address to resend a confirmation to, or undefined: not empty and with an "@". */
export function resendEmailError(email: string): string | undefined {
  return email.trim().includes('@') ? undefined : 'Please enter a valid email address.';
}

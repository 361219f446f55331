/** The message for the address that a confirmation is to be sent to again, or nothing when it will do: it must not be empty and must contain "@" (Spec 2 §5). */
export function resendEmailError(email: string): string | undefined {
  return email.trim().includes('@') ? undefined : 'Please enter a valid email address.';
}

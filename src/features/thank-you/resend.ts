import { atom } from 'nanostores';
import { send } from '#browser/send.ts';
import { resendOrderConfirmation } from '#contract/resend-order-confirmation.ts';
import { confirmationResentText } from '#copy/resent-confirmation.ts';
import { $checkoutReturn } from '#features/checkout/checkout-return.ts';

/** The state of the resend form. After a success it stays sent. */
export interface Resend {
  state: 'idle' | 'loading' | 'success' | 'error';
  message: string;
}

export const $resend = atom<Resend>({ state: 'idle', message: '' });

const failed = (message: string): Resend => ({ state: 'error', message });

async function requestResend(sessionId: string, email: string): Promise<Resend> {
  const result = await send(resendOrderConfirmation, { sessionId, email });
  switch (result.kind) {
    case 'ok':
    case 'invalid-response':
      return { state: 'success', message: confirmationResentText(email) };
    case 'network-error':
      return failed('Failed to send email due to a network error. Please try again.');
    case 'http-error':
      return failed(`Failed to send email: ${result.body?.message || 'Unknown error'}`);
  }
}

/** Sends the confirmation again. The server accepts the order's own address only. */
export async function submitResend(email: string): Promise<void> {
  const checkoutReturn = $checkoutReturn.get();
  if (!checkoutReturn) {
    $resend.set(failed('Unable to resend email: Session ID not found.'));
    return;
  }
  if (!canResendTo(email)) {
    $resend.set(failed('Please enter a valid email address.'));
    return;
  }
  $resend.set({ state: 'loading', message: '' });
  $resend.set(await requestResend(checkoutReturn.sessionId, email.trim()));
}

/** Returns whether a confirmation may be asked for again at this address: it has an "@". The server knows the right one. */
export function canResendTo(email: string): boolean {
  return email.includes('@');
}

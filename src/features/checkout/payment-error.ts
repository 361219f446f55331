import * as v from 'valibot';
import { newQuoteSchema, type NewQuote } from '#contract/start-checkout.ts';
import type { SendFailure } from '#browser/send.ts';
import type { CheckoutProgress } from './checkout-progress.ts';
import { GENERIC_ERROR } from './payment.ts';

/** Returns the error to show: the shop's own words, the status of a refusal without any, otherwise a generic text. */
export function paymentErrorText(failure: SendFailure): string {
  if (failure.kind !== 'http-error') return GENERIC_ERROR;
  const { status, body } = failure;
  return body?.error && body.message ? `${body.error}: ${body.message}` : `HTTP error: ${status}`;
}

/** Returns what the shop asks by now, if the last payment was refused for its total; otherwise null. */
export function newQuote({ failure }: Pick<CheckoutProgress, 'failure'>): NewQuote | null {
  const quote = failure?.kind === 'http-error' ? failure.body?.quote : undefined;
  return v.is(newQuoteSchema, quote) ? quote : null;
}

import Stripe from 'stripe';
import * as v from 'valibot';
import type { Instant } from '#domain/day.ts';

/** What a signed event tells: what happened, to which object, with which metadata. Everything else is read back. */
export interface PaymentEvent {
  id: string;
  type: string;
  sessionId: string | null;
  paymentIntentId: string | null;
  /** How much of a charge was given back, in pence; 0 for other objects. */
  refundedPence: number;
  metadata: Readonly<Record<string, string>>;
}

const MOST_AGE_SECONDS = 300;

const object = v.object({
  id: v.optional(v.string()),
  object: v.optional(v.string()),
  payment_intent: v.optional(v.nullable(v.string()), null),
  amount_refunded: v.optional(v.number(), 0),
  metadata: v.nullish(v.record(v.string(), v.string()), {}),
});

function toPaymentEvent({ id, type, data }: Stripe.Event): PaymentEvent {
  const subject = v.safeParse(object, data.object);
  const about = subject.success ? subject.output : null;
  return {
    id,
    type,
    sessionId: about?.object === 'checkout.session' ? (about.id ?? null) : null,
    paymentIntentId: about?.payment_intent ?? null,
    refundedPence: about?.amount_refunded ?? 0,
    metadata: about?.metadata ?? {},
  };
}

/**
 * Reads a signed event, or null when the signature is not the provider's or is older or younger than 300 s by our clock.
 * The SDK refuses old signatures only, so the future is checked here.
 */
export function readPaymentEvent(
  rawBody: string,
  signature: string,
  secret: string,
  now: Instant,
): PaymentEvent | null {
  const signedAt = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1]);
  if (!(signedAt - now / 1000 <= MOST_AGE_SECONDS)) return null;
  try {
    return toPaymentEvent(
      Stripe.webhooks.constructEvent(rawBody, signature, secret, MOST_AGE_SECONDS, undefined, now),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}

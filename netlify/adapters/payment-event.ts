import type Stripe from 'stripe';
import * as v from 'valibot';
import type { Instant } from '#domain/day.ts';

/** What a signed event tells: what happened, to which object, with which metadata. Everything else is read back. */
export interface PaymentEvent {
  id: string;
  type: string;
  sessionId: string | null;
  paymentIntentId: string | null;
  metadata: Readonly<Record<string, string>>;
}

const MAX_AGE_SECONDS = 300;

const subject = v.object({
  id: v.optional(v.string()),
  object: v.optional(v.string()),
  payment_intent: v.optional(v.nullable(v.string()), null),
  metadata: v.nullish(v.record(v.string(), v.string()), {}),
});

/** An event about nothing that the shop can read is an event all the same: it changes nothing. */
const event = v.object({
  id: v.string(),
  type: v.string(),
  data: v.fallback(v.object({ object: subject }), () => ({ object: v.parse(subject, {}) })),
});

function parseEvent(body: string): PaymentEvent | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), event), body);
  if (!parsed.success) return null;
  const { id, type, data } = parsed.output;
  return {
    id,
    type,
    sessionId: data.object.object === 'checkout.session' ? (data.object.id ?? null) : null,
    paymentIntentId: data.object.payment_intent,
    metadata: data.object.metadata,
  };
}

/** When an event was signed, in seconds: the last `t=` of the header, which is the one that the SDK checks and signs. */
function signedAtOf(signature: string): number {
  const time = signature.split(',').findLast((part) => part.split('=')[0] === 't');
  return Number.parseInt(time?.split('=')[1] ?? '', 10);
}

/**
 * Reads a signed event, or null when the signature is not the provider's, is older or younger than 300 s by our clock, or
 * stands under something that is no event. The SDK refuses old signatures only, so the future is checked here.
 */
export function readPaymentEvent(
  { webhooks, errors }: Pick<Stripe, 'webhooks' | 'errors'>,
  rawBody: string,
  signature: string,
  secret: string,
  now: Instant,
): PaymentEvent | null {
  const signedAt = signedAtOf(signature);
  if (!(signedAt - now / 1000 <= MAX_AGE_SECONDS)) return null;
  const age = [MAX_AGE_SECONDS, undefined, now] as const;
  try {
    const isSigned = webhooks.signature?.verifyHeader(rawBody, signature, secret, ...age);
    return isSigned ? parseEvent(rawBody) : null;
  } catch (error) {
    if (error instanceof errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}

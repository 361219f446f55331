import type Stripe from 'stripe';
import * as v from 'valibot';
import { isShopPayment } from './order-metadata.ts';
import type { Instant } from '#domain/day.ts';
import type { PaymentEvent } from '#netlify/orders/payments.ts';

const MAX_AGE_SECONDS = 300;

const subject = v.object({
  id: v.optional(v.string()),
  object: v.optional(v.string()),
  payment_intent: v.optional(v.nullable(v.string()), null),
  metadata: v.nullish(v.record(v.string(), v.string()), {}),
});

/** An event about an unknown object is valid; it has no effect. */
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
    isShops: isShopPayment(data.object.metadata),
  };
}

/** Returns when an event was signed, in seconds: the last `t=` of the header, which the SDK verifies. */
function signedAtOf(signature: string): number {
  const time = signature.split(',').findLast((part) => part.split('=')[0] === 't');
  return Number.parseInt(time?.split('=')[1] ?? '', 10);
}

/**
 * Returns a signed event, or null when the signature is wrong or more than 300 s off the shop’s clock, or the body is
 * no event. The SDK rejects only old signatures, so future ones are rejected here.
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

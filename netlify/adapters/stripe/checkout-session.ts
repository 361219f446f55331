import type Stripe from 'stripe';
import { emptyCustomer, type CustomerInfo } from '#domain/customer/customer.ts';
import { formatPostcode } from '#domain/customer/address-rules.ts';
import { normalizeLine } from '#domain/text/normalize-text.ts';
import { unpack } from './order-metadata.ts';
import type { CheckoutSession } from '#netlify/orders/payments.ts';

const STATUSES = ['open', 'complete', 'expired'] as const;
const PAYMENT_STATUSES = ['paid', 'unpaid', 'no_payment_required'] as const;

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((word) => word === text);

/** Returns the object where the provider expanded an id; otherwise null. */
export function expanded<T extends object>(value: string | T | null | undefined): T | null {
  return typeof value === 'object' ? value : null;
}

/** Returns the latest charge of a session whose payment was expanded; null before the first. */
export const chargeOf = (session: Stripe.Checkout.Session): Stripe.Charge | null =>
  expanded(expanded(session.payment_intent)?.latest_charge);

/** Returns what of a charge went back; nothing where there is none. */
export const reversalOf = (charge: Stripe.Charge | null) => ({
  refundedPence: charge?.amount_refunded ?? 0,
  isDisputed: charge?.disputed ?? false,
});

interface ShippingDetails {
  name?: string | null;
  address?: Stripe.Address | null;
}

/** Returns the recipient. The provider has a single name field, so `firstName` holds the full name. */
function recipientFrom(shipping: ShippingDetails | null, email: string): CustomerInfo | null {
  if (!shipping?.address) return null;
  const { line1, line2, city, postal_code: postcode } = shipping.address;
  return {
    ...emptyCustomer,
    firstName: normalizeLine(shipping.name ?? ''),
    email,
    address1: normalizeLine(line1 ?? ''),
    address2: normalizeLine(line2 ?? ''),
    city: normalizeLine(city ?? ''),
    postcode: formatPostcode(postcode ?? ''),
  };
}

/** Converts the provider’s session. The address comes from the payment, or from what the payment page collected. */
export function toCheckoutSession(
  session: Stripe.Checkout.Session,
  lineItems: readonly Stripe.LineItem[],
): CheckoutSession {
  const intent = expanded(session.payment_intent);
  const charge = chargeOf(session);
  const email = session.customer_details?.email ?? '';
  const shipping = intent?.shipping ?? session.collected_information?.shipping_details ?? null;
  return {
    id: session.id,
    status: oneOf(STATUSES, session.status) ?? null,
    paymentStatus: oneOf(PAYMENT_STATUSES, session.payment_status) ?? 'unpaid',
    createdAt: session.created * 1000,
    paidAt: (charge?.created ?? session.created) * 1000,
    paymentIntentId: intent?.id ?? null,
    paymentOrder: unpack(session.metadata ?? {}),
    lines: lineItems.map((item) => ({
      description: item.description ?? '',
      quantity: item.quantity ?? 1,
      totalPence: item.amount_total,
    })),
    shippingPence: session.shipping_cost?.amount_total ?? 0,
    totalPence: session.amount_total ?? 0,
    ...reversalOf(charge),
    name: session.customer_details?.name ?? shipping?.name ?? '',
    email,
    recipient: recipientFrom(shipping, email),
  };
}

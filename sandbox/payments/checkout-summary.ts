import type Stripe from 'stripe';
import type { PaymentStore, SessionRecord } from './payment-store.ts';
import { resolveId } from './object-ids.ts';

/** The order as the payment page shows it; amounts in minor units. */
export interface CheckoutSummary {
  readonly session: Stripe.Checkout.Session;
  readonly lines: readonly {
    name: string;
    description: string | null;
    quantity: number;
    amount: number;
  }[];
  readonly shipping: { name: string; estimate: string; amount: number } | null;
}

/** Returns the names and amounts of a session for the payment page. */
export function summarizeCheckout(
  store: PaymentStore,
  { session, lineItems }: SessionRecord,
): CheckoutSummary {
  const cost = session.shipping_cost;
  const rate = cost && store.shippingRates.get(resolveId(cost.shipping_rate));
  return {
    session,
    lines: lineItems.map((item) => ({
      name: item.description ?? '',
      description: store.products.get(resolveId(item.price?.product))?.description ?? null,
      quantity: item.quantity ?? 1,
      amount: item.amount_total,
    })),
    shipping: rate
      ? {
          name: rate.display_name ?? 'Delivery',
          estimate: estimateText(rate.delivery_estimate),
          amount: cost.amount_total,
        }
      : null,
  };
}

function estimateText(estimate: Stripe.ShippingRate.DeliveryEstimate | null): string {
  const { maximum, minimum } = estimate ?? {};
  const unit = (maximum ?? minimum)?.unit.replace('_', ' ');
  if (maximum && minimum) return `${minimum.value} to ${maximum.value} ${unit}s`;
  if (maximum) return `Up to ${maximum.value} ${unit}s`;
  return minimum ? `At least ${minimum.value} ${unit}s` : '';
}

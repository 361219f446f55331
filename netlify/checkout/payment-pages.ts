import type { Instant } from '#domain/day.ts';
import type { Pence } from '#domain/money.ts';
import type { Order } from '#domain/order/order.ts';

/** Everything on a payment page, already priced and worded by the shop. */
export interface SessionParams {
  order: Order;
  orderNumber: string;
  catalogueVersion: string;
  lines: readonly {
    name: string;
    description: string;
    unitPence: Pence;
    quantity: number;
    imageUrl: string | null;
  }[];
  /** `displayName` also states a requested day. */
  shipping: { name: string; displayName: string; pricePence: Pence };
  /** Arrival and allergens, shown beside the Pay button. */
  submitText: string;
  expiresAt: Instant;
  successUrl: string;
  cancelUrl: string;
}

/** A payment page, new or replayed for its idempotency key. */
export interface CreatedSession {
  id: string;
  url: string | null;
  isOpen: boolean;
}

/** The payment pages of the payment provider. Methods throw `ServiceError` or `PaymentRequestError`. */
export interface PaymentPages {
  /** Creates a payment page; the same key returns the same page, open or not. */
  createSession(params: SessionParams, key: string, timeoutMs: number): Promise<CreatedSession>;
}

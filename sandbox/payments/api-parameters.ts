import type Stripe from 'stripe';

/**
 * The parameters of each endpoint, as types of the SDK. `generate-shapes.ts` reads this interface and writes
 * `shapes.json`.
 */
export interface ApiParameters {
  createSession: Stripe.Checkout.SessionCreateParams;
  retrieveSession: Stripe.Checkout.SessionRetrieveParams;
  updateSession: Stripe.Checkout.SessionUpdateParams;
  expireSession: Stripe.Checkout.SessionExpireParams;
  listSessions: Stripe.Checkout.SessionListParams;
  listSessionLineItems: Stripe.Checkout.SessionListLineItemsParams;
  retrievePaymentIntent: Stripe.PaymentIntentRetrieveParams;
  updatePaymentIntent: Stripe.PaymentIntentUpdateParams;
  retrieveCharge: Stripe.ChargeRetrieveParams;
  createRefund: Stripe.RefundCreateParams;
  listRefunds: Stripe.RefundListParams;
  listDisputes: Stripe.DisputeListParams;
  listEvents: Stripe.EventListParams;
  retrieveEvent: Stripe.EventRetrieveParams;
}

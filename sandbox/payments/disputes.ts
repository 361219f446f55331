import type Stripe from 'stripe';
import type { PaymentsContext } from './payments-context.ts';
import type { SessionRecord } from './payment-store.ts';
import { resolveId, newId } from './object-ids.ts';

const RESPONSE_PERIOD_SECONDS = 7 * 86_400;

/** Opens a dispute and emits the event. For tests only: the provider's API has no such request. Throws if there is no charge. */
export function openDispute(
  { emit, store, seconds }: PaymentsContext,
  { session }: SessionRecord,
): Stripe.Dispute {
  const intent = store.intents.get(resolveId(session.payment_intent));
  const charge = store.charges.get(resolveId(intent?.latest_charge));
  if (!charge || charge.disputed) throw new Error(`Session ${session.id} has nothing to dispute`);
  store.charges.put({ ...charge, disputed: true });
  const made = createDispute(charge, seconds());
  store.disputes.put(made);
  emit('charge.dispute.created', made);
  return made;
}

function createDispute(charge: Stripe.Charge, created: number): Stripe.Dispute {
  return {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: created + RESPONSE_PERIOD_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
  enhanced_evidence: {},
};

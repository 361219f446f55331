import Stripe from 'stripe';
import type { EventType, PaymentStore, SandboxEvent } from './payment-store.ts';
import { newId } from './object-ids.ts';

/** Stores an event, then sends it to the webhook. */
export type EmitEvent = (type: EventType, object: SandboxEvent['data']['object']) => void;

/** Returns a function that stores and delivers events. */
export function createEmitter(
  store: PaymentStore,
  seconds: () => number,
  deliver: (event: SandboxEvent) => void,
): EmitEvent {
  return (type, object) => {
    const event: SandboxEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: seconds(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    };
    store.events.put(event);
    deliver(event);
  };
}

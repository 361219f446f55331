import Stripe from 'stripe';
import type { EventType, Ledger, SandboxEvent } from './payment-store.ts';
import { newId } from './object-ids.ts';

/** Tells the shop what happened: the event is kept first and delivered by whoever watches. */
export type Announce = (type: EventType, object: SandboxEvent['data']['object']) => void;

export function announcer(
  ledger: Ledger,
  seconds: () => number,
  deliver: (event: SandboxEvent) => void,
): Announce {
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
    ledger.events.put(event);
    deliver(event);
  };
}

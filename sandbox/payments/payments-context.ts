import type { EmitEvent } from './events.ts';
import type { FormTree } from './form-body.ts';
import type { PaymentStore } from './payment-store.ts';

/** What every part of the payment sandbox works on. */
export interface PaymentsContext {
  readonly store: PaymentStore;
  readonly emit: EmitEvent;
  /** The clock in whole seconds, as the provider's objects hold it. */
  readonly seconds: () => number;
}

export interface ApiContext extends PaymentsContext {
  /** Where a shopper pays the session. */
  readonly pageUrl: (sessionId: string) => string;
}

/** One call of the provider's API: parameters and the id in its path → the answer, or a refusal. */
export type ApiEndpoint = (context: ApiContext, form: FormTree, id: string) => object;

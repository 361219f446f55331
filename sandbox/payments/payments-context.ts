import type { EmitEvent } from './events.ts';
import type { FormTree } from './form-body.ts';
import type { PaymentStore } from './payment-store.ts';

/** The dependencies shared by the modules of the payment sandbox. */
export interface PaymentsContext {
  readonly store: PaymentStore;
  readonly emit: EmitEvent;
  /** Returns the Unix time in seconds. */
  readonly seconds: () => number;
}

export interface ApiContext extends PaymentsContext {
  /** Returns the URL of the payment page of a session. */
  readonly pageUrl: (sessionId: string) => string;
}

/** Handles an API request; `id` is the object id from the path. Returns the response body or throws PaymentApiError. */
export type ApiEndpoint = (context: ApiContext, form: FormTree, id: string) => object;

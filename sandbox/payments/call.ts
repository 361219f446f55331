import type { Books } from './payments-context.ts';
import type { FormTree } from './form-body.ts';

export interface CallBooks extends Books {
  /** Where a shopper pays the session. */
  readonly pageUrl: (sessionId: string) => string;
}

/** One call of the provider's API: parameters and the id in its path → the answer, or a refusal. */
export type Call = (books: CallBooks, form: FormTree, id: string) => object;

import type { Announce } from './events.ts';
import type { Ledger } from './payment-store.ts';

/** What every part of the payment sandbox works on. */
export interface Books {
  readonly ledger: Ledger;
  readonly announce: Announce;
  /** The clock in whole seconds, as the provider's objects hold it. */
  readonly seconds: () => number;
}

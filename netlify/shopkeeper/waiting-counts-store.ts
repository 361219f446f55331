import type { WaitingCounts } from '#contract/shopkeeper-waiting-counts.ts';

/** What waits for the shop's answer. Methods throw `ServiceError`. */
export interface WaitingCountsStore {
  /** Returns how many messages are new and how many reviews wait, in one statement. */
  read(): Promise<WaitingCounts>;
}

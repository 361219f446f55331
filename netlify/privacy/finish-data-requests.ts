import type { DataRequests } from './data-request-store.ts';
import { oldestValidLink } from '#domain/data-request.ts';
import {
  clearNotesAtProvider,
  type EraseDependencies,
  type EraseRun,
} from './erase-at-provider.ts';

/** What finishing data requests needs of the shop. */
export interface FinishDependencies extends EraseDependencies {
  dataRequests: Pick<DataRequests, 'finishDeletions' | 'purgeExpired'>;
}

/** Continues deletions that had to wait, here and at the payment provider, and purges expired requests. */
export async function finishDataRequests(shop: FinishDependencies, run: EraseRun): Promise<void> {
  await shop.dataRequests.finishDeletions(run.now);
  await shop.dataRequests.purgeExpired(oldestValidLink(run.now));
  await clearNotesAtProvider(shop, run);
}

import { changeAvailability } from '#contract/availability.ts';
import type { Availability, ClosedDays, SoldOutFlavour } from '#domain/delivery/availability.ts';
import type { LastPostingDate } from '#domain/delivery/dispatch.ts';
import { readUnsent, removeUnsent, storeUnsent } from '../unsent-storage.ts';

/** An availability that was saved and did not reach the server yet. */
export interface UnsentAvailability {
  soldOut: SoldOutFlavour[];
  closed: ClosedDays[];
  lastPostings: LastPostingDate[];
  expectedVersion: number;
}

const KEY = 'shopkeeperAvailability';

/** Returns the availability that the server does not have yet, or null. */
export function readUnsentAvailability(): UnsentAvailability | null {
  const unsent = readUnsent(KEY, changeAvailability.request);
  return unsent && { ...unsent, lastPostings: unsent.lastPostings ?? [] };
}

/** Stores an availability until the server has it; null once it has. */
export function storeUnsentAvailability(
  wanted: (Availability & { expectedVersion: number }) | null,
): void {
  if (wanted) storeUnsent(KEY, wanted);
  else removeUnsent(KEY);
}

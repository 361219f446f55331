import { atom } from 'nanostores';
import * as v from 'valibot';
import { moveParcels, type BoardParcel } from '#contract/shopkeeper-day.ts';
import { readUnsent, removeUnsent, storeUnsent } from '../unsent-storage.ts';

/** A change of the status of parcels, on the device until the server has it: ids, versions, a status. */
export interface StatusChange {
  parcels: number[];
  status: BoardParcel['status'];
  expectedVersion: number[];
  /** Whether it posts in spite of a STOP, which takes a second click. */
  confirmStop?: boolean | undefined;
}

const KEY = 'shopkeeperPresses';

/** The ids of the parcels whose change the network did not take; none while all goes well. */
export const $unsent = atom<readonly number[]>([]);

/** Returns the changes that the server does not have yet, the earliest first. */
export function readUnsentChanges(): StatusChange[] {
  const unsent = readUnsent(KEY, v.array(moveParcels.request)) ?? [];
  return unsent.map(({ expectedVersion, ...change }) => ({
    ...change,
    expectedVersion: typeof expectedVersion === 'number' ? [expectedVersion] : expectedVersion,
  }));
}

/** Stores these changes, and no others. */
export function storeUnsentChanges(changes: readonly StatusChange[]): void {
  if (changes.length === 0) removeUnsent(KEY);
  else storeUnsent(KEY, changes);
  if ($unsent.get().length > 0) showUnsent();
}

/** Shows which parcels have a change that waits for the network. */
export function showUnsent(): void {
  $unsent.set(readUnsentChanges().flatMap(({ parcels }) => parcels));
}

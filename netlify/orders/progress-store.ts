import type { Instant } from '#domain/day.ts';
import type { ReversalKind } from './payments.ts';

/** A list of the provider that is scanned for 30 days. */
export type ScannedList = 'payments' | ReversalKind;

/** How far the 30-day scan of a list has come. */
export interface ScanProgress {
  /** Everything younger than this is scanned; null before the first page. */
  scannedTo: Instant | null;
  /** When the last complete scan ended; null during a scan and before the first. */
  finishedAt: Instant | null;
}

/** Stores how far looking through the provider's lists has come, between runs. Methods throw `ServiceError`. */
export interface ReconcileProgress {
  read(list: ScannedList): Promise<ScanProgress>;
  write(list: ScannedList, progress: ScanProgress): Promise<void>;
  /** Records that every payment of the last day was found to be recorded. */
  markChecked(at: Instant): Promise<void>;
  /** Returns the moment before which payment pages that expired unpaid are cleared; null before the first run. */
  readCleared(): Promise<Instant | null>;
  writeCleared(before: Instant): Promise<void>;
}

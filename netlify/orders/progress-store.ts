import type { Instant } from '#domain/day.ts';

/** How far the 30-day scan has come. */
export interface ScanProgress {
  /** Everything younger than this is scanned; null before the first page. */
  scannedTo: Instant | null;
  /** When the last complete scan ended; null during a scan and before the first. */
  finishedAt: Instant | null;
}

/** Stores how far looking through the provider's payments has come, between runs. Methods throw `ServiceError`. */
export interface ReconcileProgress {
  read(): Promise<ScanProgress>;
  write(progress: ScanProgress): Promise<void>;
  /** Records that every payment of the last day was found to be recorded. */
  markChecked(at: Instant): Promise<void>;
  /** Returns the moment before which payment pages that expired unpaid are cleared; null before the first run. */
  readCleared(): Promise<Instant | null>;
  writeCleared(before: Instant): Promise<void>;
}

import type { ReconcileProgress, ScanProgress } from '#netlify/orders/progress-store.ts';

/** The progress of the 30-day scan without a database. */
export function inMemoryReconcileProgress(): ReconcileProgress {
  let stored: ScanProgress = { scannedTo: null, finishedAt: null };
  return {
    read: () => Promise.resolve(stored),
    write(progress) {
      stored = progress;
      return Promise.resolve();
    },
  };
}

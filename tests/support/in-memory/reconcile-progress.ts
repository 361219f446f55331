import type { ReconcileProgress, ScanProgress } from '#netlify/orders/progress-store.ts';

/** The progress of reconciling without a database, and when it last found all recorded. */
export function inMemoryReconcileProgress(): ReconcileProgress & { checkedAt(): number | null } {
  let checkedAt: number | null = null;
  let cleared: number | null = null;
  let stored: ScanProgress = { scannedTo: null, finishedAt: null };
  return {
    read: () => Promise.resolve(stored),
    write(progress) {
      stored = progress;
      return Promise.resolve();
    },
    markChecked(at) {
      checkedAt = at;
      return Promise.resolve();
    },
    checkedAt: () => checkedAt,
    readCleared: () => Promise.resolve(cleared),
    writeCleared(before) {
      cleared = before;
      return Promise.resolve();
    },
  };
}

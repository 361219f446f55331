import type {
  ReconcileProgress,
  ScannedList,
  ScanProgress,
} from '#netlify/orders/progress-store.ts';

/** The progress of reconciling without a database, and when it last found all recorded. */
export function inMemoryReconcileProgress(): ReconcileProgress & { checkedAt(): number | null } {
  let checkedAt: number | null = null;
  let cleared: number | null = null;
  const stored = new Map<ScannedList, ScanProgress>();
  return {
    read: (list) => Promise.resolve(stored.get(list) ?? { scannedTo: null, finishedAt: null }),
    write(list, progress) {
      stored.set(list, progress);
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

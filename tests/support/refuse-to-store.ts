import { vi } from 'vitest';

/** Lets the storage have no room for what is stored under a key, but for all else. `vi.unstubAllGlobals` ends it. */
export function refuseToStore(refused: string): void {
  const { localStorage } = globalThis;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => localStorage.getItem(key),
    removeItem: (key: string) => localStorage.removeItem(key),
    setItem: (key: string, value: string) => {
      if (key === refused) throw new DOMException('There is no room.', 'QuotaExceededError');
      localStorage.setItem(key, value);
    },
  });
}

/** The storage area: permanent, or for the tab. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** Returns a stored JSON value. A value that `parse` rejects is removed. Blocked storage reads as empty. */
export function readStored<T>(
  key: string,
  parse: (value: unknown) => T | null,
  area: StorageArea = 'localStorage',
): T | null {
  try {
    const text = globalThis[area].getItem(key);
    if (text === null) return null;
    const value = parseJson(text, parse);
    if (value === null) {
      console.warn(`Dropped ${key} from storage: it can no longer be read.`);
      globalThis[area].removeItem(key);
    }
    return value;
  } catch {
    return null;
  }
}

function parseJson<T>(text: string, parse: (value: unknown) => T | null): T | null {
  try {
    return parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Returns what is stored under a key, as text. Blocked storage reads as empty. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value as JSON and returns whether that worked. Storage may be blocked or full; the shop works without it. */
export function writeStored(
  key: string,
  value: unknown,
  area: StorageArea = 'localStorage',
): boolean {
  try {
    globalThis[area].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Returns whether anything is stored under a key. */
export function hasStored(key: string): boolean {
  return storedText(key) !== null;
}

/** Removes a stored value. */
export function removeStored(key: string, area: StorageArea = 'localStorage'): void {
  try {
    globalThis[area].removeItem(key);
  } catch {
    return;
  }
}

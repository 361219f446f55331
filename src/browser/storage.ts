/** Where a value is stored: for good, or for the tab alone. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** Reads a stored JSON value; one that `parse` refuses is dropped. Blocked storage reads as empty. */
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

/** Stores a value as JSON, and tells whether it could. Blocked or full storage is no error: the shop works on without it. */
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

/** Whether anything is stored under a key, readable or not. */
export function hasStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Forgets a stored value. */
export function removeStored(key: string, area: StorageArea = 'localStorage'): void {
  try {
    globalThis[area].removeItem(key);
  } catch {
    return;
  }
}

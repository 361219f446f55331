import * as v from 'valibot';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';

/** How long a failed call waits before it is made again, in milliseconds. */
export const RETRY_MS = 5_000;

/** What the storage does not take, where it is blocked or full: it lives as long as the page. */
const unstored = new Map<string, unknown>();

/** Returns what waits under a key; null for nothing, or for what can no longer be read. */
export function readUnsent<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  const parse = (value: unknown): T | null => {
    const parsed = v.safeParse(schema, value);
    return parsed.success ? parsed.output : null;
  };
  return unstored.has(key) ? parse(unstored.get(key)) : readStored(key, parse);
}

/** Stores what waits under a key, on the device or else in the page. */
export function storeUnsent(key: string, value: unknown): void {
  if (writeStored(key, value)) unstored.delete(key);
  else unstored.set(key, value);
}

/** Removes what waits under a key. */
export function removeUnsent(key: string): void {
  unstored.delete(key);
  removeStored(key);
}
